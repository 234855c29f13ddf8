import type { Examples } from '../../components/examples.ts';
import type { FoldedContents } from './FoldedContents.tsx';

export const examples = {
  'On a small screen': {
    items: [
      { slug: 'tiers', text: 'Four risk tiers' },
      { slug: 'penalties', text: 'Penalties' },
    ],
    isSmallOnly: false,
  },
} satisfies Examples<typeof FoldedContents>;
