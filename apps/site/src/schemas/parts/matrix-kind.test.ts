import { expect, test } from 'vitest';
import { cellKind, kindOn } from './matrix-kind.ts';

test('a cell with a day binds from that day on', () => {
  expect(kindOn('2027-01-01', '2026-12-31')).toBe('later');
  expect(kindOn('2027-01-01', '2027-01-01')).toBe('binding');
  expect(kindOn('in-part', '2027-01-01')).toBe('in-part');
});

test('a kind that only a day can prove is refused', () => {
  expect(cellKind.safeParse('later').success).toBe(false);
  expect(cellKind.safeParse('{{us-ny-raise/effective/day}}').success).toBe(true);
});
