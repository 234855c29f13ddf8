import { z } from 'zod';
import { lawDay } from './fields.ts';

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

/** A future rule gives its day instead, so that the mark changes by itself. */
export const cellKind = z
  .union([matrixKind.exclude(['later']), lawDay], {
    error: `is neither a kind (${matrixKind.exclude(['later']).options.join(', ')}) nor the day of an instrument ("{{eu-ai-act/high-risk-uses/day}}")`,
  })
  .meta({ type: 'string' });

export function kindOn(kind: z.infer<typeof cellKind>, today: string): MatrixKind {
  const known = matrixKind.safeParse(kind).data;
  return known ?? (kind <= today ? 'binding' : 'later');
}
