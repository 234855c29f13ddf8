import { expect, test } from 'vitest';
import {
  datesWithWeekdays,
  dayOfShortDate,
  fullDate,
  longDate,
  monthAndYear,
  weekdayRange,
} from '../src/date-formats.ts';

test('articles write December 15, 2024, legal pages 15 December 2024, month heads August 2025', () => {
  expect(longDate('2024-12-15')).toBe('December 15, 2024');
  expect(fullDate('2024-12-15')).toBe('15 December 2024');
  expect(monthAndYear('2025-08-18')).toBe('August 2025');
});

test('a run of days names its first and its last weekday', () => {
  expect(weekdayRange('2025-08-18', '2025-08-20')).toBe('Mon to Wed');
  expect(weekdayRange('2025-08-15')).toBe('Fri');
});

test.each([
  ['2026-12-08', '2026-12-10', 'Tue 8 to Thu 10 Dec 2026'],
  ['2026-09-30', '2026-10-02', 'Wed 30 Sep to Fri 2 Oct 2026'],
  ['2026-12-30', '2027-01-02', 'Wed 30 Dec 2026 to Sat 2 Jan 2027'],
  ['2026-12-08', '2026-12-08', 'Tue 8 Dec 2026'],
])('a sentence writes the range of %s and %s with its weekdays', (start, end, text) =>
  expect(datesWithWeekdays(start, end)).toBe(text),
);

test('a day that the calendar does not have is refused by name, not formatted', () =>
  expect(() => fullDate('2025-02-30')).toThrow('"2025-02-30" is not a day of the calendar'));

test('a short date is read back as its day', () => {
  expect(dayOfShortDate('1 Sep 2025')).toBe('2025-09-01');
  expect(() => dayOfShortDate('September 2025')).toThrow('“September 2025” is no short date');
});
