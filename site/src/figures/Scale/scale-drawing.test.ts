import { describe, expect, test } from 'vitest';
import { clockItems } from './clock-items.ts';
import { distance, type ScaleItem, scaleAcross, scaleTall } from './scale-drawing.ts';

const duty = (date: string, title: string, originalDate?: string): ScaleItem => ({
  date,
  words: [title],
  mark: 'duty',
  originalDate,
});
const law = [
  duty('2024-08-01', 'In force'),
  duty('2025-02-02', 'Prohibitions apply'),
  duty('2025-08-02', 'General-purpose AI'),
  duty('2026-07-27', 'Amendment in force'),
  duty('2026-08-02', 'General application'),
  duty('2026-12-02', 'Two new prohibitions'),
  duty('2027-08-02', 'National sandboxes', '2026-08-02'),
  duty('2027-12-02', 'High-risk by use', '2026-08-02'),
  duty('2028-08-02', 'High-risk in products', '2027-08-02'),
];

describe('dates to scale', () => {
  test('the same data give the same drawing, in whatever order they come', () => {
    expect(scaleAcross(law.toReversed())).toEqual(scaleAcross(law));
    expect(scaleTall(law.toReversed())).toEqual(scaleTall(law));
  });

  test('every date has one mark, at its share of the years', () => {
    const { points } = scaleAcross([duty('2020-01-01', 'First'), duty('2022-12-31', 'Last')]);
    expect(points.map(({ x }) => x)).toEqual([1, 98.9]);
  });

  test('a year is as long as another, in both drawings', () => {
    const { ticks } = scaleTall(law);
    const steps = ticks.slice(1).map(({ y }, i) => y - (ticks[i]?.y ?? 0));
    expect(new Set(steps).size).toBe(1);
    expect(scaleAcross(law).ticks.map(({ label }) => label)).toEqual([
      '2024',
      '2025',
      '2026',
      '2027',
      '2028',
    ]);
  });

  test('no mark, arc or label stands outside the drawing', () => {
    for (const { x } of scaleAcross(law).points) {
      expect(x).toBeGreaterThanOrEqual(1);
      expect(x).toBeLessThanOrEqual(99);
    }
    for (const { x, to, height } of scaleAcross(law).arcs) {
      expect(to).toBeGreaterThan(x);
      expect(height).toBeLessThan(scaleAcross(law).axis - 30);
    }
    const { height, points } = scaleTall(law);
    for (const { labelY, lines } of points) expect(labelY + 19 * lines.length).toBeLessThan(height);
  });

  test('labels down the page keep apart', () => {
    const { points } = scaleTall(law);
    points.slice(1).forEach(({ labelY }, i) => {
      const before = points[i];
      expect(labelY - (before?.labelY ?? 0)).toBeGreaterThanOrEqual(18 + 19 * (before?.lines.length ?? 0));
    });
  });

  test('an arc leads from the day first set to the present one, and says how far', () => {
    const { arcs, points } = scaleAcross(law);
    expect(arcs.map(({ label }) => label).sort()).toEqual(['12 months', '12 months', '16 months']);
    for (const { to } of arcs) expect(points.map(({ x }) => x)).toContain(to);
  });

  test('a distance is in months where the day is the same, and in days otherwise', () => {
    expect(distance('2026-08-02', '2027-12-02')).toBe('16 months');
    expect(distance('2026-11-02', '2026-12-02')).toBe('1 month');
    expect(distance('2026-01-01', '2026-03-17')).toBe('75 days');
  });

  test('days are counted from the first date, on a line that ends with a full hundred', () => {
    const order = [duty('2023-10-30', 'Signed'), duty('2024-01-28', 'Day 90'), duty('2025-01-20', 'Revoked')];
    const { points, ticks } = scaleAcross(order, 'days');
    expect(points.map(({ x }) => x)).toEqual([1, 18.6, 88.8]);
    expect(ticks.map(({ label }) => label)).toEqual(['day 0', '100', '200', '300', 'day 400']);
  });

  test('a month is counted in tens of days, three days one by one', () => {
    const counted = (...days: number[]) =>
      scaleAcross(
        clockItems(days.map((day) => ({ day, text: `Day ${day}`, what: `Number ${day}` }))),
        'days',
      );
    expect(counted(0, 30, 33).ticks.map(({ label }) => label)).toEqual(['day 0', '10', '20', 'day 30']);
    expect(counted(0, 3).ticks.map(({ label }) => label)).toEqual(['day 0', '1', 'day 2']);
    expect(counted(0, 3).points.map(({ x }) => x)).toEqual([1, 99]);
  });

  test('the time up to a day is a band from the day before it, and says how long it is', () => {
    const days = clockItems([
      { day: 0, text: 'Day 0', what: 'Begins' },
      { day: 30, text: 'Day 30', what: 'By the guide', mark: 'expected' },
      { day: 33, text: 'Day 33', what: 'By law', mark: 'duty' },
    ]);
    const { bands, points } = scaleAcross(days, 'days');
    expect(bands.map(({ lead, label }) => [lead, label])).toEqual([
      ['dotted', '30 days'],
      ['solid', '3 days'],
    ]);
    expect(bands.map(({ from, to }) => [from, to])).toEqual([
      [points[0]?.x, points[1]?.x],
      [points[1]?.x, points[2]?.x],
    ]);
  });

  test('labels that find no place are refused by name', () => {
    const sameDay = Array.from({ length: 24 }, (_, i) =>
      duty('2026-01-01', `One of many things, number ${i}`),
    );
    expect(() => scaleAcross(sameDay)).toThrow('24 labels find no place on one line');
  });
});
