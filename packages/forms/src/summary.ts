import { dateRange, isIsoDay } from './day.ts';
import { type Field, type Form, nextAvailable, nextAvailableLabel } from './form.ts';
import { maskIdentityNumbers } from './mask.ts';
import type { EnquiryValues } from './schema.ts';
import { normaliseSession, type Session } from './session.ts';

const rightToLeft = /\p{Script=Arab}|\p{Script=Hebr}|\p{Script=Syrc}|\p{Script=Thaa}|\p{Script=Nkoo}/u;

export type SummaryRow = { readonly name: string; readonly label: string; readonly value: string };

/** Rows without empty fields, with identity numbers masked. `sessions` adds a date's whole range. */
export const summaryRows = (
  form: Form,
  values: EnquiryValues,
  sessions: readonly Session[] = [],
): SummaryRow[] =>
  form.fields.flatMap((field) => {
    const value = values[field.name];
    return value ? [{ name: field.name, label: field.label, value: wordsFor(field, value, sessions) }] : [];
  });

export const fullName = (values: EnquiryValues): string =>
  typedText(values.name ?? [values.firstName, values.lastName].filter(Boolean).join(' '));

/**
 * Masks identity numbers and isolates right-to-left lines (U+2068, U+2069), so that they do not reorder the
 * text around them.
 */
export const typedText = (text: string): string =>
  maskIdentityNumbers(text).replace(/.+/g, (line) => (rightToLeft.test(line) ? `\u2068${line}\u2069` : line));

/** An ISO date; undefined when none is chosen. */
export function chosenStart(form: Form, values: EnquiryValues): string | undefined {
  const field = form.fields.find((candidate) => candidate.kind === 'session');
  const value = field && values[field.name];
  if (field?.kind !== 'session' || !value) return undefined;
  const start = normaliseSession(field, value);
  return isIsoDay(start) ? start : undefined;
}

function wordsFor(field: Field, value: string, sessions: readonly Session[]): string {
  switch (field.kind) {
    case 'select':
    case 'radio':
      return field.options.find((option) => option.value === value)?.label ?? value;
    case 'session': {
      const start = normaliseSession(field, value);
      if (start === nextAvailable) return nextAvailableLabel;
      if (!isIsoDay(start)) return value;
      const session = sessions.find((one) => one.start === start);
      return [dateRange(start, session?.end), session?.course].filter(Boolean).join(', ');
    }
    default:
      return typedText(value);
  }
}
