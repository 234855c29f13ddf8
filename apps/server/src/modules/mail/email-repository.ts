import { randomUUID } from 'node:crypto';
import type { Queries } from '../../platform/database/database.ts';
import { messageId, queueMessage } from './outbox.ts';

/** A staff member by id, the registrant through their link, or a rule by name. */
export type Actor = { readonly kind: 'staff' | 'registrant' | 'rule'; readonly id: string };

export type NewEmail = {
  readonly reference: string;
  readonly subject: string;
  readonly text: string;
  /** At most {@link recallMaxMs} in the future. */
  readonly dueAtMs: number;
  readonly by: Actor;
  readonly atMs: number;
  /** Defaults to the enquiry's present address. */
  readonly recipient?: string;
  readonly tokenVersion?: number;
  readonly key?: string;
};

/** A later due time predates a backwards clock jump; the message is sent at once. */
export const recallMaxMs = 60_000;

/** Runs in the caller's transaction. Returns the Message-ID. */
export async function queueEmail(queries: Queries, email: NewEmail): Promise<string> {
  if (email.dueAtMs > email.atMs + recallMaxMs) throw new RangeError('an email waits a minute at most');
  const { reference, dueAtMs } = email;
  const id = `${messageId(reference, 'email')}-${email.key ?? randomUUID()}`;
  const person = email.recipient?.toLowerCase();
  if (!(await queueMessage(queries, { id, reference, kind: 'email', dueAtMs, person }))) return id;
  await queries.run(
    `INSERT INTO emails (id, subject, text, token_version, by_kind, by_id, written_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7)`,
    [id, email.subject, email.text, email.tokenVersion ?? null, email.by.kind, email.by.id, email.atMs],
  );
  return id;
}

export async function findEmail(queries: Queries, id: string) {
  const [row] = await queries.all('SELECT * FROM emails WHERE id = $1', [id]);
  return (
    row && {
      subject: String(row.subject),
      text: String(row.text),
      tokenVersion: row.token_version === null ? undefined : Number(row.token_version),
      by: { kind: row.by_kind, id: String(row.by_id) } as Actor,
      writtenAtMs: Number(row.written_at),
    }
  );
}
