import type { Examples } from '../examples.ts';
import type { Prose } from './Prose.tsx';

export const examples = {
  Plain: { children: 'A paragraph of an article.' },
  'With an initial': { children: 'A paragraph of an article.', hasDropCap: true },
} satisfies Examples<typeof Prose>;
