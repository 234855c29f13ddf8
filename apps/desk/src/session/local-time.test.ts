import { expect, test } from 'vitest';
import { fromLocal, toLocal } from './local-time.ts';

test('converts in Singapore time on any device', () => {
  const atMs = Date.UTC(2026, 10, 25, 8, 0);
  expect(toLocal(atMs)).toBe('2026-11-25T16:00');
  expect(fromLocal('2026-11-25T16:00')).toBe(atMs);
});

test('returns undefined for an incomplete value', () => {
  expect(fromLocal('')).toBeUndefined();
});
