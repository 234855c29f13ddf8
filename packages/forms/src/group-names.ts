import type { FieldError } from './errors.ts';
import { limits, type TextField } from './form.ts';
import { maskIdentityNumbers } from './mask.ts';
import { textSchema } from './schema.ts';

export const groupNamesField = (seats: number): TextField => ({
  kind: 'textarea',
  name: 'names',
  label: 'Names, one on each line',
  noun: 'names',
  required: false,
  maxLength: seats * (limits.name + 2),
});

/** One on each line, by the forms' rule for names. Masks identity numbers. */
export function parseGroupNames(
  text: string,
  seats: number,
):
  | { readonly ok: true; readonly names: readonly string[] }
  | { readonly ok: false; readonly errors: readonly FieldError[] } {
  const lines = text.split(/\r\n?|\n/).filter((line) => line.trim() !== '');
  const results = lines.map((line) => textSchema(nameField).safeParse(line));
  const issue = results.find(({ success }) => !success)?.error?.issues[0];
  const message =
    issue?.message ??
    (lines.length > seats
      ? `You gave ${lines.length} names for ${seats} seats. Take out ${lines.length - seats}, or ask us for more seats.`
      : undefined);
  if (message !== undefined) return { ok: false, errors: [{ field: 'names', message }] };
  return { ok: true, names: results.map(({ data }) => maskIdentityNumbers(data ?? '')) };
}

const nameField: TextField = {
  kind: 'text',
  name: 'names',
  label: 'One of the names',
  noun: 'name',
  required: true,
  maxLength: limits.name,
};
