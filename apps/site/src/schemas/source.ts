import { z } from 'zod';
import { externalUrl, isoDay, line, sourceKey } from './parts/fields.ts';

/**
 * `authority`: its maker or enforcer. `company`: a party about itself. Legal claims need a source of one of
 * the first two kinds.
 */
export const sourceKinds = ['primary', 'authority', 'reporting', 'company'] as const;

export const sourceSchema = z.strictObject({
  publisher: line(2, 90),
  kind: z.enum(sourceKinds).describe('`primary`: the text itself. `authority`: who makes or enforces it.'),
  title: line(3, 200),
  date: z
    .string()
    .regex(/^\d{4}(-\d{2}(-\d{2})?)?$/, 'is not a date: write 2025, 2025-07 or 2025-07-07, in quotes')
    .optional()
    .describe('As precisely as known: 2025, 2025-07 or 2025-07-07.'),
  url: externalUrl.optional(),
  isUnopened: z
    .literal(true)
    .optional()
    .describe('Nobody has opened this page for the site yet. Pages say so; the launch check lists it.'),
  readIn: z
    .strictObject({ publisher: line(2, 90), url: externalUrl })
    .optional()
    .describe('The account by somebody else that was read in place of the source. Pages name it.'),
  readOn: isoDay.optional().describe('Day on which the source was last read for this site.'),
});
export const isRead = ({ isUnopened, readIn }: Source): boolean => !isUnopened && !readIn;
export type Source = z.infer<typeof sourceSchema>;

/** Key → source; keys are unique over all files. */
export const sourceFileSchema = z.record(sourceKey, sourceSchema);
export type SourceFile = z.infer<typeof sourceFileSchema>;
