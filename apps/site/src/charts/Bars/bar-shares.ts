import { readSum } from '../../text/sums.ts';

export function barShares(values: readonly number[]): number[] {
  const largest = Math.max(...values);
  return values.map((value) => Math.round((10_000 * value) / largest) / 100);
}

/** @throws for a text without an amount, and for two currencies */
export function amountShares(figures: readonly string[]): number[] {
  const sums = figures.map((text) => {
    const sum = readSum(text);
    if (!sum) throw new Error(`“${text}” is no sum of money: write it like S$1.1bn`);
    return sum;
  });
  const others = sums.find(({ currency }) => currency !== sums[0]?.currency);
  if (others) throw new Error(`${sums[0]?.currency} and ${others.currency} have no common scale`);
  return barShares(sums.map(({ amount }) => amount));
}
