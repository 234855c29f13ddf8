import { expect, test } from 'vitest';
import { daysOfMonth, isShown } from './notice-days.ts';

const days = { showFrom: '2026-10-01', until: '2026-12-31' };

test.each([
  ['hides the notice before its first day', '2026-09-30', false],
  ['shows the notice on its first day', '2026-10-01', true],
  ['shows the notice on its last day', '2026-12-31', true],
  ['hides the notice after its last day', '2027-01-01', false],
])('%s', (_rule, today, shown) => {
  expect(isShown(days, today)).toBe(shown);
});

test.each([
  ['2026-12-31', 31],
  ['2026-11-05', 30],
  ['2027-02-01', 28],
  ['2028-02-29', 29],
])('counts the days of the month of %s: %i', (day, count) => {
  expect(daysOfMonth(day)).toBe(count);
});
