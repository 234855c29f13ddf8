import type { Examples } from '../examples.ts';
import type { Headline } from './Headline.tsx';

export const examples = {
  'Breaks after the colon': { text: 'Cybersecurity in the Age of AI: New Challenges and Solutions' },
  'In one piece': { text: 'Agile Transformation Beyond Software' },
} satisfies Examples<typeof Headline>;
