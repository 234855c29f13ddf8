import type { Examples } from '../examples.ts';
import type { Section } from './Section.tsx';

export const examples = {
  Split: {
    title: 'The question stands left',
    note: 'The note under it.',
    children: 'The evidence stands right.',
  },
  'Wide, tinted': {
    title: 'Heading above',
    note: 'The note beside it.',
    layout: 'wide',
    ground: 'tint',
    children: 'Content below, full width.',
  },
} satisfies Examples<typeof Section>;
