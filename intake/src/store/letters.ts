import { randomUUID } from 'node:crypto';
import type { Queries, Row } from './database.ts';
import { messageId } from './enquiries.ts';

/** Who did something: a colleague by id, the registrant through their link, or a rule of the service by its name. */
export type Actor = { readonly kind: 'colleague' | 'registrant' | 'rule'; readonly id: string };

/** A letter to be sent to the person of an enquiry. */
export type NewLetter = {
  readonly reference: string;
  readonly subject: string;
  readonly text: string;
  /** When it may leave: now, or a little later so that it can be recalled. At most {@link recallMaxMs} ahead. */
  readonly dueAtMs: number;
  readonly by: Actor;
  readonly atMs: number;
  /** Where to, when it isn't the address that the enquiry has when the letter is sent. */
  readonly recipient?: string;
  /** Adds the registrant's link under this turn of it. */
  readonly linkTurn?: number;
  /** Makes the letter one that is queued once, however often it is asked for; unique in its enquiry. */
  readonly key?: string;
};

/** A letter as it was written. */
export type StoredLetter = {
  readonly id: string;
  readonly subject: string;
  readonly text: string;
  readonly recipient: string | undefined;
  readonly linkTurn: number | undefined;
  readonly by: Actor;
  readonly writtenAtMs: number;
};

/** A message due later than this is one from before the clock leapt back, and leaves at once. */
export const recallMaxMs = 60_000;

/** Puts a letter into the outbox, in the caller's transaction. Returns its id, which is also its Message-ID. */
export async function queueLetter(queries: Queries, letter: NewLetter): Promise<string> {
  if (letter.dueAtMs > letter.atMs + recallMaxMs) throw new RangeError('a letter waits a minute at most');
  const id = `${messageId(letter.reference, 'letter')}-${letter.key ?? randomUUID()}`;
  const queued = await queries.run(
    `INSERT INTO outbox (id, reference, kind, state, attempts, due_at, lease_until)
     VALUES ($1, $2, 'letter', 'waiting', 0, $3, 0) ON CONFLICT DO NOTHING`,
    [id, letter.reference, letter.dueAtMs],
  );
  if (queued === 0) return id;
  await queries.run(
    `INSERT INTO letters (id, subject, text, recipient, link_turn, by_kind, by_id, written_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [
      id,
      letter.subject,
      letter.text,
      letter.recipient ?? null,
      letter.linkTurn ?? null,
      letter.by.kind,
      letter.by.id,
      letter.atMs,
    ],
  );
  return id;
}

/** Takes a letter back. False when it is on its way or sent: then it stays. */
export async function recallLetter(queries: Queries, id: string): Promise<boolean> {
  return (
    (await queries.run(
      "DELETE FROM outbox WHERE id = $1 AND kind = 'letter' AND state = 'waiting' AND attempts = 0",
      [id],
    )) === 1
  );
}

/** One letter, or undefined. */
export async function findLetter(queries: Queries, id: string): Promise<StoredLetter | undefined> {
  const [row] = await queries.all('SELECT * FROM letters WHERE id = $1', [id]);
  return row && toLetter(row);
}

function toLetter(row: Row): StoredLetter {
  return {
    id: String(row.id),
    subject: String(row.subject),
    text: String(row.text),
    recipient: row.recipient === null ? undefined : String(row.recipient),
    linkTurn: row.link_turn === null ? undefined : Number(row.link_turn),
    by: { kind: row.by_kind as Actor['kind'], id: String(row.by_id) },
    writtenAtMs: Number(row.written_at),
  };
}
