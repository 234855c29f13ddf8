import { describe, expect, test } from 'vitest';
import { clockItems } from './clock-items.ts';
import { distance, type ScaleItem, timeScale } from './time-scale.ts';

const duty = (date: string, originalDate?: string): ScaleItem => ({
  date,
  mark: 'duty',
  originalDate,
});
const law = [
  duty('2024-08-01'),
  duty('2025-02-02'),
  duty('2026-07-27'),
  duty('2026-08-02'),
  duty('2027-12-02', '2026-08-02'),
  duty('2028-08-02', '2027-08-02'),
];

describe('dates to scale', () => {
  test('places each date at its share of the years', () => {
    const { points } = timeScale([duty('2020-01-01'), duty('2022-12-31')]);
    expect(points.map(({ share }) => Math.round(1000 * share))).toEqual([0, 999]);
  });

  test('gives every year the same length', () => {
    const shares = [...timeScale(law).ticks.map(({ share }) => share), 1];
    const steps = shares.slice(1).map((share, i) => Math.round(1000 * (share - (shares[i] ?? 0))));
    expect(new Set(steps).size).toBe(1);
  });

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

  test('draws a move from the day first set to the present one', () => {
    const { moves, points } = timeScale(law);
    expect(moves).toHaveLength(2);
    for (const { from, to } of moves) {
      expect(to).toBeGreaterThan(from);
      expect(points.map(({ share }) => share)).toContain(to);
    }
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

  test('draws the time up to a due day as a band from the day before it', () => {
    const days = clockItems([
      { day: 0, text: 'Day 0', what: 'Begins' },
      { day: 30, text: 'Day 30', what: 'By the guide', mark: 'expected' },
      { day: 33, text: 'Day 33', what: 'By law', mark: 'duty' },
    ]);
    const { bands, points } = timeScale(days, 'days');
    expect(bands).toEqual([
      { from: points[0]?.share, to: points[1]?.share, lead: 'dotted' },
      { from: points[1]?.share, to: points[2]?.share, lead: 'solid' },
    ]);
  });
});
