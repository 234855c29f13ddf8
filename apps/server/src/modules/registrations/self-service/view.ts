import { isUpcoming, toIsoDay } from '@vanda/forms/day';
import { forms } from '@vanda/forms/forms';
import { formFor, hasSessions, type Session } from '@vanda/forms/session';
import type { Queries } from '../../../platform/database/database.ts';
import { findEnquiry } from '../../enquiries/enquiries.ts';
import { isOnList } from '../../enquiries/interest.ts';
import { readAvailability, seatsLeftFor } from '../availability.ts';
import type { RegistrationsContext } from '../email-texts.ts';
import { findRegistration, historyOf } from '../registration.ts';
import { bookedSession, closureOf } from '../seats.ts';

export type OtherDate = { readonly session: Session; readonly isFree: boolean };

export type RegistrationView = NonNullable<Awaited<ReturnType<typeof viewOf>>>;

/** After the session has started, the link allows only corrections. */
export const isOverFor = (name: string, { closure }: Pick<RegistrationView, 'closure'>) =>
  closure === 'started' && name !== 'correct' && name !== 'end-link';

export async function viewOf(
  queries: Queries,
  { sessionsOf }: RegistrationsContext,
  reference: string,
  nowMs: number,
) {
  const enquiry = await findEnquiry(queries, reference);
  const registration = await findRegistration(queries, reference);
  if (!enquiry || !registration) return undefined;
  const form = formFor(forms[enquiry.form], enquiry.values);
  const { day, seats } = registration;
  const otherDates: OtherDate[] = [];
  for (const session of hasSessions(form) ? (sessionsOf(form) ?? []) : []) {
    if (session.start === day || !isUpcoming(session.start, toIsoDay(nowMs))) continue;
    const key = { form: form.id, day: session.start };
    const isFree = seatsLeftFor(await readAvailability(queries, sessionsOf, key)) >= seats;
    otherDates.push({ session, isFree });
  }
  return {
    form,
    enquiry,
    registration,
    session: bookedSession(sessionsOf, registration),
    closure: closureOf(sessionsOf, registration, nowMs),
    isOnList: day === undefined && registration.status === 'held' && isOnList(sessionsOf, enquiry),
    history: await historyOf(queries, reference),
    otherDates,
    nowMs,
  };
}
