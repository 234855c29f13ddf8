import { expect, test } from 'vitest';
import type { Refunds } from '../../schemas/buyer-facts.ts';
import { refundLines } from './refunds.ts';

const refunds = (...steps: [daysBefore: number, percent: number][]): Refunds => ({
  countedIn: 'days',
  steps: steps.map(([daysBefore, percent]) => ({ daysBefore, percent })),
});

test('after the last step nothing comes back, and the list says so', () => {
  expect(refundLines(refunds([21, 100], [1, 50]))).toEqual([
    'Until 21 days before: all of the price.',
    'Until 1 day before: 50% of the price.',
    'After that: nothing.',
  ]);
  expect(refundLines(refunds([0, 100])).join()).not.toContain('nothing');
});
