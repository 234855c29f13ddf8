import { backoff, waitAfterMs } from '../mail/backoff.ts';
import type { Database, Row } from './database.ts';
import type { MessageKind } from './enquiries.ts';

/** A message that this instance may send now, and nobody else. */
export type ClaimedMessage = {
  readonly id: string;
  readonly reference: string;
  readonly kind: MessageKind;
  /** This attempt's number, from 1. */
  readonly attempt: number;
};

/** Who claims, from now on. */
export type Claimant = { readonly owner: string; readonly nowMs: number };

/** A lease outlasts the longest delivery (45 s) by far, so a message is never sent by two instances. */
const leaseMs = 180_000;

/** Clocks of instances agree within this. What lies further in the future than it can was written before a clock leapt back. */
const clockSpreadMs = 120_000;

/** The wait after a number of attempts, as SQL: a message that has waited longer is due, whatever its due time says. */
const longestWait = `CASE ${Array.from({ length: 6 }, (_, attempts) => `WHEN attempts = ${attempts} THEN ${attempts === 0 ? 0 : waitAfterMs(attempts)}`).join(' ')} ELSE ${backoff.longestMs} END`;

const isFreeAt = (now: string) =>
  `(lease_until <= ${now} OR lease_until > ${now} + ${leaseMs + clockSpreadMs})`;
const isDue = `(due_at <= $3 OR due_at > $3 + ${clockSpreadMs} + ${longestWait})`;

/**
 * Claims messages that are due. The conditions stand inside and outside the subquery: of two instances that claim
 * the same row at once, PostgreSQL makes the second wait and then check the outer ones again, and they fail.
 */
export async function claimMessages(
  database: Database,
  kinds: readonly MessageKind[],
  { owner, nowMs }: Claimant,
  count: number,
): Promise<ClaimedMessage[]> {
  const kindList = kinds.map((_, index) => `$${index + 5}`).join(', ');
  const mayBeClaimed = `state = 'waiting' AND ${isDue} AND ${isFreeAt('$3')} AND kind IN (${kindList})`;
  const rows = await database.all(
    `UPDATE outbox SET lease_owner = $1, lease_until = $2, attempts = attempts + 1
     WHERE ${mayBeClaimed} AND id IN (SELECT id FROM outbox WHERE ${mayBeClaimed} ORDER BY due_at LIMIT $4)
     RETURNING id, reference, kind, attempts`,
    [owner, nowMs + leaseMs, nowMs, count, ...kinds],
  );
  return rows.map(toClaimed);
}

/** Notes a message as sent. False when the lease was lost meanwhile. */
export async function markSent(
  database: Database,
  message: ClaimedMessage,
  owner: string,
  nowMs: number,
): Promise<boolean> {
  const changed = await database.run(
    `UPDATE outbox SET state = 'sent', sent_at = $1, lease_owner = NULL, lease_until = 0, last_error = NULL
     WHERE id = $2 AND lease_owner = $3`,
    [nowMs, message.id, owner],
  );
  return changed === 1;
}

/**
 * Notes a failed attempt: tried again at `dueAtMs`, or never again by itself when that is undefined. Its due time then
 * stays that of the last attempt.
 */
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

/** Sends dead and waiting messages again from now on, of one enquiry or of all. Returns how many. */
export async function retryMessages(database: Database, nowMs: number, reference?: string): Promise<number> {
  return database.run(
    `UPDATE outbox SET state = 'waiting', attempts = 0, due_at = $1
     WHERE state IN ('dead', 'waiting') AND ${isFreeAt('$1')}${reference ? ' AND reference = $2' : ''}`,
    reference ? [nowMs, reference] : [nowMs],
  );
}

/** How many messages are in each state. */
export async function countMessages(database: Database): Promise<Readonly<Record<string, number>>> {
  const rows = await database.all<{ state: string; count: number }>(
    'SELECT state, CAST(COUNT(*) AS BIGINT) AS count FROM outbox GROUP BY state',
  );
  return Object.fromEntries(rows.map(({ state, count }) => [state, count]));
}

function toClaimed(row: Row): ClaimedMessage {
  return {
    id: String(row.id),
    reference: String(row.reference),
    kind: String(row.kind) as MessageKind,
    attempt: Number(row.attempts),
  };
}
