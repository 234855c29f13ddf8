import { dateRange, isUpcoming, toIsoDay } from '@vanda/forms/day';
import { type Form, type FormId, nextAvailable } from '@vanda/forms/form';
import { forms } from '@vanda/forms/forms';
import type { EnquiryValues } from '@vanda/forms/schema';
import type { Session } from '@vanda/forms/session';
import type { Oversize } from '@vanda/forms/waiting';
import type { SessionsOf } from '../../platform/static/course-sessions.ts';

/** Why a course session gives no seat any more. `withdrawn`: its date is no longer in the content. */
export type Closure = 'started' | 'withdrawn';

/** A closed session allows no registration, promotion, offer or confirmation. Returns undefined while it is open. */
export function closureOf(
  sessionsOf: SessionsOf,
  { form, day }: { readonly form: FormId; readonly day: string | undefined },
  nowMs: number,
): Closure | undefined {
  if (day === undefined) return undefined;
  if (hasStarted(day, nowMs)) return 'started';
  return isWithdrawn(sessionsOf, form, day) ? 'withdrawn' : undefined;
}

export const isWithdrawn = (sessionsOf: SessionsOf, form: FormId, day: string): boolean =>
  sessionsOf(forms[form])?.every(({ start }) => start !== day) ?? false;

/** Counts a band by its upper end, because a seat too few would be sold twice. `20+` counts as 21. */
export const seatsAskedFor = ({ participants }: EnquiryValues): number =>
  participants === undefined ? 1 : mostOfBand(participants);

function mostOfBand(band: string): number {
  const [, most] = /^(?:\d+-)?(\d+)$/.exec(band) ?? [];
  if (band === '20+') return 21;
  return most === undefined ? 1 : Number(most);
}

export const sessionOn = (sessionsOf: SessionsOf, form: FormId, day: string): Session | undefined =>
  sessionsOf(forms[form])?.find(({ start }) => start === day);

export function oversizeOf(
  sessionsOf: SessionsOf,
  { form, day, seats }: { readonly form: FormId; readonly day: string | undefined; readonly seats: number },
): Oversize | undefined {
  const capacity = day === undefined ? undefined : sessionOn(sessionsOf, form, day)?.seats;
  return capacity !== undefined && seats > capacity ? { seats, capacity } : undefined;
}

type BookedSession = {
  readonly form: FormId;
  readonly day: string | undefined;
  readonly endDay?: string | undefined;
};

/** The session of a registration, also after its date was withdrawn. */
export function bookedSession(
  sessionsOf: SessionsOf,
  { form, day, endDay = day }: BookedSession,
): Session | undefined {
  if (day === undefined || endDay === undefined) return undefined;
  return sessionOn(sessionsOf, form, day) ?? { start: day, end: endDay };
}

export function datesOf(sessionsOf: SessionsOf, registration: BookedSession): string {
  const session = bookedSession(sessionsOf, registration);
  return session ? dateRange(session.start, session.end) : 'Next available date';
}

/** A session has started from midnight in Singapore of its first day. */
export const hasStarted = (day: string, nowMs: number): boolean => !isUpcoming(day, toIsoDay(nowMs));

export function withDay(formId: FormId, values: EnquiryValues, day: string | undefined): EnquiryValues {
  const form: Form = forms[formId];
  const field = form.fields.find(({ kind }) => kind === 'session');
  return field ? { ...values, [field.name]: day ?? nextAvailable } : values;
}

export function withSeats(formId: FormId, values: EnquiryValues, seats: number): EnquiryValues {
  const form: Form = forms[formId];
  const field = form.fields.find(({ name }) => name === 'participants');
  const options = field && 'options' in field ? field.options : [];
  const option = options.find(({ value }) => mostOfBand(value) >= seats) ?? options.at(-1);
  return option ? { ...values, participants: option.value } : values;
}

export function withoutPerson(formId: FormId, values: EnquiryValues): EnquiryValues {
  const form: Form = forms[formId];
  const staying = form.fields.filter(
    ({ name, kind, required }) =>
      name === 'participants' ||
      name === 'company' ||
      (required && (kind === 'session' || kind === 'select' || kind === 'radio')),
  );
  return Object.fromEntries(
    staying.flatMap(({ name }) => (values[name] === undefined ? [] : [[name, values[name]]])),
  );
}
