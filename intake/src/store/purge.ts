import { type Database, type Queries, StoreUnavailable, type Value } from './database.ts';
import { clearState, readState, writeState } from './service-state.ts';

const dayMs = 24 * 60 * 60 * 1000;
/** A search of the desk may hold a name, and its address is of use for a while. */
const searchDays = 30;

/** What became of a deletion. Not erased yet: the text can still be read in the store's files, and is erased later. */
export type Deletion = { readonly deleted: number; readonly isErased: boolean };

/** Deletes enquiries older than a number of days, with their messages and without a trace but their references. */
export async function purgeEnquiries(database: Database, days: number, nowMs: number): Promise<Deletion> {
  return deleteAndErase(database, async (queries) => {
    await queries.run('DELETE FROM searches WHERE at < $1', [nowMs - searchDays * dayMs]);
    return deleteWhere(queries, 'received_at < $1', [nowMs - days * dayMs], { id: 'rule', atMs: nowMs });
  });
}

/** Deletes one enquiry with its messages and without a trace but its reference. */
export async function deleteEnquiry(database: Database, reference: string, atMs: number): Promise<Deletion> {
  return deleteAndErase(database, (queries) =>
    deleteWhere(queries, 'reference = $1', [reference], { id: 'rule', atMs }),
  );
}

/** Deletes enquiries together, and the kept searches, which may name their person. */
export async function deleteEnquiries(
  database: Database,
  references: readonly string[],
  eraser: Eraser,
): Promise<Deletion> {
  return deleteAndErase(database, async (queries) => {
    await queries.run('DELETE FROM searches');
    let count = 0;
    for (const reference of references.toSorted()) {
      count += await deleteWhere(queries, 'reference = $1', [reference], eraser);
    }
    return count;
  });
}

/** Who deletes, and when: all that is kept beside the reference. */
export type Eraser = { readonly id: string; readonly atMs: number };

/** Deletes enquiries and writes down that they were. Runs inside {@link deleteAndErase}. */
export async function deleteWhere(
  queries: Queries,
  condition: string,
  values: readonly Value[],
  { id, atMs }: Eraser,
): Promise<number> {
  const count = values.length;
  await queries.run(
    `INSERT INTO erasures (reference, at, by_id)
     SELECT reference, CAST($${count + 1} AS BIGINT), CAST($${count + 2} AS TEXT) FROM enquiries WHERE ${condition}
     ON CONFLICT DO NOTHING`,
    [...values, atMs, id],
  );
  return queries.run(`DELETE FROM enquiries WHERE ${condition}`, values);
}

/** Erases what was deleted and still stands in the store's files, because the erasing was cut short. */
export async function eraseWhatIsDue(database: Database): Promise<void> {
  const dueSince = await readState(database, 'erasing_due');
  if (dueSince === undefined) return;
  await database.eraseTraces();
  // Not what another process deleted meanwhile.
  await clearState(database, 'erasing_due', dueSince);
}

/**
 * Deletes in one transaction and then erases. Remembers with the deletion itself that its text has yet to be erased:
 * nothing between the two can forget it.
 */
export async function deleteAndErase(
  database: Database,
  remove: (queries: Queries) => Promise<number>,
): Promise<Deletion> {
  const deleted = await database.transaction(async (queries) => {
    const count = await remove(queries);
    if (count > 0) await writeState(queries, 'erasing_due', Date.now());
    return count;
  });
  try {
    await eraseWhatIsDue(database);
    return { deleted, isErased: true };
  } catch (error) {
    if (!(error instanceof StoreUnavailable)) throw error;
    return { deleted, isErased: false };
  }
}
