import { z } from 'zod';
import { clockDay } from './parts/chart-fields.ts';
import {
  closing,
  heading,
  illustrationName,
  isoDay,
  line,
  listOf,
  paragraph,
  seo,
  slug,
} from './parts/fields.ts';

/** `{{retentionDays}}` and the other names of topics/company/legal-facts.ts are filled in. */
export const legalSchema = z
  .strictObject({
    title: heading,
    lead: paragraph,
    seo,
    illustration: illustrationName,
    caption: line(10, 240),
    effectiveOn: isoDay,
    updatedOn: isoDay,
    changes: listOf({ date: isoDay, text: line(8, 200) }).min(1),
    charts: listOf({
      id: slug,
      under: line(2, 110).describe('Heading of the section, word for word.'),
      title: heading,
      note: paragraph,
      days: z
        .array(clockDay.extend({ day: z.union([clockDay.shape.day, line(5, 40)]) }))
        .min(2)
        .max(5),
    })
      .max(1)
      .default([]),
    closing,
  })
  .refine(({ updatedOn, changes }) => changes[0]?.date === updatedOn, {
    path: ['updatedOn'],
    error: 'is not the day of the newest change: add a line to `changes`, or set this to its day',
  });
export type Legal = z.infer<typeof legalSchema>;
