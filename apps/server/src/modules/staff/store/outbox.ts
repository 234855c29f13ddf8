import { parameterList, type Queries } from '../../../platform/database/database.ts';
import { emailRows } from '../../enquiries/personal-data.ts';
import { DomainError } from '../domain-error.ts';
import { type CommandOrigin, type Page, recordCommand } from './audit-log.ts';

export function emailsOf(queries: Queries, reference: string) {
  return emailRows(queries, 'outbox.reference = $1 ORDER BY outbox.due_at, outbox.id', [reference]);
}

export function failedEmails(queries: Queries, { after, limit }: Page) {
  return emailRows(
    queries,
    `outbox.state = 'dead' ${after ? 'AND (outbox.due_at, outbox.id) < ($1, $2)' : ''}
     ORDER BY outbox.due_at DESC, outbox.id DESC LIMIT ${limit}`,
    after ? [after.atMs, after.key] : [],
  );
}

export async function withFailedEmail(
  queries: Queries,
  references: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await queries.all<{ reference: string }>(
    `SELECT reference FROM outbox WHERE state = 'dead' AND reference IN (${parameterList(references)})`,
    references,
  );
  return new Set(rows.map(({ reference }) => reference));
}

export async function retryFailed(queries: Queries, id: string, command: CommandOrigin): Promise<void> {
  const [row] = await queries.all<{ reference: string }>('SELECT reference FROM outbox WHERE id = $1', [id]);
  if (!row) throw new DomainError({ code: 'not-found' });
  if (!(await recordCommand(queries, { ...command, ...row, kind: 'mail-retried' }))) return;
  const retried = await queries.run(
    "UPDATE outbox SET state = 'waiting', attempts = 0, due_at = $1 WHERE id = $2 AND state = 'dead'",
    [command.atMs, id],
  );
  if (retried === 0) throw new DomainError({ code: 'already-sent' });
}
