import { expect, test } from 'vitest';
import {
  formatAge,
  formatDay,
  formatDays,
  formatDeadline,
  formatDue,
  formatDuration,
  formatMoment,
  formatNow,
} from './dates.ts';

const at = (text: string) => Date.parse(`${text}+08:00`);
const now = at('2026-11-24T10:20:00');
const hours = (count: number, minutes = 0) => (count * 60 + minutes) * 60_000;

test('formats ages up to 28 hours in hours and minutes, longer ones in days and hours', () => {
  expect(formatAge(hours(27, 40))).toBe('27 h 40');
  expect(formatAge(hours(0, 32))).toBe('0 h 32');
  expect(formatAge(hours(28))).toBe('28 h 00');
  expect(formatAge(hours(76))).toBe('3 d 4 h');
});

test('truncates ages to minutes', () => {
  expect(formatAge(hours(23, 59) + 59_999)).toBe('23 h 59');
});

test('formats lateness in minutes, hours or days', () => {
  expect(formatDue(now - hours(1, 5), now)).toBe('1 h 05 late');
  expect(formatDue(now - hours(0, 5), now)).toBe('5 min late');
  expect(formatDue(now - hours(50), now)).toBe('2 d 2 h late');
});

test('formats a due time by its hour today, with the weekday on other days', () => {
  expect(formatDue(at('2026-11-24T11:20:00'), now)).toBe('by 11:20');
  expect(formatDue(now, now)).toBe('by 10:20');
  expect(formatDue(at('2026-11-25T06:10:00'), now)).toBe('by Wed 06:10');
});

test('uses the day in Singapore on any device', () => {
  expect(formatMoment(at('2026-11-24T00:05:00'), now)).toBe('today, 00:05');
  expect(formatMoment(at('2026-11-23T23:59:00'), now)).toBe('yesterday, 23:59');
  expect(formatMoment(at('2026-11-19T09:15:00'), now)).toBe('Thu 19 Nov, 09:15');
});

test('adds the year unless it is the current one', () => {
  expect(formatDay('2027-01-11', now)).toBe('Mon 11 Jan 2027');
  expect(formatMoment(at('2025-05-02T08:00:00'), now)).toBe('Fri 2 May 2025, 08:00');
});

test('formats a deadline without the day if it is today', () => {
  expect(formatDeadline(at('2026-11-24T16:00:00'), now)).toBe('16:00');
  expect(formatDeadline(at('2026-11-25T16:00:00'), now)).toBe('tomorrow, 16:00');
});

test('formats the days of a session as the site does', () => {
  expect(formatDays('2026-12-14', '2026-12-16')).toBe('14–16 Dec');
  expect(formatDays('2026-11-30', '2026-12-02')).toBe('30 Nov – 2 Dec');
  expect(formatDays('2026-12-02')).toBe('2 Dec');
});

test('formats the current time with its year', () => {
  expect(formatNow(now)).toBe('Tue 24 Nov 2026, 10:20');
});

test('formats durations under an hour in minutes', () => {
  expect(formatDuration(hours(0, 59))).toBe('59 min');
  expect(formatDuration(hours(3, 10))).toBe('3 h 10');
});
