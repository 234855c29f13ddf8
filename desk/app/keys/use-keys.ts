import { useEffect, useRef } from 'react';
import { type KeyActs, keyStore } from './key-store.ts';
import type { DeskKey } from './key-table.ts';

/** Binds keys while a screen is open. Which keys, is fixed by the names given; what they do, may change. */
export function useKeys(acts: KeyActs) {
  const latest = useRef(acts);
  useEffect(() => {
    latest.current = acts;
  });
  const names = (Object.keys(acts) as DeskKey[]).filter((name) => acts[name]).join(' ');
  useEffect(() => {
    const bound = names === '' ? [] : (names.split(' ') as DeskKey[]);
    return keyStore.add(
      Object.fromEntries(bound.map((name) => [name, (letter: string) => latest.current[name]?.(letter)])),
    );
  }, [names]);
}

/** Listens to the keyboard for the whole page. Letters act only outside fields, and not under a dialog. */
export function useKeyboard() {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.isComposing)
        return;
      const target = event.target as Element;
      if (target.closest('input, textarea, select, [contenteditable]')) {
        // Out of a field and back to the page.
        if (event.key === 'Escape' && !target.closest('[role=dialog]')) (target as HTMLElement).blur();
        return;
      }
      if (target.closest('[role=dialog], [role=alertdialog], [role=menu]')) return;
      if (keyStore.press(event.key)) event.preventDefault();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}
