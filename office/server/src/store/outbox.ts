import { emailRows, parameterList, type Queries, type Row } from '@vanda/server/office';
import type { Page } from './audit-log.ts';

export const emailsOf = (queries: Queries, reference: string): Promise<Row[]> =>
  emailRows(queries, 'outbox.reference = $1 ORDER BY outbox.due_at, outbox.id', [reference]);

/** Failed messages, latest due time first. */
export const failedEmails = (queries: Queries, { after, limit }: Page): Promise<Row[]> =>
  emailRows(
    queries,
    `outbox.status = 'failed' ${after ? 'AND (outbox.due_at, outbox.id) < ($1, $2)' : ''}
     ORDER BY outbox.due_at DESC, outbox.id DESC LIMIT ${limit}`,
    after ? [after.atMs, after.key] : [],
  );

/** Those of the references that have a failed message. */
export async function withFailedEmail(
  queries: Queries,
  references: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await queries.all<{ reference: string }>(
    `SELECT reference FROM outbox WHERE status = 'failed' AND reference IN (${parameterList(references)})`,
    references,
  );
  return new Set(rows.map(({ reference }) => reference));
}

export async function referenceOfEmail(queries: Queries, id: string): Promise<string | undefined> {
  const [row] = await queries.all<{ reference: string }>('SELECT reference FROM outbox WHERE id = $1', [id]);
  return row?.reference;
}

/** Returns false for a message that has not failed. */
export async function retryFailed(queries: Queries, id: string, dueAtMs: number): Promise<boolean> {
  const retried = await queries.run(
    "UPDATE outbox SET status = 'waiting', attempts = 0, due_at = $1 WHERE id = $2 AND status = 'failed'",
    [dueAtMs, id],
  );
  return retried === 1;
}

/** Runs in the caller's transaction. Deletes a failed receipt, or returns the id of one that waits. */
export async function dropFailedReceipt(queries: Queries, reference: string): Promise<string | undefined> {
  await queries.run("DELETE FROM outbox WHERE reference = $1 AND kind = 'receipt' AND status = 'failed'", [
    reference,
  ]);
  const [waiting] = await queries.all<{ id: string }>(
    "SELECT id FROM outbox WHERE reference = $1 AND kind = 'receipt' AND status = 'waiting'",
    [reference],
  );
  return waiting?.id;
}

/** Returns false when the email is in flight or sent. */
export const recallEmail = async (queries: Queries, id: string): Promise<boolean> =>
  (await queries.run(
    "DELETE FROM outbox WHERE id = $1 AND kind = 'email' AND status = 'waiting' AND attempts = 0",
    [id],
  )) === 1;
