import { expect, test } from 'vitest';
import { fromLocal, toLocal } from './local-time.ts';

test('a field of day and hour speaks of Singapore, whatever the device thinks', () => {
  const atMs = Date.UTC(2026, 10, 25, 8, 0);
  expect(toLocal(atMs)).toBe('2026-11-25T16:00');
  expect(fromLocal('2026-11-25T16:00')).toBe(atMs);
});

test('a field that is not whole says no moment', () => {
  expect(fromLocal('')).toBeUndefined();
});
