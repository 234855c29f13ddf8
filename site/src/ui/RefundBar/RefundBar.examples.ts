import type { ComponentProps } from 'react';
import type { Examples } from '../examples.ts';
import type { RefundBar } from './RefundBar.tsx';

export const examples = {
  'Two steps': {
    refunds: {
      countedIn: 'days',
      steps: [
        { daysBefore: 21, percent: 100 },
        { daysBefore: 7, percent: 50 },
      ],
    },
  },
  'Four steps': {
    refunds: {
      countedIn: 'working days',
      steps: [
        { daysBefore: 10, percent: 90 },
        { daysBefore: 7, percent: 70 },
        { daysBefore: 3, percent: 50 },
        { daysBefore: 1, percent: 10 },
      ],
    },
  },
  'All of it until the day': { refunds: { countedIn: 'days', steps: [{ daysBefore: 0, percent: 100 }] } },
} satisfies Examples<ComponentProps<typeof RefundBar>>;
