import type { ComponentProps } from 'react';
import type { Examples } from '../../ui/examples.ts';
import type { StepPath } from './StepPath.tsx';

const hands = { us: 'does', you: 'takes-part' } as const;

export const examples = {
  'Four steps, titles and texts': {
    steps: [
      { title: 'Assess', text: 'We measure the process.' },
      { title: 'Pilot', text: 'One process, real cases.' },
      { title: 'Scale', text: 'One team after another.' },
      { title: 'Govern', text: 'An inventory of systems and owners.' },
    ],
  },
  'Three steps with entries': {
    steps: [
      { title: 'Assess', entries: [{ label: 'You have', text: 'A decision note' }] },
      { title: 'Pilot', entries: [{ label: 'You have', text: 'Test results' }] },
      { title: 'Scale', entries: [{ label: 'You have', text: 'A runbook' }] },
    ],
  },
  'Seven steps, who does what, and a seal from outside': {
    otherName: 'Certification body',
    steps: [
      { title: 'Scoping', text: 'Which entities apply.', holds: 'A scope and a date', who: hands },
      { title: 'Gap assessment against SS 714', shortTitle: 'Gap assessment', holds: 'Findings', who: hands },
      {
        title: 'Data inventory and impact assessments',
        shortTitle: 'Inventory',
        holds: 'Inventory',
        who: hands,
      },
      {
        title: 'Policies, notices and clauses',
        shortTitle: 'Policies',
        holds: 'Policies, notices, clauses',
        who: hands,
      },
      { title: 'Training', holds: 'Training record, evidence file', who: { you: 'does', us: 'does' } },
      {
        title: 'Application',
        holds: 'Mock assessment',
        who: { you: 'does', us: 'does', other: 'takes-part' },
      },
      { title: 'Assessment', holds: 'A decision', who: { you: 'does', other: 'does', us: 'takes-part' } },
    ],
  },
  'In a narrow place': {
    isTall: true,
    steps: [
      { title: 'We read it', text: 'A consultant answers in writing.' },
      { title: 'We ask', text: 'In a short call.' },
    ],
  },
  'Long words': {
    steps: [
      { title: 'Datenschutzfolgenabschätzung', text: 'Straßenverkehrszulassungsordnungsbestimmungen.' },
      { title: 'Rechtsschutzversicherungsgesellschaften', text: 'Again.' },
    ],
  },
} satisfies Examples<ComponentProps<typeof StepPath>>;
