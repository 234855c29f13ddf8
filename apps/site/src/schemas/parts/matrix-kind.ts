import { z } from 'zod';

/** How far something binds or is proven. */
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
