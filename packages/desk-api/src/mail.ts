import * as z from 'zod';
import {
  additionSchema,
  answer,
  cursorSchema,
  doneSchema,
  pageQueryShape,
  referenceSchema,
} from './common.ts';
import { mailPathSchema, mailSchema } from './enquiry.ts';

export const mailRoutes = {
  mailGivenUp: {
    method: 'GET',
    path: '/api/mail/given-up',
    may: 'member',
    query: z.strictObject(pageQueryShape),
    answer: answer({
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
    }),
  },
  retryMail: {
    method: 'POST',
    path: '/api/mail/:mail/retry',
    may: 'member',
    params: mailPathSchema,
    body: additionSchema,
    answer: doneSchema,
  },
} as const;
