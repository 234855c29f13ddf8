import * as z from 'zod';
import { answer, daySchema, formSchema, monthSchema } from './common.ts';
import { monthFigureSchema } from './inbox.ts';

const figureShape = monthFigureSchema.omit({ month: true, isClosed: true }).shape;

export const numberRoutes = {
  numbers: {
    method: 'GET',
    path: '/api/numbers',
    may: 'member',
    query: z.strictObject({
      month: z.optional(monthSchema),
    }),
    answer: answer({
      month: monthFigureSchema,
      weeks: z.array(
        z.strictObject({
          week: z.string(),
          startsOn: daySchema,
          endsOn: daySchema,
          isClosed: z.boolean(),
          ...figureShape,
        }),
      ),
      forms: z.array(z.strictObject({ form: formSchema, title: z.string(), ...figureShape })),
      months: z.array(monthFigureSchema),
      backup: z.strictObject({ upToDateAtMs: z.nullable(z.number()), provedAtMs: z.nullable(z.number()) }),
    }),
  },
} as const;
