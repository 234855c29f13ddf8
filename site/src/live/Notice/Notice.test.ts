import { expect, test } from 'vitest';
import { daysOfMonth, isShown } from './notice-days.ts';

const days = { showFrom: '2026-10-01', until: '2026-12-31' };

test.each([
  ['before its first day it does not show', '2026-09-30', false],
  ['on its first day it shows', '2026-10-01', true],
  ['on its last day it shows', '2026-12-31', true],
  ['the day after it is gone', '2027-01-01', false],
])('%s', (_rule, today, shown) => {
  expect(isShown(days, today)).toBe(shown);
});

test.each([
  ['2026-12-31', 31],
  ['2026-11-05', 30],
  ['2027-02-01', 28],
  ['2028-02-29', 29],
])('the month of %s has %i days', (day, count) => {
  expect(daysOfMonth(day)).toBe(count);
});
