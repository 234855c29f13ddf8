import { z } from 'zod';
import { line } from './text.ts';

/** How far something binds or is shown; each has its petal. */
export const matrixKind = z.enum([
  'binding',
  'in-part',
  'later',
  'voluntary',
  'told',
  'not-in-force',
  'none',
]);
export type MatrixKind = z.infer<typeof matrixKind>;

/** The words beside the petals where they say something else than how a rule binds: `binding: Published`. */
export const kindWords = z.partialRecord(matrixKind, line(2, 40));
