import type { Queries, Row } from '../../../platform/database/database.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import { orderedId } from './ordered-id.ts';

/** A command in the audit log: who, what, on which enquiry or staff member, when. */
export type Command = {
  readonly by: string;
  readonly kind: string;
  readonly reference?: string | undefined;
  readonly target?: string | undefined;
  /** What was published or which date was changed; no personal data. */
  readonly subject?: string | undefined;
  /** The command creates the target, so a repetition names another one. */
  readonly createsTarget?: true;
  readonly atMs: number;
  readonly idempotencyKey?: string | undefined;
};

export type RecordedCommand = Command & { readonly id: string };

/** Keyset pagination: the time and the identifier of the last row of a page. */
export type Position = { readonly atMs: number; readonly key: string };

/**
 * Records a command in the transaction that executes it. False when the same command was recorded under this idempotency
 * key before: then nothing must be done again.
 * @throws {DomainError} `key-reused` when the key belongs to another command, reference or target
 */
export async function recordCommand(queries: Queries, command: Command): Promise<boolean> {
  const written = await queries.run(
    `INSERT INTO acts (id, at, by_kind, by_id, kind, reference, target, subject, act_key)
     VALUES ($1, $2, 'colleague', $3, $4, $5, $6, $7, $8) ON CONFLICT DO NOTHING`,
    [
      orderedId(),
      command.atMs,
      command.by,
      command.kind,
      command.reference ?? null,
      command.target ?? null,
      command.subject ?? null,
      command.idempotencyKey ?? null,
    ],
  );
  if (written === 1) return true;
  await isDone(queries, command);
  return false;
}

/**
 * Whether this command was recorded under its idempotency key.
 * @throws {DomainError} `key-reused` when the key belongs to another command, reference or target
 */
export async function isDone(
  queries: Queries,
  { by, kind, reference, target, createsTarget, idempotencyKey }: Omit<Command, 'atMs'>,
): Promise<boolean> {
  if (idempotencyKey === undefined) return false;
  const [row] = await queries.all<{
    kind: string;
    by_id: string;
    reference: string | null;
    target: string | null;
  }>('SELECT kind, by_id, reference, target FROM acts WHERE act_key = $1', [idempotencyKey]);
  if (!row) return false;
  const isSame =
    row.kind === kind &&
    row.by_id === by &&
    row.reference === (reference ?? null) &&
    (createsTarget || row.target === (target ?? null));
  if (!isSame) throw new DomainError({ code: 'key-reused' });
  return true;
}

/** Newest first. */
export async function listAuditLog(
  queries: Queries,
  {
    colleague,
    after,
    limit,
  }: { colleague?: string | undefined; after?: Position | undefined; limit: number },
): Promise<{ commands: RecordedCommand[]; total: number }> {
  const filter = colleague === undefined ? '1 = 1' : 'by_id = $1';
  const values = colleague === undefined ? [] : [colleague];
  const [count] = await queries.all<{ total: number }>(
    `SELECT CAST(COUNT(*) AS BIGINT) AS total FROM acts WHERE ${filter}`,
    values,
  );
  const further = after ? `AND (at, id) < ($${values.length + 1}, $${values.length + 2})` : '';
  const from = after ? [after.atMs, after.key] : [];
  const rows = await queries.all(
    `SELECT * FROM acts WHERE ${filter} ${further} ORDER BY at DESC, id DESC LIMIT ${limit}`,
    [...values, ...from],
  );
  return { commands: rows.map(toCommand), total: count?.total ?? 0 };
}

function toCommand(row: Row): RecordedCommand {
  return {
    id: String(row.id),
    atMs: Number(row.at),
    by: String(row.by_id),
    kind: String(row.kind),
    reference: row.reference === null ? undefined : String(row.reference),
    target: row.target === null ? undefined : String(row.target),
    subject: row.subject === null ? undefined : String(row.subject),
  };
}
