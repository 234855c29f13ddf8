import { useEffect, useRef } from 'react';
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
      if (event.defaultPrevented || event.isComposing) return;
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
