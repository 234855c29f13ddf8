import * as z from 'zod';
import { answerShape, daySchema, formSchema, monthSchema } from './common.ts';
import { monthFigureSchema } from './inbox.ts';

export const numbersQuerySchema = z.strictObject({
  /** Month whose weeks and forms are shown; the running one when left out. */
  month: z.optional(monthSchema),
});

const figureShape = monthFigureSchema.omit({ month: true, isClosed: true }).shape;

export const numbersAnswerSchema = z.strictObject({
  ...answerShape,
  month: monthFigureSchema,
  /** Weeks from Monday that touch the month, the latest first; each whole, also where it begins in another month. */
  weeks: z.array(
    z.strictObject({
      /** `2026-W47`. */
      week: z.string(),
      startsOn: daySchema,
      endsOn: daySchema,
      isClosed: z.boolean(),
      ...figureShape,
    }),
  ),
  /** Of the month, every form that had something, most first. */
  forms: z.array(z.strictObject({ form: formSchema, title: z.string(), ...figureShape })),
  /** Months with figures, the latest first. */
  months: z.array(monthFigureSchema),
});
