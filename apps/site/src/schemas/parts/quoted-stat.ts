import { z } from 'zod';
import { isoDay, line, paragraph, sourceKey } from './fields.ts';

/**
 * `published`: on record, in this sense; `told`: by the party itself; `other-meaning`: published in another
 * sense.
 */
export const statStandings = [
  'measured',
  'published',
  'survey',
  'forecast',
  'told',
  'other-meaning',
  'none',
] as const;

export const quotedStat = z.strictObject({
  stat: line(1, 20),
  standing: z.enum(statStandings).optional(),
  title: line(2, 80),
  text: paragraph,
  sources: z
    .array(sourceKey)
    .min(1, 'names no source')
    .optional()
    .describe('Left out where no public source exists and the text says so.'),
  reviewedOn: isoDay.optional(),
});
