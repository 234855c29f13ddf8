import { describe, expect, test } from 'vitest';
import { readSum } from './sums.ts';

describe('a sum of money', () => {
  test.each([
    ['S$1.1bn', 'S$', 1_100_000_000],
    ['S$913.1m', 'S$', 913_100_000],
    ['€7.5 million', '€', 7_500_000],
    ['RMB 50 million', 'RMB', 50_000_000],
    ['HK$200m', 'HK$', 200_000_000],
    ['S$200,000', 'S$', 200_000],
  ])('%s', (text, currency, amount) => expect(readSum(text)).toEqual({ currency, amount }));

  test.each(['10%', '2022', 'S$', 'about S$1.1bn', '1,402 flats'])('none in “%s”', (text) =>
    expect(readSum(text)).toBeUndefined(),
  );
});
