import { isUpcoming, toIsoDay } from '@vanda/forms/day';
import type { Form } from '@vanda/forms/form';
import { forms } from '@vanda/forms/forms';
import { formFor, hasSessions, type Session } from '@vanda/forms/session';
import type { Queries } from '../../../platform/database/database.ts';
import { type EnquiryRecord, findEnquiry } from '../../enquiries/enquiries.ts';
import { readAvailability, seatsLeftFor } from '../availability.ts';
import type { RegistrationsContext } from '../email-texts.ts';
import { findRegistration, type HistoryLine, historyOf, type Registration } from '../registration.ts';
import { type Closure, closureOf, sessionOn } from '../seats.ts';

export type OtherDate = { readonly session: Session; readonly isFree: boolean };

export type RegistrationView = {
  readonly form: Form;
  readonly enquiry: EnquiryRecord;
  readonly registration: Registration;
  readonly session: Session | undefined;
  /** Why its session gives no seats any more; undefined while it is open. */
  readonly closure: Closure | undefined;
  readonly history: readonly HistoryLine[];
  readonly otherDates: readonly OtherDate[];
  readonly nowMs: number;
};

export async function viewOf(
  queries: Queries,
  { sessionsOf }: RegistrationsContext,
  reference: string,
  nowMs: number,
): Promise<RegistrationView | undefined> {
  const [enquiry, registration] = [
    await findEnquiry(queries, reference),
    await findRegistration(queries, reference),
  ];
  if (!enquiry || !registration) return undefined;
  const form = formFor(forms[enquiry.form], enquiry.values);
  const { day, seats } = registration;
  const otherDates: OtherDate[] = [];
  for (const session of hasSessions(form) ? (sessionsOf(form) ?? []) : []) {
    if (session.start === day || !isUpcoming(session.start, toIsoDay(nowMs))) continue;
    const availability = await readAvailability(
      queries,
      { form: form.id, day: session.start },
      session.seats,
    );
    otherDates.push({ session, isFree: seatsLeftFor(availability) >= seats });
  }
  return {
    form,
    enquiry,
    registration,
    session:
      day === undefined ? undefined : (sessionOn(sessionsOf, form.id, day) ?? { start: day, end: day }),
    closure: closureOf(sessionsOf, registration, nowMs),
    history: await historyOf(queries, reference),
    otherDates,
    nowMs,
  };
}
