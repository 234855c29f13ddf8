import { z } from 'zod';
import { line, namingFields } from './parts/fields.ts';

export const synonymsSchema = z
  .strictObject({
    groups: z.array(z.array(line(2, 40)).min(2, 'needs at least two words that mean the same')).min(1),
  })
  .check(
    namingFields(function* ({ groups }) {
      const seen = new Set<string>();
      for (const [i, group] of groups.entries())
        for (const [j, saying] of group.entries()) {
          const path = ['groups', i, j];
          if (saying !== saying.toLowerCase()) yield { path, message: 'has capitals: write lower case' };
          if (seen.has(saying)) yield { path, message: `"${saying}" stands twice: join the two groups` };
          seen.add(saying);
        }
    }),
  );
