import { placeholders, type Queries, type Value } from '../../platform/database/database.ts';
import type { SessionsOf } from '../../platform/static/course-sessions.ts';
import { type MessagePlan, type NewEnquiry, queueMessages } from '../enquiries/enquiries.ts';
import { derivedColumns } from '../enquiries/search-index.ts';
import { insertWords } from '../enquiries/search-words.ts';
import { registerSeats } from '../registrations/register.ts';

export type StoredEnquiry = {
  readonly reference: string;
  readonly receivedAtMs: number;
  readonly isNew: boolean;
  readonly isWaiting: boolean;
};

/**
 * In the caller's transaction. Identified by idempotency key and content hash: the same key with other
 * content is a second enquiry, so an edit after a lost response is not lost.
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
  const waiting = await registerSeats(
    queries,
    taken,
    sessionsOf,
    Math.max(...enquiries.map(({ receivedAtMs }) => receivedAtMs)),
  );
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
  const { email, sessionDay } = derivedColumns(enquiry.form, enquiry.values);
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
  // Neither inserted nor found: the random reference collides with another enquiry (1 in 3 * 10^10).
  if (!row) throw new Error('reference already taken');
  return {
    reference: row.reference,
    receivedAtMs: row.received_at,
    isNew: false,
    isWaiting: row.seats_state === 'waiting',
  };
}
