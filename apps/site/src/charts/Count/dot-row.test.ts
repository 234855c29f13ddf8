import { expect, test } from 'vitest';
import { dotRow, dotStepPx } from './dot-row.ts';

const dotsOf = (path: string) =>
  [...path.matchAll(/h([\d.]+)/g)].reduce(
    (sum, [, length]) => sum + Math.floor(Number(length) / dotStepPx) + 1,
    0,
  );

test.each([
  [1, 0],
  [22, 22],
  [37, 3],
  [93, 11],
])('draws %i dots, %i of them new', (count, newCount) => {
  const { path, newPath } = dotRow(count, newCount);
  expect(dotsOf(path)).toBe(count - newCount);
  expect(dotsOf(newPath)).toBe(newCount);
});
