import { readSum } from '../../text/sums.ts';

/** The end of the axis is the place of the largest. */
export function barShares(values: readonly number[]) {
  const largest = Math.max(...values);
  return {
    shares: values.map((value) => Math.round((10_000 * value) / largest) / 100),
    end: values.indexOf(largest),
  };
}

/** Shares of sums in one currency, which the schema of a block with bars requires. */
export const amountShares = (stats: readonly string[]) =>
  barShares(stats.map((text) => readSum(text)?.amount ?? 0));
