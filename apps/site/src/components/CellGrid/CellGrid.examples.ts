import type { Examples } from '../examples.ts';
import type { CellGrid } from './CellGrid.tsx';

export const examples = { 'Two across': { across: 2, children: 'Cells' } } satisfies Examples<
  typeof CellGrid
>;
