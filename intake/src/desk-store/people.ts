import { randomUUID } from 'node:crypto';
import type { Database, Queries } from '../store/database.ts';
import { type Deletion, deleteAndErase, deleteWhere } from '../store/purge.ts';
import { type Position, recordAct } from './acts.ts';
import { absence, type HandledEnquiry, toHandled } from './handling.ts';
import { DeskRefusal } from './refusal.ts';
import { type Condition, conditionAmongFew } from './words.ts';

/** An address that a search found, with the time of its newest match. */
export type FoundAddress = { readonly email: string; readonly lastAtMs: number };

/** Keeps a search under an identifier. */
export async function keepSearch(queries: Queries, text: string, atMs: number): Promise<string> {
  const id = randomUUID();
  await queries.run('INSERT INTO searches (id, text, at) VALUES ($1, $2, $3)', [id, text, atMs]);
  return id;
}

/** The text of a kept search. */
export async function findSearch(queries: Queries, id: string): Promise<string | undefined> {
  const [row] = await queries.all<{ text: string }>('SELECT text FROM searches WHERE id = $1', [id]);
  return row?.text;
}

/** Addresses whose enquiries fit a search, the latest match first, and how many there are in all. */
export async function findAddresses(
  queries: Queries,
  search: Condition | undefined,
  { after, limit }: { readonly after?: Position | undefined; readonly limit: number },
): Promise<{ found: FoundAddress[]; total: number }> {
  if (!search) return { found: [], total: 0 };
  const count = search.values.length;
  const further = after ? `WHERE (last_at, email) < ($${count + 1}, $${count + 2})` : '';
  const rows = await queries.all<{ email: string; last_at: number; total: number }>(
    `SELECT email, last_at, total FROM
       (SELECT email, MAX(received_at) AS last_at, CAST(COUNT(*) OVER () AS BIGINT) AS total
        FROM enquiries WHERE ${search.sql} GROUP BY email) AS addresses
     ${further} ORDER BY last_at DESC, email DESC LIMIT ${limit}`,
    after ? [...search.values, after.atMs, after.key] : search.values,
  );
  const found = rows.map(({ email, last_at: lastAtMs }) => ({ email, lastAtMs }));
  return { found, total: rows[0]?.total ?? 0 };
}

/** References of the enquiries of some addresses that have the words looked for. */
export async function findMatches(
  queries: Queries,
  text: string,
  emails: readonly string[],
): Promise<Set<string>> {
  const search = conditionAmongFew(text, emails.length);
  if (!search || emails.length === 0) return new Set();
  const rows = await queries.all<{ reference: string }>(
    `SELECT reference FROM enquiries WHERE email IN (${emails.map((_, index) => `$${index + 1}`).join(', ')})
       AND ${search.sql}`,
    [...emails, ...search.values],
  );
  return new Set(rows.map(({ reference }) => reference));
}

/** All enquiries of some addresses, the latest first. */
export async function enquiriesOf(queries: Queries, emails: readonly string[]): Promise<HandledEnquiry[]> {
  if (emails.length === 0) return [];
  const rows = await queries.all(
    `SELECT * FROM enquiries WHERE email IN (${emails.map((_, index) => `$${index + 1}`).join(', ')})
     ORDER BY received_at DESC, reference`,
    emails,
  );
  return rows.map(toHandled);
}

/** How many other enquiries an address has, and when the first came. */
export async function othersOf(
  queries: Queries,
  email: string,
  reference: string,
): Promise<{ count: number; firstAtMs: number | undefined }> {
  const [row] = await queries.all<{ count: number; first: number | null }>(
    `SELECT CAST(COUNT(*) AS BIGINT) AS count, MIN(received_at) AS first FROM enquiries
     WHERE email = $1 AND reference <> $2`,
    [email, reference],
  );
  return { count: row?.count ?? 0, firstAtMs: row?.first ?? undefined };
}

/** The address of an enquiry, as people are found by it. */
export async function addressOf(queries: Queries, reference: string): Promise<string> {
  const [row] = await queries.all<{ email: string }>('SELECT email FROM enquiries WHERE reference = $1', [
    reference,
  ]);
  if (!row) throw await absence(queries, reference);
  return row.email;
}

/**
 * Erases everything under the address of an enquiry, in one step: enquiries, registrations, mails, notes, drafts and
 * searches. What stays of each is its reference, the day, and who erased it.
 * @param seen how many enquiries the person who erases saw; another number is refused, nothing goes unseen
 */
export async function erasePerson(
  database: Database,
  reference: string,
  seen: number,
  { by, atMs, actKey }: { readonly by: string; readonly atMs: number; readonly actKey: string },
): Promise<Deletion & { readonly references: readonly string[] }> {
  let references: string[] = [];
  const deletion = await deleteAndErase(database, async (queries) => {
    if (!(await recordAct(queries, { by, kind: 'erased', reference, atMs, actKey }))) {
      references = [reference];
      return 0;
    }
    const email = await addressOf(queries, reference);
    const rows = await queries.all<{ reference: string }>(
      'SELECT reference FROM enquiries WHERE email = $1',
      [email],
    );
    references = rows.map((row) => row.reference).toSorted();
    if (references.length !== seen) {
      throw new DeskRefusal({
        code: 'not-possible',
        words: `There are ${references.length} enquiries now. Look again before they are erased.`,
      });
    }
    await queries.run('DELETE FROM searches');
    return deleteWhere(queries, 'email = $1', [email], { id: by, atMs });
  });
  return { ...deletion, references };
}
