import { describe, expect, test } from 'vitest';
import { amountShares } from './bar-shares.ts';

describe('sums to scale', () => {
  test('the largest fills the width, the others their share of it', () =>
    expect(amountShares(['S$1bn', 'S$500m', 'S$2.5m'])).toEqual([100, 50, 0.25]));

  test('no bar is longer than the scale, whatever the order', () =>
    expect(amountShares(['S$140.5m', 'S$913.1m'])).toEqual([15.39, 100]));

  test('two currencies have no common scale', () =>
    expect(() => amountShares(['S$1m', '€1m'])).toThrow('S$ and € have no common scale'));

  test('what is no sum is named', () =>
    expect(() => amountShares(['10%'])).toThrow('“10%” is no sum of money'));
});
