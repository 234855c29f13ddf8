import type { Examples } from '../../components/examples.ts';
import type { PartsFields } from './PartsFields.tsx';

export const examples = {
  'Two tools, answers of a hundred': {
    title: 'Of 100 answers, 17 and 33 contain a hallucination',
    fields: [
      {
        title: 'Lexis+ AI',
        parts: [
          { share: 65, label: 'right and grounded', kind: 'full' },
          { share: 18, label: 'incomplete', kind: 'partly' },
          { share: 17, label: 'with a hallucination', kind: 'fails' },
        ],
      },
      {
        title: 'Westlaw’s tool',
        parts: [
          { share: 42, label: 'right and grounded', kind: 'full' },
          { share: 25, label: 'incomplete', kind: 'partly' },
          { share: 33, label: 'with a hallucination', kind: 'fails' },
        ],
      },
    ],
  },
  'Eighty questions': {
    title: '68 of 80',
    fields: [
      {
        parts: [
          { share: 68, label: 'right answers pass', kind: 'full' },
          { share: 12, label: 'may be wrong', kind: 'rest' },
        ],
      },
    ],
  },
} satisfies Examples<typeof PartsFields>;
