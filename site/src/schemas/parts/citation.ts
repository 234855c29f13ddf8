import { z } from 'zod';
import { isoDay } from './text.ts';

/** Key of an entry in src/content/sources/*.yaml. The content check proves that it exists. */
export const sourceKey = z
  .string()
  .regex(
    /^[A-Z0-9][A-Z0-9-]*$/,
    'is not a source key: use capitals, digits and hyphens, as in src/content/sources',
  );

/** Where a claim comes from. Spread into whatever states a legal or statistical fact. */
export const citation = {
  /** Sources of this claim, by key. */
  sources: z.array(sourceKey).min(1, 'names no source').optional(),
  /** Day on which somebody last held this claim against its sources; the page's own `reviewedOn` otherwise. */
  reviewedOn: isoDay.optional(),
  /** `pending`: a claim about the company that nobody has evidenced yet. The launch check lists it. */
  evidence: z.literal('pending').optional(),
};
