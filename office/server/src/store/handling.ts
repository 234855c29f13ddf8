import { DomainError, notFound } from '@vanda/desk-api/failures';
import { type Queries, type Row, toRecord } from '@vanda/server/office';
import { type CommandOrigin, orderedId } from './audit-log.ts';
import { actorOf, namesOf } from './staff-members.ts';

export type HandledEnquiry = Readonly<ReturnType<typeof toHandled>>;

export type Change = CommandOrigin & {
  readonly reference: string;
  /** Left out by a command that overwrites nothing. */
  readonly version?: number | undefined;
};

export type Details = Readonly<Record<string, string | number>>;

export type DeskHistoryLine = {
  readonly id: string;
  readonly version: number;
  readonly atMs: number;
  readonly by: string;
  readonly kind: string;
  readonly details: Details;
};

/** @throws {DomainError} `not-found` or `erased` */
export async function findHandled(queries: Queries, reference: string): Promise<HandledEnquiry> {
  const [row] = await queries.all('SELECT * FROM enquiries WHERE reference = $1', [reference]);
  if (!row) throw await absence(queries, reference);
  return toHandled(row);
}

export const toHandled = (row: Row) => ({
  ...toRecord(row),
  version: Number(row.version),
  assignee: row.assignee === null ? undefined : String(row.assignee),
  answeredAtMs: row.answered_at === null ? undefined : Number(row.answered_at),
  closedAtMs: row.closed_at === null ? undefined : Number(row.closed_at),
  followUpDay: row.follow_up_day === null ? undefined : String(row.follow_up_day),
});

/**
 * Locks the row until the transaction ends. Optimistic locking: undefined when the version is another one; without
 * `version` any is accepted.
 */
export async function raiseEnquiryVersion(
  queries: Queries,
  { reference, version }: Pick<Change, 'reference' | 'version'>,
): Promise<HandledEnquiry | undefined> {
  const [row] = await queries.all(
    `UPDATE enquiries SET version = version + 1 WHERE reference = $1
     ${version === undefined ? '' : 'AND version = $2'} RETURNING *`,
    version === undefined ? [reference] : [reference, version],
  );
  return row && toHandled(row);
}

export async function absence(queries: Queries, reference: string): Promise<DomainError> {
  const [erased] = await queries.all<{ at: number; by: string }>(
    'SELECT at, by_id AS "by" FROM erasures WHERE reference = $1',
    [reference],
  );
  if (!erased) return notFound();
  const names = await namesOf(queries);
  const by = actorOf(names, { kind: names.has(erased.by) ? 'staff' : erased.by, id: erased.by });
  return new DomainError({ code: 'erased', reference, atMs: erased.at, by });
}

export async function deskHistoryOf(
  queries: Queries,
  reference: string,
  since = 0,
): Promise<DeskHistoryLine[]> {
  const rows = await queries.all<Omit<DeskHistoryLine, 'details'> & { readonly details: string }>(
    `SELECT id, version, at AS "atMs", by_id AS "by", kind, details FROM enquiry_history
     WHERE reference = $1 AND version > $2 ORDER BY version`,
    [reference, since],
  );
  return rows.map((row) => ({ ...row, details: JSON.parse(row.details) as Details }));
}

export async function insertHistory(
  queries: Queries,
  { reference, version = 1, by, atMs }: Change,
  kind: string,
  details: Details,
): Promise<void> {
  await queries.run(
    `INSERT INTO enquiry_history (id, reference, version, at, by_id, kind, details)
     VALUES ($1, $2, $3, $4, $5, $6, $7)`,
    [orderedId(), reference, version, atMs, by, kind, JSON.stringify(details)],
  );
}

export async function setColumns(queries: Queries, reference: string, columns: Row): Promise<void> {
  const names = Object.keys(columns);
  await queries.run(
    `UPDATE enquiries SET ${names.map((name, index) => `${name} = $${index + 2}`).join(', ')} WHERE reference = $1`,
    [reference, ...Object.values(columns)],
  );
}

/** Records an email about the seats; as a complete reply it marks the enquiry as answered. */
export async function recordSeatEmail(
  queries: Queries,
  { reference, atMs, isReply }: { reference: string; atMs: number; isReply: boolean },
): Promise<void> {
  await queries.run('UPDATE enquiries SET version = version + 1 WHERE reference = $1', [reference]);
  if (!isReply) return;
  await queries.run(
    `UPDATE enquiries SET answered_at = COALESCE(answered_at, $1),
       status = CASE WHEN status = 'open' THEN 'answered' ELSE status END WHERE reference = $2`,
    [atMs, reference],
  );
}
