import type { Examples } from '../../components/examples.ts';
import type { ContentsList } from './ContentsList.tsx';

const items = [
  { slug: 'scope', text: 'Scope' },
  { slug: 'retention', text: 'How long it is kept' },
];

export const examples = { Plain: { items }, Numbered: { items, isNumbered: true } } satisfies Examples<
  typeof ContentsList
>;
