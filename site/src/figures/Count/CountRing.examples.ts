import type { ComponentProps } from 'react';
import type { Examples } from '../../ui/examples.ts';
import type { CountRing } from './CountRing.tsx';

export const examples = {
  'Ninety-three in four groups, eleven of them new': {
    textLabel: 'New in 2022',
    rows: [
      {
        title: 'Organisational',
        note: 'A.5',
        count: 37,
        newCount: 3,
        text: 'Threat intelligence, cloud services',
      },
      { title: 'People', note: 'A.6', count: 8, newCount: 0 },
      { title: 'Physical', note: 'A.7', count: 14, newCount: 1, text: 'Monitoring' },
      {
        title: 'Technological',
        note: 'A.8',
        count: 34,
        newCount: 7,
        text: 'Configuration, deletion, masking',
      },
    ],
  },
  'Three groups, none new': {
    textLabel: 'New',
    rows: [
      { title: 'Controllers', count: 31, newCount: 0 },
      { title: 'Processors', count: 18, newCount: 0 },
      { title: 'Shared', count: 29, newCount: 0 },
    ],
  },
} satisfies Examples<ComponentProps<typeof CountRing>>;
