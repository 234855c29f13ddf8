import { z } from 'zod';
import { closing } from './parts/closing.ts';
import { illustrationName } from './parts/illustration.ts';
import { seo } from './parts/seo.ts';
import { heading, isoDay, line, paragraph } from './parts/text.ts';

/**
 * Frontmatter of a legal page. Its `## ` sections are numbered and make the contents list; `{{retentionDays}}` and the
 * other names of law/legal-facts.ts are filled in.
 */
export const legalSchema = z
  .strictObject({
    title: heading,
    lead: paragraph,
    seo,
    illustration: illustrationName,
    /** Sentence under the picture. */
    caption: line(10, 240),
    effectiveOn: isoDay,
    updatedOn: isoDay,
    /** One line per change, newest first. */
    changes: z.array(z.strictObject({ date: isoDay, text: line(8, 200) })).min(1),
    closing,
  })
  .refine(({ updatedOn, changes }) => changes[0]?.date === updatedOn, {
    path: ['updatedOn'],
    error: 'is not the day of the newest change: add a line to `changes`, or set this to its day',
  });
export type Legal = z.infer<typeof legalSchema>;
