import { expect, test } from 'vitest';
import { type Part, partsDrawing, placePx } from './parts-drawing.ts';

const parts = (...shares: [number, Part['kind']][]): Part[] =>
  shares.map(([share, kind]) => ({ share, kind, label: 'x' }));

const marks = ({ kind, path, half }: ReturnType<typeof partsDrawing>['paths'][number]) => {
  if (kind === 'fails') return [...path.matchAll(/M/g)].length;
  const whole = [...path.matchAll(/h(\S+?)(?=M|$)/g)].reduce(
    (sum, [, length]) => sum + Math.floor(Number(length) / placePx) + 1,
    0,
  );
  return whole + (half ? 0.5 : 0);
};

test('every part has as many marks as its share, a hundred in all', () => {
  const { paths, height } = partsDrawing(parts([65, 'full'], [18, 'partly'], [17, 'fails']));
  expect(paths.map(marks)).toEqual([65, 18, 17]);
  expect(height).toBe(200);
});

test('eighty questions are eighty marks in eight rows', () => {
  const { paths, height } = partsDrawing(parts([68, 'full'], [12, 'rest']));
  expect(paths.map(marks)).toEqual([68, 12]);
  expect(height).toBe(160);
});

test('half of a hundredth is half a mark, and the rest begins at the next place', () => {
  const { paths } = partsDrawing(parts([14.5, 'full'], [85.5, 'rest']));
  expect(paths.map(marks)).toEqual([14.5, 85]);
  expect(paths[1]?.path).toMatch(/^M110 30h/);
});

test('no mark lies outside the field', () => {
  const { paths } = partsDrawing(parts([9, 'full'], [2, 'rest'], [30, 'partly']));
  for (const { path } of paths)
    for (const [, x, length] of path.matchAll(/M(\d+) \d+h(\S+?)(?=M|$)/g))
      expect(Number(x) + Number(length) + 7).toBeLessThanOrEqual(200);
});
