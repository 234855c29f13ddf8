import type { Examples } from '../../components/examples.ts';
import type { Choose } from './Choose.tsx';

export const examples = {
  'What somebody says, and the course that answers': {
    isSpoken: true,
    branches: [
      {
        question: 'Nobody knows what is being worked on',
        answer: 'Kanban System',
        text: 'A board that shows it, and a limit on how much is started',
        offer: { priceSgd: 200, pricePer: 'pax', durationDays: 1 },
      },
      {
        question: 'Our meetings are Scrum in name only',
        answer: '[PSM in the Age of AI](/services/professional-scrum-master)',
        text: 'A colleague who can facilitate',
        offer: { priceSgd: 800, pricePer: 'pax', durationDays: 3 },
      },
    ],
  },
  'Cases without a course': {
    branches: [
      { question: 'Tenders ask about security', text: 'ISO 27001 first.' },
      { question: 'Nobody has asked yet', text: 'A gap assessment.' },
    ],
  },
} satisfies Examples<typeof Choose>;
