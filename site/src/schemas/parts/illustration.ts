import { z } from 'zod';
import { illustrationNames } from '../../../art/names.ts';

/** A drawing of the illustration system, by name; the list is src/illustrations/names.ts. */
export const illustrationName = z.enum(illustrationNames, {
  error: (issue) => `is "${String(issue.input)}", which no drawing is called: see src/illustrations/names.ts`,
});
