import { createHash, randomBytes } from 'node:crypto';
import { toIsoDay } from '@vanda/enquiry/day';
import type { Form, FormId } from '@vanda/enquiry/form';
import { referenceFrom } from '@vanda/enquiry/reference';
import type { Enquiry, EnquiryValues } from '@vanda/enquiry/schema';
import { repeatedColumns } from '../desk-store/values.ts';
import { insertWords, replaceWords } from '../desk-store/words.ts';
import { registerSeats } from '../ledger/register.ts';
import type { SessionsOf } from '../ledger/seats.ts';
import type { Queries, Row, Value } from './database.ts';
import { withheldReceipts } from './receipts.ts';

/** Kinds of message an enquiry sends by itself, one of each. */
export type OwnMessageKind = 'notice' | 'receipt' | 'webhook';

/** Kinds of message: an enquiry's own, and the letters written to its person later. */
export type MessageKind = OwnMessageKind | 'letter';

/** What the service sends for an enquiry, as its settings say. */
export type MessagePlan = {
  readonly kinds: readonly OwnMessageKind[];
  /** Receipts one mailbox may get in a day; 0 for any number. */
  readonly receiptLimit: number;
};

/** Why a robot is suspected. */
export type Suspicion = 'honeypot' | 'too-fast';

/** An enquiry ready to be stored. */
export type NewEnquiry = {
  readonly reference: string;
  readonly form: FormId;
  readonly values: EnquiryValues;
  readonly hasMarketingConsent: boolean;
  readonly suspicion: Suspicion | undefined;
  readonly idempotencyKey: string;
  readonly contentHash: string;
  readonly receivedAtMs: number;
};

/** What the visitor is told: the stored enquiry, new or met again by a retry. */
export type StoredEnquiry = {
  readonly reference: string;
  readonly receivedAtMs: number;
  readonly isNew: boolean;
  /** The session was full: it is on the waiting list. */
  readonly isWaiting: boolean;
};

/** A stored enquiry, read back. */
export type EnquiryRecord = {
  readonly reference: string;
  readonly form: FormId;
  readonly values: EnquiryValues;
  readonly hasMarketingConsent: boolean;
  readonly state: 'received' | 'suspected';
  readonly suspicion: Suspicion | undefined;
  readonly receivedAtMs: number;
  /** No receipt goes out: the address had had its receipts of that day. */
  readonly isReceiptWithheld: boolean;
};

/** Prepares a checked enquiry for the store, under a new reference. */
export function toNewEnquiry(
  form: Form,
  enquiry: Enquiry,
  suspicion: Suspicion | undefined,
  nowMs: number,
): NewEnquiry {
  const content = JSON.stringify([form.id, enquiry.values, enquiry.hasMarketingConsent]);
  const contentHash = createHash('sha256').update(content).digest('base64url');
  return {
    reference: referenceFrom(randomBytes(7)),
    form: form.id,
    values: enquiry.values,
    hasMarketingConsent: enquiry.hasMarketingConsent,
    suspicion,
    // A form posted without script has no key: the same content on the same day is the same enquiry.
    idempotencyKey: enquiry.idempotencyKey ?? `day:${toIsoDay(nowMs)}`,
    contentHash,
    receivedAtMs: nowMs,
  };
}

/**
 * Stores enquiries, their seats and their messages; the caller's transaction makes that one step.
 * The same key with the same content is the same enquiry. The same key with other content is a corrected one and is
 * stored beside the first, because a visitor who mended a text after a lost answer must not lose the correction.
 */
export async function insertEnquiries(
  queries: Queries,
  enquiries: readonly NewEnquiry[],
  plan: MessagePlan,
  sessionsOf: SessionsOf,
): Promise<StoredEnquiry[]> {
  const inserted = await queries.all<{ reference: string }>(
    `INSERT INTO enquiries (${enquiryColumns.join(', ')}) VALUES ${placeholders(enquiries.length, enquiryColumns.length)}
     ON CONFLICT DO NOTHING RETURNING reference`,
    enquiries.flatMap(enquiryRow),
  );
  const isNew = new Set(inserted.map(({ reference }) => reference));
  await insertWords(
    queries,
    enquiries.filter(({ reference }) => isNew.has(reference)),
  );
  const taken = enquiries.filter(({ reference, suspicion }) => isNew.has(reference) && !suspicion);
  const waiting = await registerSeats(queries, taken, sessionsOf);
  await queueMessages(
    queries,
    taken.map(({ reference, values, receivedAtMs }) => ({ reference, values, dueAtMs: receivedAtMs })),
    plan,
  );
  const stored: StoredEnquiry[] = [];
  for (const enquiry of enquiries) {
    const { reference, receivedAtMs } = enquiry;
    stored.push(
      isNew.has(reference)
        ? { reference, receivedAtMs, isNew: true, isWaiting: waiting.has(reference) }
        : await findEarlier(queries, enquiry),
    );
  }
  return stored;
}

/**
 * Queues the messages of enquiries; one of a kind for each, however often it is asked. A receipt over the limit of its
 * mailbox is left out, and the enquiry says so.
 */
