import { courseDateSchema, type FieldValue } from '@vanda/desk-api/content';
import type { EntryText } from './entries.ts';
import type { DateChange } from './state.ts';

const startOf = (session: FieldValue) => String((session as { start?: string }).start);
const isOfDesk = (field: string) => Object.hasOwn(courseDateSchema.shape, field);

export function withDates({ values, body }: EntryText, change: DateChange): EntryText {
  const before = (values.sessions ?? []) as FieldValue[];
  const day = change.kind === 'add' ? undefined : change.day;
  const others = before.filter((session) => startOf(session) !== day);
  const old = before.find((session) => startOf(session) === day) ?? {};
  // A field that the change leaves out is emptied. The desk does not know `status`.
  const kept = Object.fromEntries(Object.entries(old).filter(([field]) => !isOfDesk(field)));
  const changed = change.kind === 'remove' ? [] : [{ ...kept, ...JSON.parse(JSON.stringify(change.date)) }];
  const sessions = [...others, ...changed].toSorted((a, b) => startOf(a).localeCompare(startOf(b)));
  const { sessions: _, ...rest } = values;
  return { values: sessions.length > 0 ? { ...values, sessions } : rest, body };
}
