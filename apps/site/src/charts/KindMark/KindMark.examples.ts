import type { Examples } from '../../components/examples.ts';
import type { KindMark } from './KindMark.tsx';

export const examples = {
  Binding: { kind: 'binding' },
  'In part': { kind: 'in-part' },
  Later: { kind: 'later' },
  Voluntary: { kind: 'voluntary' },
  Told: { kind: 'told' },
  'Not in force': { kind: 'not-in-force' },
  None: { kind: 'none' },
  'With a word of its own': {
    kind: 'voluntary',
    word: 'Published with another meaning than the brochure gives it',
  },
} satisfies Examples<typeof KindMark>;