export async function queueMessages(
  queries: Queries,
  enquiries: readonly { reference: string; values: EnquiryValues; dueAtMs: number }[],
  { kinds, receiptLimit }: MessagePlan,
): Promise<void> {
  const withheld = new Set(
    await withheldReceipts(
      queries,
      enquiries.map(({ reference, values, dueAtMs }) => ({
        reference,
        email: values.email ?? '',
        atMs: dueAtMs,
      })),
      receiptLimit,
    ),
  );
  const rows = enquiries.flatMap(({ reference, dueAtMs }) =>
    kinds
      .filter((kind) => kind !== 'receipt' || !withheld.has(reference))
      .map((kind): Value[] => [messageId(reference, kind), reference, kind, 'waiting', 0, dueAtMs, 0]),
  );
  if (rows.length > 0) {
    await queries.run(
      `INSERT INTO outbox (id, reference, kind, state, attempts, due_at, lease_until)
       VALUES ${placeholders(rows.length, 7)} ON CONFLICT DO NOTHING`,
      rows.flat(),
    );
  }
  for (const reference of withheld) {
    await queries.run('UPDATE enquiries SET receipt_withheld = 1 WHERE reference = $1', [reference]);
  }
}

/**
 * Identity of an enquiry's own message, and the beginning of a letter's: stable, so that it is also its Message-ID and
 * the receiver can recognise a repetition.
 */
export function messageId(reference: string, kind: MessageKind): string {
  return `${reference.toLowerCase()}.${kind}`;
}

/**
 * Writes other values in the place of those before, with everything that repeats them. Whoever saves on the version before
 * finds it raised.
 * @param isOtherPerson nobody can agree to marketing for another person, so the consent goes
 */
export async function writeValues(
  queries: Queries,
  { reference, form }: { readonly reference: string; readonly form: FormId },
  values: EnquiryValues,
  isOtherPerson: boolean,
): Promise<void> {
  const { email, sessionDay } = repeatedColumns(form, values);
  await queries.run(
    `UPDATE enquiries SET data = $1, email = $2, session_day = $3, version = version + 1
       ${isOtherPerson ? ', marketing_consent = 0' : ''} WHERE reference = $4`,
    [JSON.stringify(values), email, sessionDay, reference],
  );
  await replaceWords(queries, reference, values);
}

/** One enquiry, or undefined. */
export async function findEnquiry(queries: Queries, reference: string): Promise<EnquiryRecord | undefined> {
  const [row] = await queries.all('SELECT * FROM enquiries WHERE reference = $1', [reference]);
  return row && toRecord(row);
}

/** A row of `enquiries` as a record. */
export function toRecord(row: Row): EnquiryRecord {
  return {
    reference: String(row.reference),
    form: String(row.form) as FormId,
    values: JSON.parse(String(row.data)) as EnquiryValues,
    hasMarketingConsent: row.marketing_consent === 1,
    state: row.state === 'suspected' ? 'suspected' : 'received',
    suspicion: (row.suspicion as Suspicion | null) ?? undefined,
    receivedAtMs: Number(row.received_at),
    isReceiptWithheld: row.receipt_withheld === 1,
  };
}

const enquiryColumns = [
  'reference',
  'form',
  'data',
  'marketing_consent',
  'state',
  'suspicion',
  'idempotency_key',
  'content_hash',
  'received_at',
  'standing',
  'email',
  'session_day',
] as const;

function enquiryRow(enquiry: NewEnquiry): Value[] {
  const { email, sessionDay } = repeatedColumns(enquiry.form, enquiry.values);
  return [
    enquiry.reference,
    enquiry.form,
    JSON.stringify(enquiry.values),
    enquiry.hasMarketingConsent ? 1 : 0,
    enquiry.suspicion ? 'suspected' : 'received',
    enquiry.suspicion ?? null,
    enquiry.idempotencyKey,
    enquiry.contentHash,
    enquiry.receivedAtMs,
    enquiry.suspicion ? 'suspected' : 'open',
    email,
    sessionDay,
  ];
}

async function findEarlier(queries: Queries, enquiry: NewEnquiry): Promise<StoredEnquiry> {
  const [row] = await queries.all<{ reference: string; received_at: number; seats_state: string | null }>(
    `SELECT reference, received_at,
       (SELECT registrations.state FROM registrations WHERE registrations.reference = enquiries.reference) AS seats_state
     FROM enquiries WHERE idempotency_key = $1 AND content_hash = $2`,
    [enquiry.idempotencyKey, enquiry.contentHash],
  );
  // No earlier one: the new reference is taken by another enquiry, once in thirty thousand million.
  if (!row) throw new Error('reference already taken');
  return {
    reference: row.reference,
    receivedAtMs: row.received_at,
    isNew: false,
    isWaiting: row.seats_state === 'waiting',
  };
}

function placeholders(rows: number, columns: number): string {
  return Array.from(
    { length: rows },
    (_, row) =>
      `(${Array.from({ length: columns }, (_, column) => `$${row * columns + column + 1}`).join(', ')})`,
  ).join(', ');
}
