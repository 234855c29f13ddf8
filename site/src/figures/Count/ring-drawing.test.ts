import { describe, expect, test } from 'vitest';
import { dotRow, dotStepPx } from './dot-row.ts';
import { discs, ringDrawing, ringHalf } from './ring-drawing.ts';

const controls = [
  { count: 37, newCount: 3 },
  { count: 8, newCount: 0 },
  { count: 14, newCount: 1 },
  { count: 34, newCount: 7 },
];
const parts = ringDrawing(controls);

describe('a ring of counted marks', () => {
  test('has as many marks in each part as the part counts, 93 in all', () => {
    expect(parts.map(({ marks }) => marks.length)).toEqual([37, 8, 14, 34]);
    expect(discs(parts.flatMap(({ marks }) => marks)).match(/M/g)).toHaveLength(93);
  });

  test('marks as many as are new, at the end of their part and further out than all others', () => {
    expect(parts.map(({ marks }) => marks.filter(({ isNew }) => isNew).length)).toEqual([3, 0, 1, 7]);
    const out = (isNew: boolean) =>
      parts.flatMap(({ marks }) =>
        marks.filter((mark) => mark.isNew === isNew).map(({ x, y }) => Math.hypot(x, y)),
      );
    expect(Math.min(...out(true))).toBeGreaterThan(Math.max(...out(false)));
    for (const { marks } of parts) expect(marks.findIndex(({ isNew }) => isNew)).not.toBe(0);
  });

  test('keeps every mark inside its square, and none on another', () => {
    const marks = parts.flatMap((part) => part.marks);
    for (const { x, y } of marks)
      expect(Math.max(Math.abs(x), Math.abs(y))).toBeLessThanOrEqual(ringHalf - 10);
    marks.forEach((one, i) => {
      for (const other of marks.slice(i + 1))
        expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(15);
    });
  });

  test('sets the names of four groups so that none runs into its neighbour or over the arc', () => {
    const names = ['Organisational', 'People', 'Physical', 'Technological'];
    // The wide face: 0.62 em a character at 24 units.
    const half = names.map((name) => (name.length * 24 * 0.62) / 2);
    parts.forEach(({ label }, i) => {
      expect(Math.hypot(Math.abs(label.x) + (half[i] ?? 0), label.y + 38)).toBeLessThan(226);
    });
    for (const [left, right] of [
      [3, 0],
      [2, 1],
    ] as const) {
      expect((parts[left]?.label.x ?? 0) + (half[left] ?? 0)).toBeLessThan(
        (parts[right]?.label.x ?? 0) - (half[right] ?? 0),
      );
    }
  });
});

describe('a row of dots', () => {
  test.each([0, 1, 13, 22, 23, 93])('of %i has as many dots, and none outside its box', (count) => {
    const { path, widthPx, heightPx } = dotRow(count);
    const lines = [...path.matchAll(/M(\S+) (\S+)h([\d.]+)/g)].map(([, ...numbers]) => numbers.map(Number));
    const dots = lines.reduce((sum, [, , length = 0]) => sum + Math.floor(length / dotStepPx) + 1, 0);
    expect(dots).toBe(count);
    for (const [x = 0, y = 0, length = 0] of lines) {
      expect(x + length + 4).toBeLessThanOrEqual(widthPx);
      expect(y + 4).toBeLessThanOrEqual(heightPx);
    }
  });
});
