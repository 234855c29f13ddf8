import type { Examples } from '../examples.ts';
import type { AnswerList } from './AnswerList.tsx';

export const examples = {
  'Figure, drawing, words': {
    rows: [
      { label: 'Hours', answers: [{ stat: '9 h of teaching', text: '4 blocks' }] },
      { label: 'Class size', answers: [{ stat: '8 to 16', seats: { min: 8, max: 16 } }] },
      { label: 'Language', answers: [{ text: 'Esperanto' }] },
    ],
  },
  'Courses that differ': {
    rows: [
      {
        label: 'Bring',
        answers: [
          { course: 'Scrum Framework', text: 'Nothing' },
          { course: 'Kanban System', text: 'A board' },
        ],
      },
    ],
  },
} satisfies Examples<typeof AnswerList>;
