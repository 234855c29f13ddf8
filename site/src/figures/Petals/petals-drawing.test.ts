import { expect, test } from 'vitest';
import { petalsDrawing } from './petals-drawing.ts';

test.each([
  [2, 3],
  [4, 5],
  [0, 2],
  [7, 7],
])('a flower of %i of %i fills as many petals, all round the whole turn', (filled, of) => {
  const { petals } = petalsDrawing(filled, of);
  expect(petals).toHaveLength(of);
  expect(petals.filter(({ isFilled }) => isFilled)).toHaveLength(filled);
  expect(new Set(petals.map(({ turn }) => turn % 360)).size).toBe(of);
});

test('the more petals, the narrower each, so that neighbours do not cover one another', () => {
  const width = (of: number) => {
    const across = [...petalsDrawing(1, of).petal.matchAll(/(-?\d+) (-?\d+)/g)].map(([, x]) => Number(x));
    return Math.max(...across) - Math.min(...across);
  };
  expect(width(3)).toBeGreaterThan(width(5));
  expect(width(5)).toBeGreaterThan(width(7));
});
