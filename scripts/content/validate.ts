import type { z } from 'zod';
import { collections } from '../../site/src/schemas/collections.ts';
import type { ContentFile, Mistake } from './read.ts';

/** Holds one file against its schema; every mistake of the file comes back, each with field and mend. */
export function validate(file: ContentFile): Mistake[] {
  const result = collections[file.collection].schema.safeParse(file.data);
  if (result.success) return [];
  return result.error.issues
    .flatMap((issue) => explain(issue))
    .map(({ path, message }) => ({
      file: file.file,
      line: file.lineOf(path),
      field: path.map(String).join('.'),
      message,
    }));
}

type Explained = { path: PropertyKey[]; message: string };

function explain(issue: z.core.$ZodIssue): Explained[] {
  const { path } = issue;
  switch (issue.code) {
    case 'unrecognized_keys':
      return issue.keys.map((key) => ({
        path: [...path, key],
        message: `is not a field here: check its spelling, or take it out`,
      }));
    case 'invalid_type':
      return [
        {
          path,
          message:
            issue.input === undefined && /undefined/.test(issue.message)
              ? `is missing: add it (${issue.expected})`
              : `${issue.message.replace('Invalid input: ', '')}`,
        },
      ];
    case 'invalid_value':
      return [
        {
          path,
          message: issue.message
            .replace('Invalid option: expected', 'must be')
            .replace('Invalid input: ', ''),
        },
      ];
    case 'invalid_union': {
      // The alternative that came closest says most.
      const closest = [...(issue.errors ?? [])].sort((a, b) => a.length - b.length)[0];
      if (!closest || issue.message !== 'Invalid input') return [{ path, message: issue.message }];
      return closest
        .flatMap(explain)
        .map((inner) => ({ path: [...path, ...inner.path], message: inner.message }));
    }
    default:
      return [{ path, message: issue.message }];
  }
}
