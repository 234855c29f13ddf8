import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { useShortcuts } from './use-shortcuts.ts';

const lastRows = new Map<string, string>();

type Rows<List extends HTMLElement> = {
  listRef: RefObject<List | null>;
  onKeyDown: (event: KeyboardEvent) => void;
  rowProps: (id: string) => { 'data-row': string; tabIndex: 0 | -1; onFocus: () => void };
  current: string | undefined;
};

/**
 * A list as one tab stop (roving `tabindex`), with arrow keys, `J` and `K`.
 * @param address of the list; returning to it restores the row
 */
export function useRows<List extends HTMLElement = HTMLDivElement>(
  ids: readonly string[],
  address: string,
): Rows<List> {
  const listRef = useRef<List>(null);
  const [chosen, setChosen] = useState(() => lastRows.get(address));
  const current = chosen !== undefined && ids.includes(chosen) ? chosen : ids[0];
  const hasRows = ids.length > 0;

  // Back on the list the focus returns to the row, unless the user has moved it from the heading.
  useEffect(() => {
    const row = lastRows.get(address);
    if (hasRows && row !== undefined && document.activeElement?.matches('body, #main h1'))
      focusRow(listRef.current, row);
  }, [address, hasRows]);

  const step = (by: 1 | -1) => {
    const isInside = listRef.current?.contains(document.activeElement) ?? false;
    const index = current === undefined ? -1 : ids.indexOf(current);
    const id = ids[isInside ? index + by : index];
    if (id !== undefined) focusRow(listRef.current, id);
  };
  useShortcuts({ next: () => step(1), previous: () => step(-1) });

  return {
    listRef,
    current,
    onKeyDown: (event) => {
      const isRow = (event.target as Element).hasAttribute('data-row');
      if (!isRow || event.altKey || event.ctrlKey || event.metaKey) return;
      const id = event.key === 'Home' ? ids[0] : event.key === 'End' ? ids.at(-1) : undefined;
      if (event.key === 'ArrowDown') step(1);
      else if (event.key === 'ArrowUp') step(-1);
      else if (id !== undefined) focusRow(listRef.current, id);
      else return;
      event.preventDefault();
    },
    rowProps: (id) => ({
      'data-row': id,
      tabIndex: id === current ? 0 : -1,
      onFocus: () => {
        setChosen(id);
        lastRows.set(address, id);
      },
    }),
  };
}

function focusRow(list: HTMLElement | null, id: string) {
  list?.querySelector<HTMLElement>(`[data-row="${CSS.escape(id)}"]`)?.focus();
}
