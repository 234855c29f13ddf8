import { randomBytes } from 'node:crypto';
import { keyReused, notFound } from '@vanda/desk-api/failures';
import { countOf, type Queries } from '@vanda/server/office';
import type { CommandKind } from '../messages.ts';

/** A staff member's id, or `command-line`. */
export type CommandOrigin = {
  readonly by: string;
  readonly atMs: number;
  readonly idempotencyKey?: string | undefined;
};

type Command = CommandOrigin & {
  readonly kind: CommandKind;
  readonly reference?: string;
  readonly target?: string;
  /** What was published, or which date was changed. Contains no personal data. */
  readonly subject?: string;
  /** The command creates the target, so a repetition names another one. */
  readonly createsTarget?: true;
};

type RecordedCommand = Readonly<
  Record<'id' | 'by' | 'kind', string> &
    Record<'reference' | 'target' | 'subject', string | null> & { atMs: number }
>;

export type Position = { readonly atMs: number; readonly key: string };
export type Page = { readonly after?: Position | undefined; readonly limit: number };

let count = 0;

/** A time-ordered identifier, monotonic within the process. */
export function orderedId(): string {
  count = (count + 1) % 36 ** 5;
  const time = Date.now().toString(36).padStart(9, '0');
  return `${time}${count.toString(36).padStart(5, '0')}${randomBytes(8).toString('hex')}`;
}

/**
 * Runs in the transaction of the command. Returns false when the key was recorded before: then the command
 * must not run again.
 * @throws {DomainError} `invalid` when the key belongs to another command
 */
export async function recordCommand(
  queries: Queries,
  { by, atMs, kind, createsTarget, ...command }: Command,
): Promise<boolean> {
  const { reference = null, target = null, subject = null, idempotencyKey = null } = command;
  const written = await queries.run(
    `INSERT INTO audit_log (id, at, by_id, kind, reference, target, subject, idempotency_key)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8) ON CONFLICT DO NOTHING`,
    [orderedId(), atMs, by, kind, reference, target, subject, idempotencyKey],
  );
  if (written === 1) return true;
  const [known] = await queries.all(
    'SELECT kind, by_id, reference, target FROM audit_log WHERE idempotency_key = $1',
    [idempotencyKey],
  );
  const isSame =
    known?.kind === kind &&
    known.by_id === by &&
    known.reference === reference &&
    (createsTarget || known.target === target);
  if (!isSame) throw keyReused();
  return false;
}

/** Runs in the transaction of the command. */
export const recordLetters = (queries: Queries, idempotencyKey: string, letters: number): Promise<number> =>
  queries.run('UPDATE audit_log SET letters = $1 WHERE idempotency_key = $2', [letters, idempotencyKey]);

/** Who sent the letters of a recorded command, when, and how many. A repetition of the command reports the same. */
export async function lettersOf(queries: Queries, idempotencyKey: string) {
  const [sent] = await queries.all<{ by: string; atMs: number; told: number }>(
    `SELECT COALESCE(staff_members.name, 'Somebody') AS "by", audit_log.at AS "atMs", letters AS told
     FROM audit_log LEFT JOIN staff_members ON staff_members.id = audit_log.by_id WHERE idempotency_key = $1`,
    [idempotencyKey],
  );
  if (!sent) throw notFound();
  return sent;
}

/** Who last set, cancelled or postponed a course date, other than by this idempotency key. */
export async function lastCommandOn(queries: Queries, subject: string, otherThan: string) {
  const [last] = await queries.all<{ kind: CommandKind; name: string; atMs: number }>(
    `SELECT audit_log.kind, COALESCE(staff_members.name, 'Somebody') AS name, audit_log.at AS "atMs"
     FROM audit_log LEFT JOIN staff_members ON staff_members.id = audit_log.by_id
     WHERE audit_log.subject = $1 AND audit_log.kind IN ('date-set', 'date-cancelled', 'date-postponed')
       AND (audit_log.idempotency_key IS NULL OR audit_log.idempotency_key <> $2)
     ORDER BY audit_log.at DESC, audit_log.id DESC LIMIT 1`,
    [subject, otherThan],
  );
  return last;
}

export async function listAuditLog(
  queries: Queries,
  staffMember: string | undefined,
  { after, limit }: Page,
) {
  const filter = staffMember === undefined ? '1 = 1' : 'by_id = $1';
  const values = staffMember === undefined ? [] : [staffMember];
  const further = after ? `AND (at, id) < ($${values.length + 1}, $${values.length + 2})` : '';
  const commands = await queries.all<RecordedCommand>(
    `SELECT id, at AS "atMs", by_id AS "by", kind, reference, target, subject
     FROM audit_log WHERE ${filter} ${further} ORDER BY at DESC, id DESC LIMIT ${limit}`,
    after ? [...values, after.atMs, after.key] : values,
  );
  return { commands, total: await countOf(queries, `audit_log WHERE ${filter}`, values) };
}
