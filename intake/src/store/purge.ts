import { type Database, type Queries, StoreUnavailable } from './database.ts';
import { clearState, readState, writeState } from './service-state.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** What became of a deletion. Not erased yet: the text can still be read in the store's files, and is erased later. */
export type Deletion = { readonly deleted: number; readonly isErased: boolean };

/** Deletes enquiries older than a number of days, with their messages and without a trace. */
export async function purgeEnquiries(database: Database, days: number, nowMs: number): Promise<Deletion> {
  return deleteAndErase(database, (queries) =>
    queries.run('DELETE FROM enquiries WHERE received_at < $1', [nowMs - days * dayMs]),
  );
}

/** Deletes one enquiry with its messages, its seats and without a trace. */
export async function deleteEnquiry(database: Database, reference: string): Promise<Deletion> {
  return deleteEnquiries(database, [reference]);
}

/** Deletes enquiries together. */
export async function deleteEnquiries(database: Database, references: readonly string[]): Promise<Deletion> {
  return deleteAndErase(database, async (queries) => {
    let count = 0;
    for (const reference of references.toSorted()) {
      count += await queries.run('DELETE FROM enquiries WHERE reference = $1', [reference]);
    }
    return count;
  });
}

/** Erases what was deleted and still stands in the store's files, because the erasing was cut short. */
export async function eraseWhatIsDue(database: Database): Promise<void> {
  const dueSince = await readState(database, 'erasing_due');
  if (dueSince === undefined) return;
  await database.eraseTraces();
  // Not what another process deleted meanwhile.
  await clearState(database, 'erasing_due', dueSince);
}

/** Remembers with the deletion itself that its text has yet to be erased: nothing between the two can forget it. */
async function deleteAndErase(
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
