import type { z } from 'zod';
import { dateRange, isUpcoming } from './day.ts';
import {
  type Field,
  type Form,
  nextAvailable,
  nextAvailableLabel,
  type Option,
  type SessionField,
} from './form.ts';
import type { sessionSchema } from './session-schema.ts';

export type Session = Readonly<z.infer<typeof sessionSchema>>;

/** Most seats of a session. */
export const seatsMax = 200;

/** `, 09:00–17:00` in Singapore's time, if fixed. */
export function hoursText({
  startTime,
  endTime,
}: {
  readonly startTime?: string | undefined;
  readonly endTime?: string | undefined;
}): string {
  return startTime && endTime ? `, ${startTime}–${endTime}` : '';
}

/** ISO date or `next-available`; unknown values are returned unchanged. */
export function normaliseSession(field: SessionField, value: string): string {
  return Object.hasOwn(field.aliases, value) ? (field.aliases[value] ?? value) : value;
}

const noteOf = ({ course, place }: Session) => {
  const note = [course, place].filter(Boolean).join(', ');
  return note ? { note } : {};
};

/** Upcoming ones; "Next available date: tell me first" once one has started or none is known. */
export function sessionOptions(sessions: readonly Session[], today: string): Option[] {
  const upcoming = sessions
    .filter((session) => isUpcoming(session.start, today))
    .toSorted((a, b) => a.start.localeCompare(b.start))
    .map((session) => ({
      value: session.start,
      label: dateRange(session.start, session.end),
      ...noteOf(session),
    }));
  const isComplete = upcoming.length > 0 && upcoming.length === sessions.length;
  return isComplete ? upcoming : [...upcoming, { value: nextAvailable, label: nextAvailableLabel }];
}

const sessionFieldOf = ({ fields }: Form) => fields.find((field) => field.kind === 'session');

/** Whether the form asks for a course date. */
export const hasSessions = (form: Form): boolean => sessionFieldOf(form) !== undefined;

/** True for a form without dates. */
export const isDated = (form: Form, sessions: readonly Session[], today: string): boolean =>
  !hasSessions(form) || sessions.some(({ start }) => isUpcoming(start, today));

/** Asks to be told first, without a date. */
export function isInterest(form: Form, values: Readonly<Record<string, string | undefined>>): boolean {
  const field = sessionFieldOf(form);
  return field !== undefined && values[field.name] === nextAvailable;
}

/** With a date open, or until one is. */
export const isAsked = ({ asked }: { asked?: Field['asked'] | undefined }, isWithDate: boolean): boolean =>
  asked === undefined || (asked === 'with-date') === isWithDate;

/** Fields its state does not ask for become optional. */
export function formFor(form: Form, values: Readonly<Record<string, string | undefined>>): Form {
  const isWithDate = !isInterest(form, values);
  return {
    ...form,
    fields: form.fields.map((field) => (isAsked(field, isWithDate) ? field : { ...field, required: false })),
  };
}
