import type { Examples } from '../examples.ts';
import type { Fold } from './Fold.tsx';

export const examples = {
  'Closed on a small screen': { label: '16 sources', children: 'Sixteen lines that few read through.' },
} satisfies Examples<typeof Fold>;
