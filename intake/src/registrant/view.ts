import { isUpcoming, toIsoDay } from '@vanda/enquiry/day';
import type { Form } from '@vanda/enquiry/form';
import { forms } from '@vanda/enquiry/forms';
import type { Session } from '@vanda/enquiry/session';
import type { LedgerContext } from '../ledger/letter-texts.ts';
import { findRegistration, type HistoryLine, historyOf, type Registration } from '../ledger/registration.ts';
import { readRoom, seatsLeftFor } from '../ledger/room.ts';
import { hasStarted, sessionOn } from '../ledger/seats.ts';
import type { Queries } from '../store/database.ts';
import { type EnquiryRecord, findEnquiry } from '../store/enquiries.ts';

/** A date of the same course, and whether the whole group would have seats there. */
export type OtherDate = { readonly session: Session; readonly isFree: boolean };

/** Everything that a registrant's page shows. */
export type RegistrationView = {
  readonly form: Form;
  readonly enquiry: EnquiryRecord;
  readonly registration: Registration;
  readonly session: Session | undefined;
  readonly hasStarted: boolean;
  readonly history: readonly HistoryLine[];
  readonly otherDates: readonly OtherDate[];
  readonly nowMs: number;
};

/** Reads a registration for its page; undefined when there is none. */
export async function viewOf(
  queries: Queries,
  { sessionsOf }: LedgerContext,
  reference: string,
  nowMs: number,
): Promise<RegistrationView | undefined> {
  const [enquiry, registration] = [
    await findEnquiry(queries, reference),
    await findRegistration(queries, reference),
  ];
  if (!enquiry || !registration) return undefined;
  const form: Form = forms[enquiry.form];
  const { day, seats } = registration;
  const otherDates: OtherDate[] = [];
  const hasDates = form.fields.some(({ kind }) => kind === 'session');
  for (const session of hasDates ? sessionsOf(form) : []) {
    if (session.start === day || !isUpcoming(session.start, toIsoDay(nowMs))) continue;
    const room = await readRoom(queries, { form: form.id, day: session.start }, session.seats);
    otherDates.push({ session, isFree: seatsLeftFor(room) >= seats });
  }
  return {
    form,
    enquiry,
    registration,
    session:
      day === undefined ? undefined : (sessionOn(sessionsOf, form.id, day) ?? { start: day, end: day }),
    hasStarted: day !== undefined && hasStarted(day, nowMs),
    history: await historyOf(queries, reference),
    otherDates,
    nowMs,
  };
}
