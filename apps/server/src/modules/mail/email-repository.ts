import { randomUUID } from 'node:crypto';
import type { Queries, Row } from '../../platform/database/database.ts';
import { messageId } from '../enquiries/enquiries.ts';

/** A staff member by id, the registrant through their link, or a rule by name. */
export type Actor = { readonly kind: 'colleague' | 'registrant' | 'rule'; readonly id: string };

export type NewEmail = {
  readonly reference: string;
  readonly subject: string;
  readonly text: string;
  /** At most {@link recallMaxMs} ahead. */
  readonly dueAtMs: number;
  readonly by: Actor;
  readonly atMs: number;
  /** By default the enquiry's present address. */
  readonly recipient?: string;
  readonly tokenVersion?: number;
  readonly key?: string;
};

export type StoredEmail = {
  readonly id: string;
  readonly subject: string;
  readonly text: string;
  readonly tokenVersion: number | undefined;
  readonly by: Actor;
  readonly writtenAtMs: number;
};

/** A later due time predates a backwards clock jump; the message is sent at once. */
export const recallMaxMs = 60_000;

/** In the caller's transaction. Returns its Message-ID. */
export async function queueEmail(queries: Queries, email: NewEmail): Promise<string> {
  if (email.dueAtMs > email.atMs + recallMaxMs) throw new RangeError('an email waits a minute at most');
  const id = `${messageId(email.reference, 'letter')}-${email.key ?? randomUUID()}`;
  const queued = await queries.run(
    `INSERT INTO outbox (id, reference, person, kind, state, attempts, due_at, lease_until)
     VALUES ($1, $2, COALESCE(CAST($3 AS TEXT), (SELECT email FROM enquiries WHERE reference = $2)),
       'letter', 'waiting', 0, $4, 0) ON CONFLICT DO NOTHING`,
    [id, email.reference, email.recipient?.toLowerCase() ?? null, email.dueAtMs],
  );
  if (queued === 0) return id;
  await queries.run(
    `INSERT INTO letters (id, subject, text, link_turn, by_kind, by_id, written_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7)`,
    [id, email.subject, email.text, email.tokenVersion ?? null, email.by.kind, email.by.id, email.atMs],
  );
  return id;
}

/** False when in flight or sent. */
export async function recallEmail(queries: Queries, id: string): Promise<boolean> {
  return (
    (await queries.run(
      "DELETE FROM outbox WHERE id = $1 AND kind = 'letter' AND state = 'waiting' AND attempts = 0",
      [id],
    )) === 1
  );
}

export async function findEmail(queries: Queries, id: string): Promise<StoredEmail | undefined> {
  const [row] = await queries.all('SELECT * FROM letters WHERE id = $1', [id]);
  return row && toStoredEmail(row);
}

function toStoredEmail(row: Row): StoredEmail {
  return {
    id: String(row.id),
    subject: String(row.subject),
    text: String(row.text),
    tokenVersion: row.link_turn === null ? undefined : Number(row.link_turn),
    by: { kind: row.by_kind as Actor['kind'], id: String(row.by_id) },
    writtenAtMs: Number(row.written_at),
  };
}
