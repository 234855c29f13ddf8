import type { Refunds } from '../../schemas/buyer-facts.ts';

const shareText = (percent: number) => {
  if (percent === 100) return 'all of the price';
  return percent === 0 ? 'nothing' : `${percent}% of the price`;
};

export function refundLines({ countedIn, steps }: Refunds): string[] {
  const unit = (count: number) => (count === 1 ? countedIn.slice(0, -1) : countedIn);
  const lines = steps.map(({ daysBefore, percent }) =>
    daysBefore === 0
      ? `Until the day itself: ${shareText(percent)}.`
      : `Until ${daysBefore} ${unit(daysBefore)} before: ${shareText(percent)}.`,
  );
  return steps.at(-1)?.daysBefore === 0 || steps.at(-1)?.percent === 0
    ? lines
    : [...lines, 'After that: nothing.'];
}
