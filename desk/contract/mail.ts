import * as z from 'zod';
import { additionSchema, answerShape, cursorSchema, pageQueryShape, referenceSchema } from './common.ts';
import { mailSchema } from './enquiry.ts';

export const mailGivenUpQuerySchema = z.strictObject(pageQueryShape);

/** Mail that the service does not try again by itself. */
export const mailGivenUpAnswerSchema = z.strictObject({
  ...answerShape,
  rows: z.array(
    z.strictObject({
      reference: referenceSchema,
      name: z.string(),
      company: z.nullable(z.string()),
      mail: mailSchema,
    }),
  ),
  nextCursor: z.nullable(cursorSchema),
  total: z.int(),
});

/** Tries it again from now on. `already-sent` when it arrived meanwhile. */
export const retryMailBodySchema = additionSchema;
