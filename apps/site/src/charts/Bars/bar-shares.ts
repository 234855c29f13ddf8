import { readSum } from '../../text/sums.ts';

export function barShares(values: readonly number[]): number[] {
  const largest = Math.max(...values);
  return values.map((value) => Math.round((10_000 * value) / largest) / 100);
}

/** Shares of sums in one currency, which the schema of a block with bars requires. */
export const amountShares = (stats: readonly string[]): number[] =>
  barShares(stats.map((text) => readSum(text)?.amount ?? 0));
