import type { Examples } from '../../components/examples.ts';
import type { Tabs } from './Tabs.tsx';

export const examples = {
  'Before its script runs': {
    label: 'The trustmark',
    panels: [
      {
        id: 'example-requirements',
        label: 'Requirements',
        note: 'What is asked of every organisation.',
        set: 'rows',
        items: [
          { title: 'An officer', text: 'Named, published, and within reach.' },
          { title: 'A policy', text: 'Written down and kept.' },
        ],
      },
      {
        id: 'example-process',
        label: 'Our Process',
        set: 'steps',
        items: [
          { title: 'Look', text: 'Where personal data is, and why.' },
          { title: 'Mend', text: 'What is missing.' },
        ],
      },
    ],
  },
} satisfies Examples<typeof Tabs>;
