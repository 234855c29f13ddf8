import { expect, test } from 'vitest';
import {
  ageInWords,
  dayInWords,
  daysInWords,
  dueInWords,
  lengthInWords,
  momentInWords,
  nowInWords,
  untilInWords,
} from './moments.ts';

const at = (text: string) => Date.parse(`${text}+08:00`);
const now = at('2026-11-24T10:20:00');
const hours = (count: number, minutes = 0) => (count * 60 + minutes) * 60_000;

test('an age is hours and minutes up to 28 hours, then days and hours', () => {
  expect(ageInWords(hours(27, 40))).toBe('27 h 40');
  expect(ageInWords(hours(0, 32))).toBe('0 h 32');
  expect(ageInWords(hours(28))).toBe('28 h 00');
  expect(ageInWords(hours(76))).toBe('3 d 4 h');
});

test('an age is cut, never rounded up', () => {
  expect(ageInWords(hours(23, 59) + 59_999)).toBe('23 h 59');
});

test('lateness is said in minutes, hours or days', () => {
  expect(dueInWords(now - hours(1, 5), now)).toBe('1 h 05 late');
  expect(dueInWords(now - hours(0, 5), now)).toBe('5 min late');
  expect(dueInWords(now - hours(50), now)).toBe('2 d 2 h late');
});

test('what is due today is said so, also at this very minute; another day by its name', () => {
  expect(dueInWords(at('2026-11-24T11:20:00'), now)).toBe('by 11:20 today');
  expect(dueInWords(now, now)).toBe('by 10:20 today');
  expect(dueInWords(at('2026-11-25T06:10:00'), now)).toBe('by Wed 06:10');
});

test('the day is that of Singapore, whatever the device thinks', () => {
  expect(momentInWords(at('2026-11-24T00:05:00'), now)).toBe('today, 00:05');
  expect(momentInWords(at('2026-11-23T23:59:00'), now)).toBe('yesterday, 23:59');
  expect(momentInWords(at('2026-11-19T09:15:00'), now)).toBe('Thu 19 Nov, 09:15');
});

test('another year is named', () => {
  expect(dayInWords('2027-01-11', now)).toBe('Mon 11 Jan 2027');
  expect(momentInWords(at('2025-05-02T08:00:00'), now)).toBe('Fri 2 May 2025, 08:00');
});

test('the end of an offer is an hour today, or a day and an hour', () => {
  expect(untilInWords(at('2026-11-24T16:00:00'), now)).toBe('16:00');
  expect(untilInWords(at('2026-11-25T16:00:00'), now)).toBe('tomorrow, 16:00');
});

test('days of a session are written as on the site', () => {
  expect(daysInWords('2026-12-14', '2026-12-16')).toBe('14–16 Dec');
  expect(daysInWords('2026-11-30', '2026-12-02')).toBe('30 Nov – 2 Dec');
  expect(daysInWords('2026-12-02')).toBe('2 Dec');
});

test('the clock says day, hour and year', () => {
  expect(nowInWords(now)).toBe('Tue 24 Nov 2026, 10:20');
});

test('a length under an hour is minutes', () => {
  expect(lengthInWords(hours(0, 59))).toBe('59 min');
  expect(lengthInWords(hours(3, 10))).toBe('3 h 10');
});
