import type { ComponentProps } from 'react';
import type { Examples } from '../../lib/examples.ts';
import type { Ledger } from './Ledger.tsx';

export const examples = {
  'Text and figures': {
    caption: 'Themes and controls',
    columns: [{ label: 'Theme' }, { label: 'New in 2022' }, { label: 'Controls', set: 'figure' }],
    rows: [
      {
        cells: ['Organisational', 'Threat intelligence', '37'],
        note: 'A.5',
        sources: [{ key: 'A', number: 1 }],
      },
      { cells: ['People', '', '8'] },
    ],
  },
} satisfies Examples<ComponentProps<typeof Ledger>>;
