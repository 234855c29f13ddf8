import { type KeyboardEvent, useEffect, useState } from 'react';
import { useShortcuts } from './use-shortcuts.ts';

const lastRows = new Map<string, string>();

export type RowLink = {
  'data-row': string;
  tabIndex: 0 | -1;
  onFocus: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
};

/**
 * The screen's list as one tab stop (roving `tabindex`).
 * @param address of the list; returning to it restores the row
 */
export function useRows<Row>(rows: readonly Row[], idOf: (row: Row) => string, address: string) {
  const ids = rows.map(idOf);
  const [chosen, setChosen] = useState(() => lastRows.get(address));
  const current = chosen !== undefined && ids.includes(chosen) ? chosen : ids[0];
  const hasRows = ids.length > 0;

  // Back on the list, unless the user has moved the focus.
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

  const onKeyDown = (event: KeyboardEvent) => {
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
