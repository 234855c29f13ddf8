import { z } from 'zod';
import { sourceKey } from './parts/citation.ts';
import { externalUrl, isoDay, line } from './parts/text.ts';

/**
 * What a source can carry. `primary`: the text itself, of a law, standard, judgment, paper or product document.
 * `authority`: who makes or enforces it, about it. `reporting`: everybody else about it. `company`: a party about itself.
 * A claim of law needs one of the first two; the others may stand beside it.
 */
export const sourceKinds = ['primary', 'authority', 'reporting', 'company'] as const;

/** A published source. */
export const sourceSchema = z.strictObject({
  /** Who published it. */
  publisher: line(2, 90),
  kind: z.enum(sourceKinds),
  /** Its title. */
  title: line(3, 200),
  /** When, as precisely as known: 2025, 2025-07 or 2025-07-07. Left out when the publisher gives no date. */
  date: z
    .string()
    .regex(/^\d{4}(-\d{2}(-\d{2})?)?$/, 'is not a date: write 2025, 2025-07 or 2025-07-07, in quotes')
    .optional(),
  /** The publisher's own address, never a mirror copy. Left out for print sources. */
  url: externalUrl.optional(),
  /** True while nobody has been able to open the address; the launch check lists it. */
  isUnopened: z.literal(true).optional(),
  /** Day on which it was last read for this site. */
  readOn: isoDay.optional(),
});
export type Source = z.infer<typeof sourceSchema>;

/** One file of sources: key → source. Keys are unique over all files. */
export const sourceFileSchema = z.record(sourceKey, sourceSchema);
export type SourceFile = z.infer<typeof sourceFileSchema>;
