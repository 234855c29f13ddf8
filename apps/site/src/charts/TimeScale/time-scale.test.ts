import { describe, expect, test } from 'vitest';
import { clockItems, distance, type ScaleItem, timeScale } from './time-scale.ts';

const duty = (date: string, originalDate?: string): ScaleItem => ({ date, mark: 'duty', originalDate });
const law = [
  duty('2024-08-01'),
  duty('2025-02-02'),
  duty('2026-07-27'),
  duty('2026-08-02'),
  duty('2027-12-02', '2026-08-02'),
  duty('2028-08-02', '2027-08-02'),
];

describe('dates to scale', () => {
  test('numbers marks by their place in the list, whatever its order', () => {
    const numbers = timeScale(law.toReversed()).points.map(({ number }) => number);
    expect(numbers).toEqual([6, 5, 4, 3, 2, 1]);
  });

  test('never lets two marks of one level touch in a chart of 280 px', () => {
    const { points } = timeScale(law);
    for (const [i, a] of points.entries())
      for (const b of points.slice(i + 1))
        if (a.level === b.level) expect(280 * 0.91 * (b.share - a.share)).toBeGreaterThanOrEqual(24);
  });

  test('has today where the scale reaches it', () => {
    expect(timeScale(law, 'years', '2026-07-02').now).toBeCloseTo(0.5, 2);
    expect(timeScale(law, 'years', '2029-01-02').now).toBeUndefined();
  });

  test('labels at most six years', () => {
    const { ticks } = timeScale([duty('2010-01-01'), duty('2026-01-01')]);
    expect(ticks).toHaveLength(17);
    expect(ticks.filter(({ label }) => label).length).toBeLessThanOrEqual(6);
  });

  test('states a distance in months where the day is the same, and in days otherwise', () => {
    expect(distance('2026-08-02', '2027-12-02')).toBe('16 months');
    expect(distance('2026-11-02', '2026-12-02')).toBe('1 month');
    expect(distance('2026-01-01', '2026-03-17')).toBe('75 days');
  });

  test.each([
    [
      [0, 90, 365],
      ['day 0', '100', '200', '300'],
    ],
    [
      [0, 30, 33],
      ['day 0', '10', '20', '30'],
    ],
    [
      [0, 3],
      ['day 0', '1', '2'],
    ],
  ])('counts the days %j in even steps', (days, labels) => {
    const items = clockItems(days.map((day) => ({ day, text: `Day ${day}`, what: `Number ${day}` })));
    expect(timeScale(items, 'days').ticks.map(({ label }) => label)).toEqual(labels);
  });
});
