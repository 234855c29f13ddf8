import type { ComponentProps } from 'react';
import type { Examples } from '../../ui/examples.ts';
import type { CountRows } from './CountRows.tsx';

export const examples = {
  'A few, and more than one row holds': {
    rows: [
      { title: 'Classic answer', count: 1 },
      { title: 'Agent flow, per 100 actions', count: 13 },
      { title: 'Controls', label: 'Annex A', text: 'All of them.', count: 93 },
      { title: 'Nothing yet', count: 0 },
    ],
  },
} satisfies Examples<ComponentProps<typeof CountRows>>;
