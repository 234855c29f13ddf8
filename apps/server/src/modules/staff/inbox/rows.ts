import type { InboxRow } from '@vanda/desk-api/inbox';
import type { Queries } from '../../../platform/database/database.ts';
import type { ReplyClock } from '../../enquiries/reply-clock.ts';
import { findRegistrations } from '../../registrations/registration.ts';
import { aboutOf, firstWordsOf, nameOf, throughOf, typedValue } from '../enquiry/form-values.ts';
import { suspicionWords } from '../enquiry/suspicion.ts';
import { type Names, staffName } from '../names.ts';
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
      reference: enquiry.reference,
      version: enquiry.version,
      status: enquiry.status,
      name: nameOf(enquiry),
      company: typedValue(enquiry, 'company'),
      firstWords: firstWordsOf(enquiry),
      form: enquiry.form,
      about: aboutOf(enquiry),
      through: throughOf(enquiry, seats),
      registration: seats ? { day: seats.day ?? null, seats: seats.seats, state: seats.state } : null,
      receivedAtMs: enquiry.receivedAtMs,
      dueAtMs: clock.dueAtMs(enquiry.receivedAtMs),
      answeredAtMs: enquiry.answeredAtMs ?? null,
      closedAtMs: enquiry.closedAtMs ?? null,
      followUpDay: enquiry.followUpDay ?? null,
      owner: enquiry.owner === undefined ? null : staffName(names, enquiry.owner),
      suspicion: enquiry.suspicion ? suspicionWords(enquiry.suspicion) : null,
      hasMailGivenUp: failed.has(enquiry.reference),
    };
  });
}
