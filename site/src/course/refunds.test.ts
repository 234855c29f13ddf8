import { describe, expect, test } from 'vitest';
import type { Refunds } from '../schemas/buyer-facts.ts';
import { refundLines, refundSpans } from './refunds.ts';

const refunds = (...steps: [daysBefore: number, percent: number][]): Refunds => ({
  countedIn: 'days',
  steps: steps.map(([daysBefore, percent]) => ({ daysBefore, percent })),
});

describe.each([
  ['one step', refunds([14, 100])],
  ['three steps', refunds([10, 90], [7, 50], [3, 20])],
  ['all of it until the day', refunds([0, 100])],
  ['a last step of nothing', refunds([21, 90], [0, 0])],
])('%s', (_name, terms) => {
  const spans = refundSpans(terms);

  test('the bar has no gap, from registration to the day', () => {
    expect(spans[0]?.start).toBe(0);
    expect(spans.at(-1)?.end).toBe(100);
    for (const [i, { start }] of spans.entries()) if (i > 0) expect(start).toBe(spans[i - 1]?.end);
  });

  test('the list has a line for each span of the bar', () => {
    expect(refundLines(terms)).toHaveLength(spans.length);
  });
});

test('the days of the bar have one scale', () => {
  const places = refundSpans(refunds([20, 100], [10, 50], [5, 25])).map(({ end }) => end);
  expect(places).toEqual([50, 75, 87.5, 100]);
});

test('after the last step nothing comes back, and the list says so', () => {
  expect(refundLines(refunds([21, 100], [1, 50]))).toEqual([
    'Until 21 days before: all of the price.',
    'Until 1 day before: 50% of the price.',
    'After that: nothing.',
  ]);
  expect(refundLines(refunds([0, 100])).join()).not.toContain('nothing');
});
