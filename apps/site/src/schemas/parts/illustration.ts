import { z } from 'zod';
import { illustrationNames, unknownIllustration } from '../../illustrations/illustration-source.ts';

/** File name in apps/site/src/assets/illustrations, without `.svg`. */
export const illustrationName = z.enum(illustrationNames as [string, ...string[]], {
  error: ({ input }) => unknownIllustration(String(input)),
});
