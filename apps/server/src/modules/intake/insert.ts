import { setImmediate as nextTurn } from 'node:timers/promises';
import { forms } from '@vanda/forms/forms';
import { type Queries, StoreUnavailable } from '../../platform/database/database.ts';
import { type Store, storeForm } from '../../platform/database/store.ts';
import type { SessionsOf } from '../../platform/static/course-sessions.ts';
import {
  derivedColumns,
  type EnquiryRecord,
  findEnquiry,
  type NewEnquiry,
  toRecord,
} from '../enquiries/enquiries.ts';
import { insertTerms } from '../enquiries/search-terms.ts';
import { type MessagePlan, queueMessages } from '../mail/outbox.ts';
import { registerSeats, standsAsSent } from '../registrations/register.ts';
import { findRegistration } from '../registrations/registration.ts';

export type StoredEnquiry = {
  readonly reference: string;
  readonly receivedAtMs: number;
  readonly isNew: boolean;
  readonly isWaiting: boolean;
};

export type Submit = (enquiry: NewEnquiry) => Promise<StoredEnquiry>;

const waitingMax = 1024;

/**
 * Stores one enquiry at a time, so that a burst leaves connections for everything else. Fulfils when the
 * enquiry is on disk, rejects with {@link StoreUnavailable} when it is not.
 */
export function submitTo(store: Store, plan: MessagePlan, sessionsOf: SessionsOf): Submit {
  let waiting = 0;
  let last: Promise<unknown> = Promise.resolve();
  const write = async (enquiry: NewEnquiry) => {
    // SQLite is synchronous: other requests are served between two enquiries.
    await nextTurn();
    await store.ready();
    return store.database.transaction((queries) => insertEnquiry(queries, enquiry, plan, sessionsOf));
  };
  return (enquiry) => {
    if (waiting >= waitingMax)
      return Promise.reject(new StoreUnavailable('too many enquiries are waiting', 'QUEUE_FULL'));
    waiting++;
    const written = last.then(() => write(enquiry)).finally(() => waiting--);
    last = written.catch(() => undefined);
    return written;
  };
}

/**
 * Runs in the caller's transaction. Idempotency key and content hash identify an enquiry: the same key with
 * other content is a second one, so an edit after a lost response is stored. A repeated request returns the
 * earlier enquiry only while {@link standsAsSent}; otherwise it is stored under a key derived from the
 * earlier reference, so that concurrent repetitions still are one.
 */
export async function insertEnquiry(
  queries: Queries,
  enquiry: NewEnquiry,
  plan: MessagePlan,
  sessionsOf: SessionsOf,
): Promise<StoredEnquiry> {
  const { reference, values, spamReason, receivedAtMs } = enquiry;
  let key = enquiry.idempotencyKey;
  while (!(await insertRow(queries, enquiry, key))) {
    const earlier = await findEarlier(queries, key, enquiry.contentHash);
    if (!earlier) {
      if (await findEnquiry(queries, reference)) throw new Error('reference already taken');
      // The earlier enquiry was erased between the two statements.
      continue;
    }
    const registration = await findRegistration(queries, earlier.reference);
    if (await standsAsSent(queries, earlier, registration, values)) {
      const isWaiting = registration?.status === 'waiting';
      return { reference: earlier.reference, receivedAtMs: earlier.receivedAtMs, isNew: false, isWaiting };
    }
    key = `${enquiry.idempotencyKey}/after:${earlier.reference}`;
  }
  await storeForm(queries, forms[enquiry.form]);
  await insertTerms(queries, [enquiry]);
  if (spamReason) return { reference, receivedAtMs, isNew: true, isWaiting: false };
  const isWaiting = await registerSeats(queries, enquiry, sessionsOf, receivedAtMs, true);
  await queueMessages(queries, { reference, values, dueAtMs: receivedAtMs }, plan);
  return { reference, receivedAtMs, isNew: true, isWaiting };
}

/** Returns false where the key with this content, or the reference, is stored already. */
async function insertRow(queries: Queries, enquiry: NewEnquiry, idempotencyKey: string): Promise<boolean> {
  const { reference, form, values, spamReason, receivedAtMs } = enquiry;
  const { email, sessionDay } = derivedColumns(form, values);
  const inserted = await queries.run(
    `INSERT INTO enquiries (reference, form, data, marketing_consent, status, spam_reason, idempotency_key,
       content_hash, received_at, email, session_day)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) ON CONFLICT DO NOTHING`,
    [
      reference,
      form,
      JSON.stringify(values),
      enquiry.hasMarketingConsent ? 1 : 0,
      spamReason ? 'spam' : 'open',
      spamReason ?? null,
      idempotencyKey,
      enquiry.contentHash,
      receivedAtMs,
      email,
      sessionDay,
    ],
  );
  return inserted === 1;
}

/**
 * Locks the earlier enquiry: waits for a change of its registration, and blocks others until the transaction
 * ends.
 */
async function findEarlier(
  queries: Queries,
  idempotencyKey: string,
  contentHash: string,
): Promise<EnquiryRecord | undefined> {
  const [row] = await queries.all(
    `UPDATE enquiries SET status = status WHERE idempotency_key = $1 AND content_hash = $2 RETURNING *`,
    [idempotencyKey, contentHash],
  );
  return row && toRecord(row);
}
