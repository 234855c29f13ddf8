import type { Refunds } from '../schemas/buyer-facts.ts';

const shareText = (percent: number) => {
  if (percent === 100) return 'all of the price';
  return percent === 0 ? 'nothing' : `${percent}% of the price`;
};

/** What comes back, a line for each span of time from registration to the day. */
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

/** A span of the bar from registration to the day, in percent of its width. */
export type RefundSpan = { start: number; end: number; percent: number; daysBefore: number };

/**
 * The spans of the bar. The days have one scale: the bar shows twice the days of the first step, so that the time from
 * registration on, which has no length, takes its left half.
 */
export function refundSpans({ steps }: Refunds): RefundSpan[] {
  const whole = 2 * Math.max(1, steps[0]?.daysBefore ?? 1);
  const spans = steps.map(({ daysBefore, percent }, i) => ({
    start: i === 0 ? 0 : place(steps[i - 1]?.daysBefore ?? 0),
    end: place(daysBefore),
    percent,
    daysBefore,
  }));
  const last = spans.at(-1);
  return last && last.end < 100
    ? [...spans, { start: last.end, end: 100, percent: 0, daysBefore: 0 }]
    : spans;

  function place(daysBefore: number) {
    return Math.round(1000 * (1 - daysBefore / whole)) / 10;
  }
}
