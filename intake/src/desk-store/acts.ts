import type { Queries, Row } from '../store/database.ts';
import { orderedId } from './ordered-id.ts';

/** An act, for the record: who, what, which reference, when. */
export type Act = {
  /** A colleague's id. */
  readonly by: string;
  readonly kind: string;
  readonly reference?: string | undefined;
  readonly atMs: number;
  /** Two acts with one key are one. */
  readonly actKey?: string | undefined;
};

/** An act as recorded. */
export type RecordedAct = Act & { readonly id: string; readonly byKind: 'colleague' | 'rule' };

/** Where a list goes on: the time and the identifier of its last row. */
export type Position = { readonly atMs: number; readonly key: string };

/**
 * Writes an act down, in the transaction that does it. False when an act with this key was done before: then nothing is to
 * be done again.
 */
export async function recordAct(queries: Queries, act: Act): Promise<boolean> {
  const written = await queries.run(
    `INSERT INTO acts (id, at, by_kind, by_id, kind, reference, act_key)
     VALUES ($1, $2, 'colleague', $3, $4, $5, $6) ON CONFLICT DO NOTHING`,
    [orderedId(), act.atMs, act.by, act.kind, act.reference ?? null, act.actKey ?? null],
  );
  return written === 1;
}

/** Whether an act was done, by its key. */
export async function isDone(queries: Queries, actKey: string): Promise<boolean> {
  const [row] = await queries.all('SELECT id FROM acts WHERE act_key = $1', [actKey]);
  return row !== undefined;
}

/** The record, the latest first, and how many acts it holds. */
export async function listActs(
  queries: Queries,
  {
    colleague,
    after,
    limit,
  }: { colleague?: string | undefined; after?: Position | undefined; limit: number },
): Promise<{ acts: RecordedAct[]; total: number }> {
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
  return { acts: rows.map(toAct), total: count?.total ?? 0 };
}

function toAct(row: Row): RecordedAct {
  return {
    id: String(row.id),
    atMs: Number(row.at),
    byKind: row.by_kind === 'rule' ? 'rule' : 'colleague',
    by: String(row.by_id),
    kind: String(row.kind),
    reference: row.reference === null ? undefined : String(row.reference),
  };
}
