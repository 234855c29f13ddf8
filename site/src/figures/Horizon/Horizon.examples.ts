import type { ComponentProps } from 'react';
import type { Examples } from '../../ui/examples.ts';
import type { Horizon } from './Horizon.tsx';

export const examples = {
  'From trial to standard, with a validity': {
    title: 'From pilot to Singapore Standard',
    note: 'Eight years on one horizon.',
    items: [
      { date: '2018-07-25', title: 'Pilot', stage: 'trial', text: 'Applicants are called for.' },
      { date: '2019-01-09', title: 'Launch', stage: 'voluntary', text: 'The scheme opens.' },
      { date: '2025-07-07', title: 'SS 714:2025', stage: 'standard', text: 'A Singapore Standard.' },
      { date: '2026-03-02', title: 'Transfers', stage: 'addition', text: 'Certificates are accepted.' },
    ],
    validYears: 3,
    caption: 'In the water: a certificate is valid for 3 years.',
  },
  'Two dates': {
    title: 'A beginning and an addition',
    items: [
      { date: '2020-01-01', title: 'Scheme', stage: 'voluntary', text: 'Opens.' },
      {
        date: '2023-12-31',
        dateText: 'End of 2023',
        title: 'Its first addition',
        stage: 'addition',
        text: 'Follows.',
      },
    ],
  },
} satisfies Examples<ComponentProps<typeof Horizon>>;
