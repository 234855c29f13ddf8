import type { EntryValues, FieldValue, SaveEntryAnswer } from '@vanda/desk-api/content';
import { isSame, valueAt, withValueAt } from '../form/form-values.ts';

export type Written = { values: EntryValues; body: string | null };
type Of<Outcome extends SaveEntryAnswer['outcome']> = Extract<SaveEntryAnswer, { outcome: Outcome }>;
export type Conflict = Of<'conflict'>;

export const bodyField = 'body';

function written(at: Written, field: string): FieldValue | undefined {
  return field === bodyField && at.body !== null ? at.body : valueAt(at.values, field);
}

function withWritten(at: Written, field: string, value: FieldValue | undefined): Written {
  if (field === bodyField && at.body !== null) return { ...at, body: String(value ?? '') };
  return { ...at, values: withValueAt(at.values, field, value) };
}

/** What was typed meanwhile stays, other people's changes are taken over. */
export function afterSave(shown: Written, answer: Of<'saved'>): Written {
  return answer.joined.reduce((at, { field }) => withWritten(at, field, written(answer, field)), shown);
}

/** Theirs, with mine where `mine` says so, and what was typed since `sent`. */
export function afterConflict(
  shown: Written,
  sent: Written,
  answer: Conflict,
  mine: ReadonlySet<string>,
): Written {
  const base: Written = { values: answer.values, body: answer.body };
  const typedSince = Object.keys(shown.values).filter(
    (name) => !isSame(shown.values[name], sent.values[name]),
  );
  const body = shown.body === sent.body ? [] : [bodyField];
  return [...mine, ...typedSince, ...body].reduce(
    (at, field) => withWritten(at, field, written(shown, field)),
    base,
  );
}
