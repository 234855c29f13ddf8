import type { Examples } from '../examples.ts';
import type { SourceMarks } from './SourceMarks.tsx';

export const examples = {
  'Two sources': {
    sources: [
      { key: 'A', number: 1 },
      { key: 'B', number: 12 },
    ],
  },
} satisfies Examples<typeof SourceMarks>;
