import { expect, test } from 'vitest';
import { dayDrawing } from './day-drawing.ts';

test('the blocks fill the bar in order, each as wide as its share of the hours', () => {
  const { blocks } = dayDrawing([3, 2.5, 2, 1.5]);
  blocks.forEach(({ x, width, hours }, i) => {
    expect(width).toBeCloseTo((100 * hours) / 9, 1);
    const before = blocks[i - 1];
    expect(x).toBeCloseTo(before ? before.x + before.width : 0, 1);
  });
  expect(blocks.reduce((sum, { width }) => sum + width, 0)).toBeCloseTo(100, 1);
});

test('there is a tick an hour, every third is named, and the last', () => {
  expect(dayDrawing([2, 3, 2, 2]).ticks.map(({ hour }) => hour)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
  expect(
    dayDrawing([4, 4])
      .ticks.filter(({ isNamed }) => isNamed)
      .map(({ hour }) => hour),
  ).toEqual([0, 3, 6, 8]);
});

test('a block too narrow on a phone has no hours in it', () => {
  expect(dayDrawing([3.5, 0.5, 4]).blocks.map(({ isRoomy }) => isRoomy)).toEqual([true, false, true]);
});
