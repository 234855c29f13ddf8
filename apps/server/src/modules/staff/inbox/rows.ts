import type { InboxRow } from '@vanda/desk-api/inbox';
import type { Queries } from '../../../platform/database/database.ts';
import type { ReplyClock } from '../../enquiries/reply-clock.ts';
import { findRegistrations } from '../../registrations/registration.ts';
import { firstWordsOf, nameOf, typedValue } from '../enquiry/form-values.ts';
import { summaryOf } from '../enquiry/summary.ts';
import type { Names } from '../names.ts';
import type { HandledEnquiry } from '../store/handling.ts';
import { withFailedEmail } from '../store/outbox.ts';

export async function toRows(
  queries: Queries,
  names: Names,
  enquiries: readonly HandledEnquiry[],
  clock: ReplyClock,
): Promise<InboxRow[]> {
  if (enquiries.length === 0) return [];
  const references = enquiries.map(({ reference }) => reference);
  const registrations = await findRegistrations(queries, references);
  const failed = await withFailedEmail(queries, references);
  return enquiries.map((enquiry) => {
    const seats = registrations.get(enquiry.reference);
    return {
      ...summaryOf(enquiry, names, clock, seats),
      name: nameOf(enquiry),
      company: typedValue(enquiry, 'company'),
      firstWords: firstWordsOf(enquiry),
      form: enquiry.form,
      registration: seats ? { day: seats.day ?? null, seats: seats.seats, state: seats.state } : null,
      hasMailGivenUp: failed.has(enquiry.reference),
    };
  });
}
