import type { ComponentProps } from 'react';
import type { Examples } from '../../ui/examples.ts';
import type { SteppedForm } from './SteppedForm.tsx';

const result = { title: 'A result', text: 'What it means.', link: { label: 'More', to: '/services' } };

export const examples = {
  'Before its script runs': {
    tool: 'example',
    disclaimer: 'Orientation, not legal advice.',
    reviewedOn: '2026-11-20',
    contactService: 'General Consultation',
    groundsTitle: 'What led there',
    questions: [
      {
        id: 'first',
        title: 'Where is the system used?',
        help: 'Choose the first line that fits.',
        choices: [
          { id: 'here', label: 'Here' },
          { id: 'there', label: 'There' },
        ],
      },
      {
        id: 'second',
        title: 'Is it in place?',
        area: 'care',
        step: 'Put it in place.',
        choices: [
          { id: 'yes', label: 'Yes', points: 2 },
          { id: 'no', label: 'No', points: 0 },
        ],
      },
    ],
    results: { good: result, bad: { ...result, title: 'Another result' } },
  },
} satisfies Examples<ComponentProps<typeof SteppedForm>>;
