import { z } from 'zod';
import { sourceKey } from './parts/citation.ts';
import { illustrationName } from './parts/illustration.ts';
import { seo } from './parts/seo.ts';
import { internalPath, isoDay, line, paragraph } from './parts/text.ts';

/** Filter categories of /news, in the order of the buttons. */
export const articleCategories = [
  'Company News',
  'Industry Insights',
  'Compliance',
  'Technology',
  'Agile',
  'Cybersecurity',
] as const;

/** Frontmatter of a news article; the Markdown below it is the body. */
export const articleSchema = z.strictObject({
  /** Headline. A colon starts its second line. */
  title: line(8, 110),
  /** Line under the headline. */
  subtitle: line(8, 160).optional(),
  /** Two sentences for the list, feeds and search. */
  excerpt: line(40, 240),
  /** Day of publication, in Singapore. A day to come keeps the article out of the build until then. */
  date: isoDay,
  /** Day of the last change to the body; the publication day when left out. */
  modified: isoDay.optional(),
  category: z.enum(articleCategories),
  /** Who wrote it. */
  author: line(3, 60).optional(),
  illustration: illustrationName,
  /** What the picture shows, one sentence, for people who don't see it. */
  alt: line(10, 200),
  /** Sentence in the margin of the picture. */
  caption: line(10, 240),
  seo,
  /** What changed after publication, with its own date. Sources of the body are cited in it: `[^IBM24-SEA]`. */
  updates: z
    .array(z.strictObject({ date: isoDay, text: paragraph, sources: z.array(sourceKey).min(1) }))
    .default([]),
  /** Service page to go on to. */
  relatedService: internalPath,
  /** True keeps it out of every build. */
  isDraft: z.boolean().default(false),
});
export type Article = z.infer<typeof articleSchema>;
