import { expect, test, vi } from 'vitest';
import { createShortcutStore } from './shortcut-store.ts';
import { shortcutTable } from './shortcut-table.ts';

test('runs the handler of the layer added last', () => {
  const keys = createShortcutStore();
  const [below, above] = [vi.fn(), vi.fn()];
  keys.add({ next: below, back: below });
  const remove = keys.add({ next: above });
  expect(keys.press('J')).toBe(true);
  expect(above).toHaveBeenCalledOnce();
  keys.press('u');
  expect(below).toHaveBeenCalledOnce();
  remove();
  keys.press('j');
  expect(below).toHaveBeenCalledTimes(2);
});

test('leaves a key without a handler to the browser', () =>
  expect(createShortcutStore().press('j')).toBe(false));

test('ignores a disabled shortcut', () => {
  const keys = createShortcutStore();
  const handler = vi.fn();
  keys.add({ assignToMe: handler, note: handler });
  keys.disable(['assignToMe']);
  expect(keys.press('t')).toBe(false);
  expect(handler).not.toHaveBeenCalled();
  expect(keys.press('n')).toBe(true);
});

test('runs only the navigation for a letter after G', () => {
  const keys = createShortcutStore();
  const [go, note] = [vi.fn(), vi.fn()];
  keys.add({ go, note });
  keys.press('g');
  keys.press('n');
  expect(go).toHaveBeenCalledExactlyOnceWith('n');
  expect(note).not.toHaveBeenCalled();
  keys.press('g');
  expect(keys.press('x')).toBe(false);
  keys.press('n');
  expect(note).toHaveBeenCalledOnce();
});

test('names each shortcut in plain words', () => {
  for (const { short } of Object.values(shortcutTable)) expect(short).toMatch(/^[a-z ]+$/);
});
