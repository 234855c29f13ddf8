import { describe, expect, test } from 'vitest';
import {
  dateRange,
  daysBetween,
  longDate,
  monthName,
  shortDate,
  startOfDay,
  toIsoDay,
  weekdayRange,
} from './dates.ts';

describe('dates', () => {
  test('lists write 15 Dec 2024, articles December 15, 2024, month heads August 2025', () => {
    expect(shortDate('2024-12-15')).toBe('15 Dec 2024');
    expect(longDate('2024-12-15')).toBe('December 15, 2024');
    expect(monthName('2025-08-18')).toBe('August 2025');
  });

  test('September is Sep, as the specification writes it', () => {
    expect(shortDate('2025-09-02')).toBe('2 Sep 2025');
    expect(dateRange('2025-09-30', '2025-10-02')).toBe('30 Sep – 2 Oct 2025');
    expect(monthName('2025-09-02')).toBe('September 2025');
  });

  test.each([
    ['2025-08-18', '2025-08-20', '18–20 Aug 2025'],
    ['2025-12-30', '2026-01-02', '30 Dec 2025 – 2 Jan 2026'],
    ['2025-08-15', undefined, '15 Aug 2025'],
  ])('a session from %s to %s reads %s', (start, end, text) => {
    expect(dateRange(start, end)).toBe(text);
  });

  test('weekdays are those of Singapore', () => {
    expect(weekdayRange('2025-08-18', '2025-08-20')).toBe('Mon to Wed');
    expect(weekdayRange('2025-08-15')).toBe('Fri');
  });

  test('a day starts at midnight in Singapore, whatever the machine’s zone', () => {
    expect(startOfDay('2025-08-18').toISOString()).toBe('2025-08-17T16:00:00.000Z');
    expect(toIsoDay(new Date('2025-08-17T16:00:00Z'))).toBe('2025-08-18');
    expect(toIsoDay(new Date('2025-08-17T15:59:59Z'))).toBe('2025-08-17');
  });

  test.each(['2025-02-30', '2025-13-01', '18 Aug 2025', ''])(
    'a day that is none (%s) is refused by name',
    (day) => {
      expect(() => startOfDay(day)).toThrow(`"${day}" is not a day of the calendar`);
    },
  );

  test('days between two days count across months and back', () => {
    expect(daysBetween('2025-08-30', '2025-09-02')).toBe(3);
    expect(daysBetween('2025-09-02', '2025-08-30')).toBe(-3);
  });
});
