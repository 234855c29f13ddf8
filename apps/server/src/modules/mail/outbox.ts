import { backoff, waitAfterMs } from '../../platform/backoff.ts';
import type { Database, Queries } from '../../platform/database/database.ts';
import type { MessageKind } from '../enquiries/enquiries.ts';

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

/** Conditions also outside the subquery: PostgreSQL re-checks them for the second of two claims. */
export async function claimMessages(
  database: Database,
  kinds: readonly MessageKind[],
  { owner, nowMs }: Claimant,
  count: number,
): Promise<ClaimedMessage[]> {
  const kindList = kinds.map((_, index) => `$${index + 5}`).join(', ');
  const isClaimable = `state = 'waiting' AND ${isDue} AND ${isFreeAt('$3')} AND kind IN (${kindList})`;
  return database.all<ClaimedMessage>(
    `UPDATE outbox SET lease_owner = $1, lease_until = $2, attempts = attempts + 1
     WHERE ${isClaimable} AND id IN (SELECT id FROM outbox WHERE ${isClaimable} ORDER BY due_at LIMIT $4)
     RETURNING id, reference, kind, person, attempts AS attempt`,
    [owner, nowMs + leaseMs, nowMs, count, ...kinds],
  );
}

/** Changes nothing once the lease was lost. */
export async function markSent(
  database: Database,
  message: ClaimedMessage,
  owner: string,
  nowMs: number,
): Promise<void> {
  await database.run(
    `UPDATE outbox SET state = 'sent', sent_at = $1, lease_owner = NULL, lease_until = 0, last_error = NULL
     WHERE id = $2 AND lease_owner = $3`,
    [nowMs, message.id, owner],
  );
}

/** `dueAtMs` undefined: failed for good. */
export async function markFailed(
  database: Database,
  message: ClaimedMessage,
  owner: string,
  reason: string,
  dueAtMs: number | undefined,
): Promise<void> {
  await database.run(
    `UPDATE outbox SET state = $1, due_at = COALESCE($2, due_at), last_error = $3, lease_owner = NULL, lease_until = 0
     WHERE id = $4 AND lease_owner = $5`,
    [dueAtMs === undefined ? 'dead' : 'waiting', dueAtMs ?? null, reason, message.id, owner],
  );
}

export async function retryMessages(database: Database, nowMs: number, reference?: string): Promise<number> {
  return database.run(
    `UPDATE outbox SET state = 'waiting', attempts = 0, due_at = $1
     WHERE state IN ('dead', 'waiting') AND ${isFreeAt('$1')}${reference ? ' AND reference = $2' : ''}`,
    reference ? [nowMs, reference] : [nowMs],
  );
}

export type Backlog = {
  readonly waiting: number;
  readonly dead: number;
  readonly failing: number;
  /** Due time of the message that is due first, in epoch milliseconds. */
  readonly due: number | null;
};

export async function backlog(queries: Queries): Promise<Backlog> {
  const [row] = await queries.all<Backlog>(
    `SELECT COUNT(*) FILTER (WHERE state = 'waiting') AS waiting,
       COUNT(*) FILTER (WHERE state = 'dead') AS dead,
       COUNT(*) FILTER (WHERE state = 'waiting' AND last_error IS NOT NULL) AS failing,
       MIN(due_at) FILTER (WHERE state = 'waiting') AS due
     FROM outbox WHERE state <> 'sent'`,
  );
  return row ?? { waiting: 0, dead: 0, failing: 0, due: null };
}
