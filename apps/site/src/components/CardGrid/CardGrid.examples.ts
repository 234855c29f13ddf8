import type { Examples } from '../examples.ts';
import type { CardGrid } from './CardGrid.tsx';

export const examples = { 'Cards in their columns': { children: 'Cards' } } satisfies Examples<
  typeof CardGrid
>;
