import { type KeyboardEvent as ReactKeyboardEvent, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { type ShortcutHandlers, shortcutStore } from './shortcut-store.ts';
import type { Shortcut } from './shortcut-table.ts';

export function useShortcuts(handlers: ShortcutHandlers) {
  const latest = useRef(handlers);
  useEffect(() => {
    latest.current = handlers;
  });
  const names = (Object.keys(handlers) as Shortcut[]).filter((name) => handlers[name]).join(' ');
  useEffect(() => {
    const bound = names === '' ? [] : (names.split(' ') as Shortcut[]);
    return shortcutStore.add(
      Object.fromEntries(bound.map((name) => [name, (letter: string) => latest.current[name]?.(letter)])),
    );
  }, [names]);
}

/** Single keys work outside fields and dialogs only; `Ctrl Enter` submits a panel. */
export function useKeyboardListener() {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const target = event.target as Element;
      // Key code 229: an input method takes the key, although Safari reports no composition.
      if (event.defaultPrevented || event.isComposing || event.keyCode === 229) return;
      if (event.key === 'Enter' && (event.ctrlKey || event.metaKey))
        target.closest('[role=dialog]')?.querySelector('form')?.requestSubmit();
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      if (target.closest('input, textarea, select, [contenteditable]')) {
        if (event.key === 'Escape' && !target.closest('[role=dialog]')) (target as HTMLElement).blur();
        return;
      }
      if (target.closest('[role=dialog], [role=alertdialog], [role=menu]')) return;
      if (shortcutStore.press(event.key)) event.preventDefault();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}

const lastRows = new Map<string, string>();

export type RowLink = {
  'data-row': string;
  tabIndex: 0 | -1;
  onFocus: () => void;
  onKeyDown: (event: ReactKeyboardEvent) => void;
};

/** The screen's list as one tab stop (roving `tabindex`). Returning to its address restores the row. */
export function useRows<Row>(rows: readonly Row[], idOf: (row: Row) => string) {
  const { pathname, search } = useLocation();
  const address = pathname + search;
  const ids = rows.map(idOf);
  const [chosen, setChosen] = useState(() => lastRows.get(address));
  const current = chosen !== undefined && ids.includes(chosen) ? chosen : ids[0];
  const hasRows = ids.length > 0;

  // Restores the row on return to the list, unless the user has moved the focus.
  useEffect(() => {
    const row = lastRows.get(address);
    if (hasRows && row !== undefined && document.activeElement?.matches('body, #main h1')) focusRow(row);
  }, [address, hasRows]);

  const step = (by: 1 | -1) => {
    const isInside = document.activeElement?.closest(':is(li, tr):has([data-row])');
    const index = current === undefined ? -1 : ids.indexOf(current);
    focusRow(ids[isInside ? index + by : index]);
  };
  useShortcuts({ next: () => step(1), previous: () => step(-1), open: () => undefined });

  const onKeyDown = (event: ReactKeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === 'ArrowDown') step(1);
    else if (event.key === 'ArrowUp') step(-1);
    else if (event.key === 'Home') focusRow(ids[0]);
    else if (event.key === 'End') focusRow(ids.at(-1));
    else return;
    event.preventDefault();
  };
  const rowProps = (id: string): RowLink => ({
    'data-row': id,
    tabIndex: id === current ? 0 : -1,
    onFocus: () => {
      setChosen(id);
      lastRows.set(address, id);
    },
    onKeyDown,
  });
  return { current: rows.find((row) => idOf(row) === current), rowProps };
}

function focusRow(id: string | undefined) {
  if (id !== undefined) document.querySelector<HTMLElement>(`[data-row="${CSS.escape(id)}"]`)?.focus();
}
