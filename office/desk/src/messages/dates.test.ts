import { weekdayAndTime } from '@vanda/forms/date-formats';
import { expect, test } from 'vitest';
import {
  formatAge,
  formatDay,
  formatDays,
  formatDeadline,
  formatDue,
  formatDuration,
  formatMoment,
  fromLocal,
  toLocal,
} from './dates.ts';

const at = (text: string) => Date.parse(`${text}+08:00`);
const now = at('2026-11-24T10:20:00');
const hours = (count: number, minutes = 0) => (count * 60 + minutes) * 60_000;

test.each([
  ['ages up to 28 hours in hours and minutes', formatAge(hours(27, 40)), '27 h 40'],
  ['ages up to 28 hours in hours and minutes', formatAge(hours(28)), '28 h 00'],
  ['longer ages in days and hours', formatAge(hours(76)), '3 d 4 h'],
  ['ages truncated to minutes', formatAge(hours(23, 59) + 59_999), '23 h 59'],
  ['lateness in hours', formatDue(now - hours(1, 5), now), '1 h 05 late'],
  ['lateness in minutes', formatDue(now - hours(0, 5), now), '5 min late'],
  ['lateness in days', formatDue(now - hours(50), now), '2 d 2 h late'],
  ['a due time today by its hour', formatDue(at('2026-11-24T11:20:00'), now), 'by 11:20'],
  ['a due time now as not late', formatDue(now, now), 'by 10:20'],
  ['a due time on another day with its weekday', formatDue(at('2026-11-25T06:10:00'), now), 'by Wed 06:10'],
  ['the day in Singapore on any device', formatMoment(at('2026-11-24T00:05:00'), now), 'today, 00:05'],
  ['the day before', formatMoment(at('2026-11-23T23:59:00'), now), 'yesterday, 23:59'],
  ['an earlier day', formatMoment(at('2026-11-19T09:15:00'), now), 'Thu 19 Nov, 09:15'],
  ['the year unless it is this one', formatDay('2027-01-11', now), 'Mon 11 Jan 2027'],
  ['the year of a moment', formatMoment(at('2025-05-02T08:00:00'), now), 'Fri 2 May 2025, 08:00'],
  ['a deadline today without its day', formatDeadline(at('2026-11-24T16:00:00'), now), '16:00'],
  ['a deadline tomorrow', formatDeadline(at('2026-11-25T16:00:00'), now), 'tomorrow, 16:00'],
  ['the days of a session as the site does', formatDays('2026-12-14', '2026-12-16'), '14–16 Dec'],
  ['days of two months', formatDays('2026-11-30', '2026-12-02'), '30 Nov – 2 Dec'],
  ['one day', formatDays('2026-12-02'), '2 Dec'],
  ['the current time with its year', weekdayAndTime(now), 'Tue 24 Nov 2026, 10:20'],
  ['durations under an hour in minutes', formatDuration(hours(0, 59)), '59 min'],
  ['longer durations in hours', formatDuration(hours(3, 10)), '3 h 10'],
])('formats %s', (_what, formatted, expected) => expect(formatted).toBe(expected));

test('converts in Singapore time on any device', () => {
  const atMs = Date.UTC(2026, 10, 25, 8, 0);
  expect(toLocal(atMs)).toBe('2026-11-25T16:00');
  expect(fromLocal('2026-11-25T16:00')).toBe(atMs);
});

test('returns undefined for an incomplete value', () => expect(fromLocal('')).toBeUndefined());
