import type { Examples } from '../examples.ts';
import type { ChangeList } from './ChangeList.tsx';

export const examples = {
  'Changes of a rule': {
    items: [
      {
        date: '2026-11-20',
        title: 'A date has moved',
        text: 'What it was, and what it is now.',
        sources: [{ key: 'A', number: 1 }],
      },
      { date: '2024-08-01', title: 'In force', text: 'Twenty days after publication.', sources: [] },
    ],
  },
  'Incidents with a place': {
    items: [
      {
        date: '2017-07-03',
        dateText: 'July 2017',
        place: 'United Kingdom',
        text: 'What happened, in one sentence.',
        sources: [],
      },
    ],
  },
} satisfies Examples<typeof ChangeList>;
