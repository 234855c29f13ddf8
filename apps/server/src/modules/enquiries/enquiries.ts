import { createHash, randomBytes } from 'node:crypto';
import { toIsoDay } from '@vanda/forms/day';
import type { Form, FormId } from '@vanda/forms/form';
import { forms } from '@vanda/forms/forms';
import { referenceFrom } from '@vanda/forms/reference';
import type { Enquiry, EnquiryValues } from '@vanda/forms/schema';
import { chosenStart } from '@vanda/forms/summary';
import type { Queries, Row } from '../../platform/database/database.ts';
import { replaceTerms } from './search-terms.ts';

export const enquiryStatuses = ['open', 'answered', 'closed', 'spam'] as const;
export type EnquiryStatus = (typeof enquiryStatuses)[number];

export type SpamReason = 'honeypot' | 'too-fast';

/** Begins the key of an invented enquiry, whose messages go to nobody. No form sends such a key. */
export const demoKeyPrefix = 'demo:';

export type NewEnquiry = ReturnType<typeof toNewEnquiry>;

export type EnquiryRecord = Readonly<ReturnType<typeof toRecord>>;

export function toNewEnquiry(
  form: Form,
  enquiry: Enquiry,
  spamReason: SpamReason | undefined,
  nowMs: number,
) {
  const content = JSON.stringify([form.id, enquiry.values, enquiry.hasMarketingConsent]);
  const contentHash = createHash('sha256').update(content).digest('base64url');
  return {
    reference: referenceFrom(randomBytes(7)),
    form: form.id,
    values: enquiry.values,
    hasMarketingConsent: enquiry.hasMarketingConsent,
    spamReason,
    // A form that is posted without script has no key: the same content on the same day is the same enquiry.
    idempotencyKey: enquiry.idempotencyKey ?? `day:${toIsoDay(nowMs)}`,
    contentHash,
    receivedAtMs: nowMs,
  };
}

/** Identifies the person: the email address, else the digits of the telephone number that the office entered. */
export const personOf = ({ email, phone }: EnquiryValues): string =>
  email?.toLowerCase() ?? (phone ? `tel:${phone.replace(/\D/g, '')}` : '');

/** Columns that repeat values, so that lists and searches need not read them all. */
export const derivedColumns = (form: FormId, values: EnquiryValues) => ({
  email: personOf(values),
  sessionDay: chosenStart(forms[form], values) ?? null,
});

/**
 * Queued messages composed at sending follow to the new address, stored emails stay with their person.
 * Notes and drafts follow a corrected address.
 * @param isOtherPerson ends the marketing consent, which nobody can give for another person
 */
export async function writeValues(
  queries: Queries,
  { reference, form, values: former }: Pick<EnquiryRecord, 'reference' | 'form' | 'values'>,
  values: EnquiryValues,
  isOtherPerson: boolean,
): Promise<void> {
  const { email, sessionDay } = derivedColumns(form, values);
  await queries.run(
    `UPDATE enquiries SET data = $1, email = $2, session_day = $3, version = version + 1
       ${isOtherPerson ? ', marketing_consent = 0' : ''} WHERE reference = $4`,
    [JSON.stringify(values), email, sessionDay, reference],
  );
  await queries.run(
    `UPDATE outbox SET person = $1
     WHERE reference = $2 AND kind <> 'email' AND status <> 'sent' AND lease_until = 0`,
    [email, reference],
  );
  if (!isOtherPerson) {
    for (const table of ['enquiry_notes', 'reply_drafts']) {
      await queries.run(`UPDATE ${table} SET person = $1 WHERE reference = $2 AND person = $3`, [
        email,
        reference,
        personOf(former),
      ]);
    }
  }
  await replaceTerms(queries, reference, values);
}

export async function findEnquiry(queries: Queries, reference: string): Promise<EnquiryRecord | undefined> {
  const [row] = await queries.all('SELECT * FROM enquiries WHERE reference = $1', [reference]);
  return row && toRecord(row);
}

export const toRecord = (row: Row) => ({
  reference: String(row.reference),
  form: String(row.form) as FormId,
  values: JSON.parse(String(row.data)) as EnquiryValues,
  hasMarketingConsent: row.marketing_consent === 1,
  status: String(row.status) as EnquiryStatus,
  spamReason: (row.spam_reason as SpamReason | null) ?? undefined,
  receivedAtMs: Number(row.received_at),
  isReceiptWithheld: row.receipt_withheld === 1,
  isDemo: String(row.idempotency_key).startsWith(demoKeyPrefix),
});
