import { hiddenIndex } from '@vanda/forms/clean';
import type { z } from 'zod';
import { collections } from '../src/schemas/collections.ts';
import type { ContentFile, ContentIssue } from './read.ts';
import { issueAt } from './references.ts';

export const validate = (file: ContentFile): ContentIssue[] => [
  ...validateWith(collections[file.collection].schema, file),
  ...hiddenCharacters(file, file.data, []),
  ...hiddenInBody(file),
];

const hiddenMessage = (text: string) => {
  const code = text.charCodeAt(hiddenIndex(text)).toString(16).toUpperCase().padStart(4, '0');
  return `contains an invisible character (U+${code}), as copied text brings them along: type these words anew`;
};

/** XML forbids most of them: one would make a feed unreadable. */
function hiddenCharacters(file: ContentFile, value: unknown, path: PropertyKey[]): ContentIssue[] {
  if (typeof value === 'string')
    return hiddenIndex(value) < 0 ? [] : [issueAt(file, path, hiddenMessage(value))];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) =>
    hiddenCharacters(file, inner, [...path, Array.isArray(value) ? Number(name) : name]),
  );
}

const hiddenInBody = ({ file, body, bodyLine }: ContentFile): ContentIssue[] =>
  body
    .split('\n')
    .map((row, i) => ({ file, line: bodyLine + i, field: '', row: row.replace(/\r$/, '') }))
    .filter(({ row }) => hiddenIndex(row) >= 0)
    .map(({ row, ...place }) => ({ ...place, message: hiddenMessage(row) }));

export function validateWith(
  schema: z.ZodType,
  file: Pick<ContentFile, 'file' | 'data' | 'lineOf'>,
): ContentIssue[] {
  const result = schema.safeParse(file.data);
  if (result.success) return [];
  return result.error.issues.flatMap(explain).map(({ path, message }) => issueAt(file, path, message));
}

type Explained = { path: PropertyKey[]; message: string };

function explain(issue: z.core.$ZodIssue): Explained[] {
  const { path } = issue;
  // Messages that a schema writes itself are kept.
  const isOwnMessage = !issue.message.startsWith('Invalid ');
  switch (issue.code) {
    case 'unrecognized_keys':
      return issue.keys.map((key) => ({
        path: [...path, key],
        message: `is not a field here: check its spelling, or take it out`,
      }));
    case 'invalid_type':
      return [{ path, message: isOwnMessage ? issue.message : wrongKind(issue.expected, issue.message) }];
    case 'invalid_value':
      return [
        { path, message: isOwnMessage ? issue.message : `must be ${choices(issue.values.map(String))}` },
      ];
    case 'invalid_union': {
      // The closest alternative has the most useful message.
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

const kinds: Record<string, string> = {
  string: 'a text: put it in quotes if it looks like a number or a day',
  number: 'a number, without quotes, currency or commas',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list: each item on a line of its own, behind a hyphen',
  object: 'a group of fields: each on a line of its own, further in',
  record: 'a group of fields: each on a line of its own, further in',
};

function wrongKind(expected: string, message: string): string {
  const kind = kinds[expected] ?? expected;
  if (message.endsWith('received undefined')) return `is missing: add it, ${kind}`;
  return message.endsWith('received null') ? `is empty: write ${kind}` : `must be ${kind}`;
}

/** Such as `"a", "b" or "c"`. */
function choices(values: readonly string[]): string {
  const quoted = values.map((value) => `"${value}"`);
  return [quoted.slice(0, -1).join(', '), quoted.at(-1)].filter(Boolean).join(' or ');
}
