import { describe, expect, it, vi } from 'vitest';
import {
  addDays,
  dateRange,
  dayOfMonth,
  daysBetween,
  isIsoDay,
  sessionState,
  shortDate,
  singaporeTime,
  startOfDay,
  toIsoDay,
  weekday,
} from '../src/day.ts';

describe('a day', () => {
  it.each(['2025-02-30', '2025-00-10', '2025-8-18', '2025-08-18T00:00', ' 2025-08-18', ''])(
    'that the calendar does not have ("%s") is refused by name',
    (day) => {
      expect(isIsoDay(day)).toBe(false);
      for (const read of [startOfDay, weekday, shortDate, dayOfMonth])
        expect(() => read(day)).toThrow(`"${day}" is not a day of the calendar`);
    },
  );

  it('is never read from what a language writes: some engines write en-CA as 11/22/2026', () => {
    for (const name of ['toLocaleString', 'toLocaleDateString', 'toLocaleTimeString'] as const)
      vi.spyOn(Date.prototype, name).mockReturnValue('11/22/2026');
    vi.spyOn(Intl.DateTimeFormat.prototype, 'formatToParts').mockReturnValue([]);
    expect(toIsoDay(startOfDay('2026-11-22'))).toBe('2026-11-22');
    expect(addDays('2026-11-22', 10)).toBe('2026-12-02');
    expect(weekday('2026-11-22')).toBe('Sun');
    expect(sessionState('2026-11-22', startOfDay('2026-11-21'))).toBe('upcoming');
    vi.restoreAllMocks();
  });

  it('starts at midnight in Singapore, whatever the machine’s zone and language', () => {
    expect(startOfDay('2024-02-29').toISOString()).toBe('2024-02-28T16:00:00.000Z');
    expect(toIsoDay(new Date('2025-08-17T15:59:59Z'))).toBe('2025-08-17');
    expect(toIsoDay(Date.parse('2025-08-17T16:00:00Z'))).toBe('2025-08-18');
    expect(singaporeTime(new Date('2025-12-31T16:05:59Z'))).toBe('2026-01-01T00:05:59+08:00');
  });

  it('is counted across months, years and back', () => {
    expect(daysBetween('2025-08-30', '2025-09-02')).toBe(3);
    expect(daysBetween('2025-09-02', '2025-08-30')).toBe(-3);
    expect(addDays('2024-02-28', 2)).toBe('2024-03-01');
    expect(addDays('2026-01-01', -1)).toBe('2025-12-31');
  });

  it('has the weekday that it has in Singapore', () => {
    expect(weekday('2025-08-18')).toBe('Mon');
    expect(weekday('2025-08-17')).toBe('Sun');
  });
});

it.each([
  ['2025-08-15', undefined, '15 Aug 2025'],
  ['2025-09-02', '2025-09-02', '2 Sep 2025'],
  ['2025-08-18', '2025-08-20', '18–20 Aug 2025'],
  ['2025-09-30', '2025-10-02', '30 Sep – 2 Oct 2025'],
  ['2025-12-31', '2026-01-02', '31 Dec 2025 – 2 Jan 2026'],
  ['2025-08-18', '2026-08-20', '18 Aug 2025 – 20 Aug 2026'],
])('a session from %s to %s reads %s', (start, end, text) => expect(dateRange(start, end)).toBe(text));

it.each([
  ['2025-08-01T09:00:00+08:00', 'upcoming'],
  ['2025-08-17T23:59:59+08:00', 'upcoming'],
  ['2025-08-18T00:00:00+08:00', 'past'],
] as const)('what has begun is not sold: a session of 18 August 2025 seen at %s is %s', (now, state) =>
  expect(sessionState('2025-08-18', new Date(now))).toBe(state),
);
