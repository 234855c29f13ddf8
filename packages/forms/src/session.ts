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

export const seatsMax = 200;

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

export const hasSessions = (form: Form): boolean => sessionFieldOf(form) !== undefined;

export const isDated = (form: Form, sessions: readonly Session[], today: string): boolean =>
  !hasSessions(form) || sessions.some(({ start }) => isUpcoming(start, today));

export function isInterest(form: Form, values: Readonly<Record<string, string | undefined>>): boolean {
  const field = sessionFieldOf(form);
  return field !== undefined && values[field.name] === nextAvailable;
}

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
