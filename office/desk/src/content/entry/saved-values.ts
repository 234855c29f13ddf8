import type { EntryValues } from '@vanda/desk-api/entries';
import type { ResponseOf } from '@vanda/desk-api/routes';
import { isSame, valueAt, withValueAt } from '../form/form-values.ts';

type Of<Outcome extends ResponseOf<'saveEntry'>['outcome']> = Extract<
  ResponseOf<'saveEntry'>,
  { outcome: Outcome }
>;
export type Conflict = Of<'conflict'>;
type Saved = Pick<ResponseOf<'entry'>, 'values' | 'body'>;

/** The text of a page is edited as one more field. */
export const bodyField = 'body';

export function fieldsOf({ values, body }: Saved): EntryValues {
  return body === null ? values : { ...values, [bodyField]: body };
}

export function savedOf(fields: EntryValues, hasBody: boolean): Saved {
  if (!hasBody) return { values: fields, body: null };
  const { [bodyField]: body, ...values } = fields;
  return { values, body: String(body ?? '') };
}

function withFieldsOf(from: EntryValues, names: readonly string[], to: EntryValues): EntryValues {
  return names.reduce((at, field) => withValueAt(at, field, valueAt(from, field)), to);
}

/** What was typed meanwhile stays, other people's changes are taken over. */
export function afterSave(shown: EntryValues, response: Of<'saved'>): EntryValues {
  const joined = response.joined.map(({ field }) => field);
  return withFieldsOf(fieldsOf(response), joined, shown);
}

/** The stored values, except the fields of `mine` and what was typed since `sent`. */
export function afterConflict(
  shown: EntryValues,
  sent: EntryValues,
  response: Conflict,
  mine: ReadonlySet<string>,
): EntryValues {
  const typedSince = Object.keys(shown).filter((name) => !isSame(shown[name], sent[name]));
  return withFieldsOf(shown, [...mine, ...typedSince], fieldsOf(response));
}
