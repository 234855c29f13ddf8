import { addDays, toIsoDay } from '@vanda/enquiry/day';
import { forms } from '@vanda/enquiry/forms';
import { retentionDays } from '@vanda/enquiry/notice';
import type * as z from 'zod';
import { addressOf, enquiriesOf } from '../../../intake/src/desk-store/people.ts';
import { toRegistration } from '../../../intake/src/ledger/registration.ts';
import type { personAnswerSchema } from '../../contract/people.ts';
import type { Desk } from '../desk.ts';
import { mailsOf } from '../enquiry/mails.ts';
import { aboutOf, nameOf } from '../enquiry/words.ts';
import { registrationView } from '../sessions/registration-view.ts';

type Person = Omit<z.output<typeof personAnswerSchema>, 'nowMs'>;

/** Everything under the address of an enquiry. */
export async function personOf(desk: Desk, reference: string): Promise<Person> {
  const { database } = desk;
  const enquiries = await enquiriesOf(database, [await addressOf(database, reference)]);
  const references = enquiries.map((enquiry) => enquiry.reference);
  const places = references.map((_, index) => `$${index + 1}`).join(', ');
  const entries = await database.all(
    `SELECT * FROM registrations WHERE reference IN (${places}) ORDER BY day, reference`,
    references,
  );
  const [notes] = await database.all<{ count: number }>(
    `SELECT CAST(COUNT(*) AS BIGINT) AS count FROM enquiry_notes WHERE reference IN (${places})`,
    references,
  );
  const registrations = [];
  for (const entry of entries.map(toRegistration)) registrations.push(await registrationView(desk, entry));
  const mails = (await mailsOf(database, references, desk.now())).map(({ mail }) => mail);
  return {
    email: enquiries[0]?.values.email ?? '',
    names: different(enquiries.map(nameOf)),
    companies: different(enquiries.map(({ values }) => values.company ?? '')),
    enquiries: enquiries.map((enquiry) => ({
      reference: enquiry.reference,
      form: enquiry.form,
      formTitle: forms[enquiry.form].title,
      about: aboutOf(enquiry),
      standing: enquiry.standing,
      receivedAtMs: enquiry.receivedAtMs,
      answeredAtMs: enquiry.answeredAtMs ?? null,
      hasMarketingConsent: enquiry.hasMarketingConsent,
      deletedOn: addDays(toIsoDay(enquiry.receivedAtMs), retentionDays),
    })),
    registrations,
    mails,
    erasure: {
      goes: {
        enquiries: enquiries.length,
        registrations: registrations.length,
        mails: mails.length,
        notes: notes?.count ?? 0,
      },
      reference,
    },
  };
}

function different(texts: readonly string[]): string[] {
  return [...new Set(texts.filter(Boolean))];
}
