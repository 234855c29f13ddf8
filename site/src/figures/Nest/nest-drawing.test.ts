import { expect, test } from 'vitest';
import { nestedAreas } from './nest-drawing.ts';

const tiers = nestedAreas(['Unacceptable', 'High', 'Limited', 'Minimal']);

test('the first name lies innermost and is painted last', () =>
  expect(tiers.map(({ name }) => name)).toEqual(['Minimal', 'Limited', 'High', 'Unacceptable']));

test('each area lies inside the one before, by equal steps', () =>
  expect(tiers.map(({ size }) => size)).toEqual([1, 0.825, 0.65, 0.475]));

test('a name stands in its own area, above the one inside it', () => {
  tiers.forEach(({ size, y }, i) => {
    expect(y).toBeGreaterThan(-400 * size + 20);
    expect(y).toBeLessThan(-400 * (tiers[i + 1]?.size ?? 0.1));
  });
});
