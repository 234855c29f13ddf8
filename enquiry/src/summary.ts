import { dateRange, isIsoDay } from './day.ts';
import { type Field, type Form, nextAvailable, nextAvailableLabel } from './form.ts';
import { maskIdentityNumbers } from './mask.ts';
import type { EnquiryValues } from './schema.ts';
import { normaliseSession, type Session } from './session.ts';

/** One line of a summary, ready to show: the field's label and the words for its value. */
export type SummaryRow = { readonly name: string; readonly label: string; readonly value: string };

/**
 * What was sent, in the form's order, without the fields left empty; identity numbers in what was typed are masked.
 * `sessions` lets a date show its whole range ("18–20 Aug 2025"); without it the first day is shown.
 */
export function summaryRows(
  form: Form,
  values: EnquiryValues,
  sessions: readonly Session[] = [],
): SummaryRow[] {
  return form.fields.flatMap((field) => {
    const value = values[field.name];
    return value ? [{ name: field.name, label: field.label, value: wordsFor(field, value, sessions) }] : [];
  });
}

/** The visitor's full name, masked, for a salutation or a list. */
export function fullName(values: EnquiryValues): string {
  return maskIdentityNumbers(values.name ?? [values.firstName, values.lastName].filter(Boolean).join(' '));
}

/** ISO date of the chosen session, or undefined where there is none or the visitor waits for the next one. */
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
      return dateRange(start, sessions.find((session) => session.start === start)?.end);
    }
    default:
      return maskIdentityNumbers(value);
  }
}
