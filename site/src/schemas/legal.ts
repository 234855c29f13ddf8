import { z } from 'zod';
import { seo } from './parts/seo.ts';
import { heading, isoDay, line, paragraph } from './parts/text.ts';

/** Frontmatter of a legal page; numbered `## ` sections of the Markdown are its contents list. */
export const legalSchema = z.strictObject({
  title: heading,
  lead: paragraph,
  seo,
  effectiveOn: isoDay,
  updatedOn: isoDay,
  /** One line per change, newest first. */
  changes: z.array(z.strictObject({ date: isoDay, text: line(8, 200) })).min(1),
});
export type Legal = z.infer<typeof legalSchema>;
