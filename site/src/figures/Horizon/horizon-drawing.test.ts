import { describe, expect, test } from 'vitest';
import { widestText } from '../text-width.ts';
import { type HorizonItem, horizonDrawing } from './horizon-drawing.ts';
import { headSizes } from './Plant.tsx';

const history: HorizonItem[] = [
  { date: '2018-07-25', title: 'Pilot', stage: 'trial' },
  { date: '2019-01-09', title: 'Launch', stage: 'voluntary' },
  { date: '2025-07-07', title: 'SS 714:2025', stage: 'standard' },
  { date: '2026-03-02', title: 'Transfers', stage: 'addition' },
];

/** The page's measure in the narrowest window that shows labels and a heading beside the plants. */
const measurePx = 1090;

describe('a horizon', () => {
  test('a year is as long as another, with an empty one before the first date', () => {
    const { ticks } = horizonDrawing(history, 3);
    expect(ticks.map(({ label }) => label)).toEqual(Array.from({ length: 14 }, (_, i) => String(2017 + i)));
    const steps = ticks.slice(1).map(({ x }, i) => x - (ticks[i]?.x ?? 0));
    expect(Math.max(...steps) - Math.min(...steps)).toBeLessThan(0.25);
  });

  test('each date has one plant, between the years around it, in whatever order they come', () => {
    const { plants, ticks } = horizonDrawing(history, 3);
    expect(horizonDrawing(history.toReversed(), 3)).toEqual(horizonDrawing(history, 3));
    for (const [i, { x }] of plants.entries()) {
      const year = ticks.findIndex(({ label }) => label === history[i]?.date.slice(0, 4));
      expect(x).toBeGreaterThan(ticks[year]?.x ?? 100);
      expect(x).toBeLessThan(ticks[year + 1]?.x ?? 0);
    }
  });

  test('the nearer to the widest stretch without a date, the higher the stem', () => {
    const [pilot, launch, standard, transfers] = horizonDrawing(history, 3).plants.map(({ stem }) => stem);
    expect(launch).toBeGreaterThan(pilot ?? 0);
    expect(standard).toBeGreaterThan(transfers ?? 0);
  });

  test('a validity is as long as its years', () => {
    const { valid, ticks } = horizonDrawing(history, 3);
    expect([valid?.from, valid?.to]).toEqual([ticks.at(-4)?.x, ticks.at(-1)?.x]);
    expect(horizonDrawing(history).valid).toBeUndefined();
  });

  test('the heading stands in the widest stretch without a date, clear of the plants at both ends', () => {
    const { plants, titleFrom } = horizonDrawing(history, 3);
    const left = (measurePx * titleFrom) / 12;
    const edge = (i: number, side: number) =>
      (measurePx * (plants[i]?.x ?? 0)) / 100 + side * headSizes[plants[i]?.stage ?? 'trial'].reach;
    expect(left).toBeGreaterThan(edge(1, 1));
    expect(left + 0.33 * measurePx).toBeLessThan(edge(2, -1));
  });

  test('labels stay off the plants and within the narrowest measure that shows them', () => {
    const { plants } = horizonDrawing(history, 3);
    const placed = plants.map(({ x, stage, stem, isBefore, date, title }) => {
      const at = (measurePx * x) / 100;
      const { reach, height } = headSizes[stage];
      const width = Math.max(widestText(date, 18), widestText(title, 15));
      const y = -stem - height / 2;
      return {
        at,
        head: { left: at - reach, right: at + reach, top: -stem - height, bottom: -stem },
        label: isBefore
          ? { left: at - reach - width, right: at - reach, top: y - 18, bottom: y + 24 }
          : { left: at + reach, right: at + reach + width, top: y - 18, bottom: y + 24 },
      };
    });
    for (const { label, at } of placed) {
      expect(label.left).toBeGreaterThanOrEqual(0);
      expect(label.right).toBeLessThanOrEqual(measurePx);
      for (const other of placed) {
        if (other.at === at) continue;
        const isOver =
          label.left < other.head.right &&
          label.right > other.head.left &&
          label.top < other.head.bottom &&
          label.bottom > other.head.top;
        const crossesStem =
          label.left < other.at && other.at < label.right && label.bottom > other.head.bottom;
        expect(isOver || crossesStem).toBe(false);
      }
    }
  });
});
