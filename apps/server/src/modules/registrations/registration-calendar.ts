import type { EnquiryRecord } from '../enquiries/enquiries.ts';
import { sessionCalendar } from '../enquiries/session-calendar.ts';
import type { RegistrationsContext } from './email-texts.ts';
import type { Registration } from './registration.ts';
import { isWithdrawn } from './seats.ts';

/** The calendar file of a registration; undefined where it is cancelled, has no date, or its date was withdrawn. */
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
