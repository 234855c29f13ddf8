import type { Examples } from '../../components/examples.ts';
import type { CountRows } from './CountRows.tsx';

export const examples = {
  'A few, and more than one row holds': {
    title: 'An agent flow takes 13',
    rows: [
      { title: 'Classic answer', count: 1 },
      { title: 'Agent flow, per 100 actions', count: 13 },
      { title: 'Controls', label: 'Annex A', text: 'All of them.', count: 93 },
      { title: 'Organisational', text: 'New: three.', count: 37, newCount: 3 },
      { title: 'Nothing yet', count: 0 },
    ],
  },
} satisfies Examples<typeof CountRows>;
