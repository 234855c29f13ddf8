import { z } from 'zod';
import { line, listOf } from './fields.ts';

export const clockDay = z.strictObject({
  day: z.int().min(0).max(400).describe('Days from the first, which is 0.'),
  text: line(2, 40),
  what: line(4, 60),
  mark: z.enum(['duty', 'expected']).optional(),
});
export type ClockDay = z.infer<typeof clockDay>;

export const measure = z.strictObject({
  what: line(4, 80),
  unit: line(1, 12).describe('Unit of both values; % has an axis from 0 to 100.'),
  before: z
    .number()
    .min(0)
    .optional()
    .describe('Left out where only the change is published; it is then 100.'),
  after: z.number().min(0),
  beforeLabel: line(2, 20).optional().describe('Name of the first value; “before” where it is left out.'),
  afterLabel: line(2, 20).optional(),
  says: z.enum(['measured', 'party', 'expected']),
  by: line(2, 60),
  year: line(4, 20),
});
export type Measure = z.infer<typeof measure>;

export const sum = (numbers: readonly number[]) => numbers.reduce((whole, number) => whole + number, 0);

/** Parts of a hundred, or of the true number below 121. */
export const hundred = listOf({
  share: z.int().min(1).max(120),
  label: line(2, 60).optional().describe('Left out where the large number says it.'),
  kind: z.enum(['full', 'partly', 'fails', 'rest']),
})
  .min(2)
  .max(4)
  .refine((parts) => sum(parts.map(({ share }) => share)) <= 120, { error: 'add up to more than 120 marks' });

type Parts = { parts: readonly z.infer<typeof hundred>[number][] };

/** Each share, and the whole of a field. */
export const drawnParts = (fields: readonly Parts[]) =>
  fields.flatMap(({ parts }) => {
    const shares = parts.map(({ share }) => share);
    return [...shares, sum(shares)];
  });

export const partsField = z.strictObject({ title: line(2, 60), parts: hundred });

export const counted = z.strictObject({ count: z.int().min(1).max(120), title: line(2, 60) });
