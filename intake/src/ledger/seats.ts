import { isUpcoming, toIsoDay } from '@vanda/enquiry/day';
import type { Form, FormId } from '@vanda/enquiry/form';
import { forms } from '@vanda/enquiry/forms';
import type { EnquiryValues } from '@vanda/enquiry/schema';
import type { Session } from '@vanda/enquiry/session';
import type { Oversize } from '@vanda/enquiry/waiting';

/** The sessions that the site offers now, as its build wrote them down. */
export type SessionsOf = (form: Form) => readonly Session[];

/**
 * Seats that a registration takes. Where the form asks for a band of participants, the most that the band can mean: a seat
 * too many is given back when a person confirms the number, a seat too few is sold twice. `20+` has no most; it takes 21.
 */
export function seatsAskedFor(values: EnquiryValues): number {
  const [, most] = /^(?:\d+-)?(\d+)$/.exec(values.participants ?? '') ?? [];
  if (values.participants === '20+') return 21;
  return most === undefined ? 1 : Number(most);
}

/** The session of a form on a day, where the site still offers it. */
export function sessionOn(sessionsOf: SessionsOf, form: FormId, day: string): Session | undefined {
  return sessionsOf(forms[form]).find(({ start }) => start === day);
}

/** Seats of a session; undefined where its content sets no number, and then it is never full. */
export function capacityOf(sessionsOf: SessionsOf, form: FormId, day: string): number | undefined {
  return sessionOn(sessionsOf, form, day)?.seats;
}

/** What a group lacks that is larger than its session has seats; undefined for one that may fit some day. */
export function oversizeOf(
  sessionsOf: SessionsOf,
  { form, day, seats }: { readonly form: FormId; readonly day: string | undefined; readonly seats: number },
): Oversize | undefined {
  const capacity = day === undefined ? undefined : capacityOf(sessionsOf, form, day);
  return capacity !== undefined && seats > capacity ? { seats, capacity } : undefined;
}

/** Whether a session has started: from midnight in Singapore of its first day. */
export function hasStarted(day: string, nowMs: number): boolean {
  return !isUpcoming(day, toIsoDay(nowMs));
}
