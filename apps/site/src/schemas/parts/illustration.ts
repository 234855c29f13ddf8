import { z } from 'zod';
import { illustrationNames, unknownIllustration } from '../../illustrations/illustration-source.ts';

export const illustrationName = z.enum(illustrationNames as [string, ...string[]], {
  error: ({ input }) => unknownIllustration(String(input)),
});
