import type { HandledEnquiry } from '../../../intake/src/desk-store/handling.ts';
import { promiseMs } from '../../../intake/src/desk-store/inbox.ts';
import { toRegistration } from '../../../intake/src/ledger/registration.ts';
import type { Queries } from '../../../intake/src/store/database.ts';
import type { InboxRow } from '../../contract/inbox.ts';
import { suspicionWords } from '../enquiry/suspicion.ts';
import { aboutOf, firstWordsOf, nameOf, throughOf, typedValue } from '../enquiry/words.ts';
import { colleagueName, type Names } from '../names.ts';

/** Enquiries as lines of the inbox, with what the ledger and the outbox say of them. */
export async function toRows(
  queries: Queries,
  names: Names,
  enquiries: readonly HandledEnquiry[],
): Promise<InboxRow[]> {
  if (enquiries.length === 0) return [];
  const references = enquiries.map(({ reference }) => reference);
  const places = references.map((_, index) => `$${index + 1}`).join(', ');
  const registered = await queries.all(
    `SELECT * FROM registrations WHERE reference IN (${places})`,
    references,
  );
  const registrations = new Map(registered.map((row) => [String(row.reference), toRegistration(row)]));
  const dead = await queries.all<{ reference: string }>(
    `SELECT reference FROM outbox WHERE state = 'dead' AND reference IN (${places})`,
    references,
  );
  const givenUp = new Set(dead.map(({ reference }) => reference));
  return enquiries.map((enquiry) => {
    const seats = registrations.get(enquiry.reference);
    return {
      reference: enquiry.reference,
      version: enquiry.version,
      standing: enquiry.standing,
      name: nameOf(enquiry),
      company: typedValue(enquiry, 'company'),
      firstWords: firstWordsOf(enquiry),
      form: enquiry.form,
      about: aboutOf(enquiry),
      through: throughOf(enquiry, seats),
      registration: seats ? { day: seats.day ?? null, seats: seats.seats, state: seats.state } : null,
      receivedAtMs: enquiry.receivedAtMs,
      dueAtMs: enquiry.receivedAtMs + promiseMs,
      answeredAtMs: enquiry.answeredAtMs ?? null,
      closedAtMs: enquiry.closedAtMs ?? null,
      owner: enquiry.owner === undefined ? null : colleagueName(names, enquiry.owner),
      suspicion: enquiry.suspicion ? suspicionWords(enquiry.suspicion) : null,
      hasMailGivenUp: givenUp.has(enquiry.reference),
    };
  });
}
