import type { Examples } from '../examples.ts';
import type { ButtonRow } from './ButtonRow.tsx';

export const examples = { 'Holds what it is given': { children: 'Buttons' } } satisfies Examples<
  typeof ButtonRow
>;
