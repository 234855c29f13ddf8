import { readSum } from '../../text/sums.ts';

/** Bars of sums of one currency: each one's share of the largest, in percent, from nothing. A text that is no sum throws. */
export function moneyShares(figures: readonly string[]): number[] {
  const sums = figures.map((text) => {
    const sum = readSum(text);
    if (!sum) throw new Error(`“${text}” is no sum of money: write it like S$1.1bn`);
    return sum;
  });
  const others = sums.find(({ currency }) => currency !== sums[0]?.currency);
  if (others) throw new Error(`${sums[0]?.currency} and ${others.currency} have no common scale`);
  const largest = Math.max(...sums.map(({ amount }) => amount));
  return sums.map(({ amount }) => Math.round((10_000 * amount) / largest) / 100);
}
