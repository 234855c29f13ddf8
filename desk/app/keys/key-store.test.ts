import { expect, test, vi } from 'vitest';
import { createKeyStore } from './key-store.ts';

test('a key does what the screen on top does with it', () => {
  const keys = createKeyStore();
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

test('a key that nobody listens to is left to the browser', () => {
  expect(createKeyStore().press('j')).toBe(false);
});

test('a key that was switched off does nothing', () => {
  const keys = createKeyStore();
  const act = vi.fn();
  keys.add({ take: act, note: act });
  keys.switchOff(['take']);
  expect(keys.press('t')).toBe(false);
  expect(act).not.toHaveBeenCalled();
  expect(keys.press('n')).toBe(true);
});

test('G waits for one letter, which then does not do its own act', () => {
  const keys = createKeyStore();
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
