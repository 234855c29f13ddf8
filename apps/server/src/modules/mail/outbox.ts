import type { EnquiryValues } from '@vanda/forms/schema';
import { backoff, waitAfterMs } from '../../platform/backoff.ts';
import type { Database, Queries } from '../../platform/database/database.ts';
import { exceedsReceiptLimit } from '../enquiries/receipts.ts';

export type OwnMessageKind = 'notice' | 'receipt' | 'webhook';

export type MessageKind = OwnMessageKind | 'email';

export type MessagePlan = {
  readonly kinds: readonly OwnMessageKind[];
  /** The most receipts per mailbox and day; 0 for no limit. */
  readonly receiptLimit: number;
};

export type ClaimedMessage = {
  readonly id: string;
  readonly reference: string;
  readonly kind: MessageKind;
  readonly person: string;
  readonly attempt: number;
};

export type Claimant = { readonly owner: string; readonly nowMs: number };

/** Exceeds the longest delivery (45 s), so no message is sent by two instances. */
const leaseMs = 180_000;

/** Maximum clock difference of instances. A later due time predates a backwards clock jump. */
const clockSpreadMs = 120_000;

/** Upper limit of a wait, as SQL, whatever the due time says. */
const longestWait = `CASE ${Array.from({ length: 6 }, (_, attempts) => `WHEN attempts = ${attempts} THEN ${attempts === 0 ? 0 : waitAfterMs(attempts)}`).join(' ')} ELSE ${backoff.longestMs} END`;

const isFreeAt = (now: string) =>
  `(lease_until <= ${now} OR lease_until > ${now} + ${leaseMs + clockSpreadMs})`;
const isDue = `(due_at <= $3 OR due_at > $3 + ${clockSpreadMs} + ${longestWait})`;

/** Queues no receipt above the mailbox's limit. */
export async function queueMessages(
  queries: Queries,
  { reference, values, dueAtMs }: { reference: string; values: EnquiryValues; dueAtMs: number },
  { kinds, receiptLimit }: MessagePlan,
): Promise<void> {
  const isWithheld = await exceedsReceiptLimit(queries, values.email ?? '', dueAtMs, receiptLimit);
  if (isWithheld)
    await queries.run('UPDATE enquiries SET receipt_withheld = 1 WHERE reference = $1', [reference]);
  for (const kind of kinds) {
    if (kind === 'receipt' && isWithheld) continue;
    await queueMessage(queries, { id: messageId(reference, kind), reference, kind, dueAtMs });
  }
}

/**
 * Sends to the enquiry's present address unless `person` names another. Returns false where the message is
 * queued already, or is to a person without an email address.
 */
export async function queueMessage(
  queries: Queries,
  message: { id: string; reference: string; kind: MessageKind; dueAtMs: number; person?: string | undefined },
): Promise<boolean> {
  const { id, reference, kind, dueAtMs, person = null } = message;
  const queued = await queries.run(
    `INSERT INTO outbox (id, reference, person, kind, status, attempts, due_at, lease_until)
     SELECT $1, reference, COALESCE(CAST($3 AS TEXT), email), $4, 'waiting', 0, $5, 0 FROM enquiries
     WHERE reference = $2 AND ($4 IN ('notice', 'webhook') OR COALESCE(CAST($3 AS TEXT), email) LIKE '%@%')
     ON CONFLICT DO NOTHING`,
    [id, reference, person, kind, dueAtMs],
  );
  return queued === 1;
}

/** Queues another receipt to the enquiry's present address, once for each key. Returns its Message-ID. */
export async function queueReceiptAgain(
  queries: Queries,
  { reference, key, dueAtMs }: { reference: string; key: string; dueAtMs: number },
): Promise<string> {
  const id = `${messageId(reference, 'receipt')}-${key}`;
  await queueMessage(queries, { id, reference, kind: 'receipt', dueAtMs });
  return id;
}

/** Used as Message-ID, so that the receiver recognises a repetition. */
export const messageId = (reference: string, kind: MessageKind): string =>
  `${reference.toLowerCase()}.${kind}`;

/**
 * The conditions are repeated outside the subquery, because PostgreSQL re-checks them for the second of two
 * claims.
 */
export async function claimMessages(
  database: Database,
  kinds: readonly MessageKind[],
  { owner, nowMs }: Claimant,
  count: number,
): Promise<ClaimedMessage[]> {
  const kindList = kinds.map((_, index) => `$${index + 5}`).join(', ');
  const isClaimable = `status = 'waiting' AND ${isDue} AND ${isFreeAt('$3')} AND kind IN (${kindList})`;
  return database.all<ClaimedMessage>(
    `UPDATE outbox SET lease_owner = $1, lease_until = $2, attempts = attempts + 1
     WHERE ${isClaimable} AND id IN (SELECT id FROM outbox WHERE ${isClaimable} ORDER BY due_at LIMIT $4)
     RETURNING id, reference, kind, person, attempts AS attempt`,
    [owner, nowMs + leaseMs, nowMs, count, ...kinds],
  );
}

/** Changes nothing after the lease has expired. */
export async function markSent(database: Database, message: ClaimedMessage, owner: string, nowMs: number) {
  await database.run(
    `UPDATE outbox SET status = 'sent', sent_at = $1, lease_owner = NULL, lease_until = 0, last_error = NULL
     WHERE id = $2 AND lease_owner = $3`,
    [nowMs, message.id, owner],
  );
}

/** The message has failed for good where `dueAtMs` is undefined. */
export async function markFailed(
  database: Database,
  message: ClaimedMessage,
  owner: string,
  reason: string,
  dueAtMs: number | undefined,
): Promise<void> {
  await database.run(
    `UPDATE outbox SET status = $1, due_at = COALESCE($2, due_at), last_error = $3, lease_owner = NULL, lease_until = 0
     WHERE id = $4 AND lease_owner = $5`,
    [dueAtMs === undefined ? 'failed' : 'waiting', dueAtMs ?? null, reason, message.id, owner],
  );
}

export const retryMessages = async (database: Database, nowMs: number, reference?: string): Promise<number> =>
  database.run(
    `UPDATE outbox SET status = 'waiting', attempts = 0, due_at = $1
     WHERE status IN ('failed', 'waiting') AND ${isFreeAt('$1')}${reference ? ' AND reference = $2' : ''}`,
    reference ? [nowMs, reference] : [nowMs],
  );

export type Backlog = {
  readonly waiting: number;
  readonly failed: number;
  readonly failing: number;
  /** The earliest due time, in epoch milliseconds. */
  readonly due: number | null;
};

export async function backlog(queries: Queries): Promise<Backlog> {
  const [row] = await queries.all<Backlog>(
    `SELECT COUNT(*) FILTER (WHERE status = 'waiting') AS waiting,
       COUNT(*) FILTER (WHERE status = 'failed') AS failed,
       COUNT(*) FILTER (WHERE status = 'waiting' AND last_error IS NOT NULL) AS failing,
       MIN(due_at) FILTER (WHERE status = 'waiting') AS due
     FROM outbox WHERE status <> 'sent'`,
  );
  return row ?? { waiting: 0, failed: 0, failing: 0, due: null };
}
