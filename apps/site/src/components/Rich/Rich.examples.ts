import type { Examples } from '../examples.ts';
import type { Rich } from './Rich.tsx';

export const examples = {
  'Every kind of markup': { text: '**Bold**, *emphasis*, 10^25^ and [a link](/contact).' },
} satisfies Examples<typeof Rich>;
