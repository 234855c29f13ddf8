import { forms } from '@vanda/forms/forms';
import { successOf } from '@vanda/forms/waiting';
import type { SessionsOf } from '../../platform/static/course-sessions.ts';
import type { EnquiryRecord } from '../enquiries/enquiries.ts';
import { sessionCalendar } from '../enquiries/session-calendar.ts';
import type { ReceiptSeats } from '../mail/email-content.ts';
import type { RegistrationsContext } from './email-texts.ts';
import type { Registration } from './registration.ts';
import { type Closure, closureOf, isWithdrawn, oversizeOf } from './seats.ts';

export function receiptSeats(
  registration: Registration,
  sessionsOf: SessionsOf,
  nowMs: number,
): Omit<ReceiptSeats, 'link'> {
  const isWaiting = registration.state === 'waiting';
  const closure = closureOf(sessionsOf, registration, nowMs);
  // A receipt sent after the start still confirms seats that were held before it.
  if (closure && (isWaiting || closure !== 'started'))
    return { note: closedNotes[closure], hasCalendar: false };
  const oversize = oversizeOf(sessionsOf, registration);
  return { note: successOf(forms[registration.form], { isWaiting, oversize }).note, hasCalendar: true };
}

const closedNotes: Record<Closure, string> = {
  withdrawn:
    'The date you chose has been taken out of our programme, so no seat is booked and nothing is due. Below you can choose another date, or have us tell you first of the next one.',
  started: 'The course you chose has started, so no seat is booked. We gladly tell you of the next date.',
};

export function registrationCalendar(
  enquiry: EnquiryRecord,
  { form, day, state, version }: Registration,
  context: RegistrationsContext,
): string | undefined {
  if (day === undefined || state === 'cancelled' || isWithdrawn(context.sessionsOf, form, day))
    return undefined;
  const status = state === 'confirmed' ? 'CONFIRMED' : 'TENTATIVE';
  return sessionCalendar(enquiry, context, { status, sequence: version });
}
