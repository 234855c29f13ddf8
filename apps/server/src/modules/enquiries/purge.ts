import { dayMs } from '@vanda/forms/day';
import { forms } from '@vanda/forms/forms';
import {
  type Database,
  type Queries,
  StoreUnavailable,
  type Value,
} from '../../platform/database/database.ts';
import { clearState, readState, writeState } from '../../platform/database/service-state.ts';
import { toRecord } from './enquiries.ts';
import { termsOf } from './search-terms.ts';

/** Days until a search is deleted: it may contain a name. */
const searchDays = 30;

/** `id` is a staff member's, `registrant` or `rule`. */
export type Eraser = { readonly id: string; readonly atMs: number };

export const purgeEnquiries = async (database: Database, days: number, nowMs: number): Promise<number> =>
  database.transaction(async (queries) => {
    await queries.run('DELETE FROM searches WHERE at < $1', [nowMs - searchDays * dayMs]);
    const eraser = { id: 'rule', atMs: nowMs };
    const references = await deleteRows(queries, 'received_at < $1', [nowMs - days * dayMs], eraser);
    return references.length;
  });

/**
 * Deletes enquiries, what belongs to them, and stored searches for one of their names. Leaves tombstones and
 * returns references.
 */
export async function deleteEnquiries(
  queries: Queries,
  condition: string,
  values: readonly Value[],
  eraser: Eraser,
): Promise<string[]> {
  await deleteSearchesFor(queries, condition, values);
  return deleteRows(queries, condition, values, eraser);
}

/** Calls {@link deleteEnquiries} for one reference. Returns false when it is unknown. */
export const deleteEnquiry = async (queries: Queries, reference: string, eraser: Eraser): Promise<boolean> =>
  (await deleteEnquiries(queries, 'reference = $1', [reference], eraser)).length > 0;

export async function markErasingDue(queries: Queries): Promise<void> {
  await writeState(queries, 'erasing_due', Date.now());
}

/** `postponed`: the erasure is not possible now (full disk, another reader) and still due. */
export async function eraseWhatIsDue(database: Database): Promise<'nothing-due' | 'erased' | 'postponed'> {
  const dueSince = await readState(database, 'erasing_due');
  if (dueSince === undefined) return 'nothing-due';
  try {
    await database.eraseTraces();
  } catch (error) {
    if (!(error instanceof StoreUnavailable)) throw error;
    return 'postponed';
  }
  // The state stays if an enquiry was deleted meanwhile.
  await clearState(database, 'erasing_due', dueSince);
  return 'erased';
}

async function deleteRows(
  queries: Queries,
  condition: string,
  values: readonly Value[],
  { id, atMs }: Eraser,
): Promise<string[]> {
  const rows = await queries.all<{ reference: string }>(
    `DELETE FROM enquiries WHERE ${condition} RETURNING reference`,
    values,
  );
  for (const { reference } of rows) await writeTombstone(queries, reference, { id, atMs });
  if (rows.length > 0) await markErasingDue(queries);
  return rows.map(({ reference }) => reference).toSorted();
}

export async function writeTombstone(queries: Queries, key: string, { id, atMs }: Eraser): Promise<void> {
  await queries.run(
    'INSERT INTO erasures (reference, at, by_id) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING',
    [key, atMs, id],
  );
}

async function deleteSearchesFor(queries: Queries, condition: string, values: readonly Value[]) {
  const searches = await queries.all<{ id: string; text: string }>('SELECT id, text FROM searches');
  if (searches.length === 0) return;
  const rows = await queries.all(`SELECT * FROM enquiries WHERE ${condition}`, values);
  const identifying = rows.map(toRecord).flatMap(({ reference, form, values: typed }) => [
    ...termsOf(reference).slice(1),
    ...forms[form].fields.flatMap(({ name, kind }) => {
      const value = typed[name] ?? '';
      // Other people share the domain of an address.
      if (kind === 'email') return termsOf(value.split('@')[0] ?? '');
      return kind === 'text' || kind === 'tel' ? termsOf(value) : [];
    }),
  ]);
  const groups = await queries.all<{ names: string }>(
    `SELECT names FROM registrations WHERE reference IN (SELECT reference FROM enquiries WHERE ${condition})`,
    values,
  );
  identifying.push(...groups.flatMap(({ names }) => termsOf(names)));
  for (const { id, text } of searches) {
    const isAboutThem = termsOf(text).some((sought) => identifying.some((word) => word.startsWith(sought)));
    if (isAboutThem) await queries.run('DELETE FROM searches WHERE id = $1', [id]);
  }
}
