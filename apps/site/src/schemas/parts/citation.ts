import { z } from 'zod';
import { isoDay, line } from './text.ts';

export const sourceKey = z
  .string()
  .regex(
    /^[A-Z0-9][A-Z0-9-]*$/,
    'is not a source key: use capitals, digits and hyphens, as in src/content/sources',
  )
  .meta({ reference: 'sources' });

export const citation = {
  sources: z.array(sourceKey).min(1, 'names no source').optional().describe('Sources of this claim, by key.'),
  reviewedOn: isoDay
    .optional()
    .describe(
      'Day on which somebody last held this claim against its sources; the page’s own day of review otherwise.',
    ),
  evidence: z
    .literal('pending')
    .optional()
    .describe('Pending: a claim about the company that nobody has evidenced yet. The launch check lists it.'),
  confirm: line(8, 160)
    .optional()
    .describe(
      'What is our own reading here, for the company to confirm: “who does which step”. The launch check lists it.',
    ),
};
