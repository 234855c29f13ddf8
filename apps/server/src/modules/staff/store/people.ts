import { randomUUID } from 'node:crypto';
import { type Database, parameterList, type Queries } from '../../../platform/database/database.ts';
import {
  erasePersonalData,
  formerAddress,
  formerReferences,
  personKey,
} from '../../enquiries/personal-data.ts';
import { type Condition, conditionAmongFew } from '../../enquiries/search-words.ts';
import { DomainError, notPossible } from '../domain-error.ts';
import { type CommandOrigin, type Page, recordCommand } from './audit-log.ts';
import { findHandled, type HandledEnquiry, toHandled } from './handling.ts';

/** Returns its id, which the URL contains instead of a name. */
export async function keepSearch(queries: Queries, text: string, atMs: number): Promise<string> {
  const id = randomUUID();
  await queries.run('INSERT INTO searches (id, text, at) VALUES ($1, $2, $3)', [id, text, atMs]);
  return id;
}

export async function findSearch(queries: Queries, id: string): Promise<string | undefined> {
  const [row] = await queries.all<{ text: string }>('SELECT text FROM searches WHERE id = $1', [id]);
  return row?.text;
}

export async function findAddresses(queries: Queries, search: Condition | undefined, { after, limit }: Page) {
  if (!search) return { found: [], total: 0 };
  const count = search.values.length;
  const further = after ? `WHERE (last_at, email) < ($${count + 1}, $${count + 2})` : '';
  const found = await queries.all<{ email: string; lastAtMs: number; total: number }>(
    `SELECT email, last_at AS "lastAtMs", total FROM
       (SELECT email, MAX(received_at) AS last_at, COUNT(*) OVER () AS total
        FROM enquiries WHERE ${search.sql} GROUP BY email) AS addresses
     ${further} ORDER BY last_at DESC, email DESC LIMIT ${limit}`,
    after ? [...search.values, after.atMs, after.key] : search.values,
  );
  return { found, total: found[0]?.total ?? 0 };
}

export async function findMatches(
  queries: Queries,
  text: string,
  emails: readonly string[],
): Promise<Set<string>> {
  const search = conditionAmongFew(text, emails.length);
  if (!search || emails.length === 0) return new Set();
  const rows = await queries.all<{ reference: string }>(
    `SELECT reference FROM enquiries WHERE email IN (${parameterList(emails)})
       AND ${search.sql}`,
    [...emails, ...search.values],
  );
  return new Set(rows.map(({ reference }) => reference));
}

export async function enquiriesOf(queries: Queries, emails: readonly string[]): Promise<HandledEnquiry[]> {
  if (emails.length === 0) return [];
  const rows = await queries.all(
    `SELECT * FROM enquiries WHERE email IN (${parameterList(emails)})
     ORDER BY received_at DESC, reference`,
    emails,
  );
  return rows.map(toHandled);
}

export async function othersOf(queries: Queries, email: string, reference: string) {
  const [row] = await queries.all<{ count: number; firstAtMs: number | null }>(
    `SELECT COUNT(*) AS count, MIN(received_at) AS "firstAtMs" FROM enquiries
     WHERE email = $1 AND reference <> $2`,
    [email, reference],
  );
  return row ?? { count: 0, firstAtMs: null };
}

export async function addressOf(queries: Queries, key: string): Promise<string> {
  const reference = referenceIn(key);
  if (reference !== key) {
    const address = await formerAddress(queries, key);
    if (address === undefined) throw new DomainError({ code: 'not-found' });
    return address;
  }
  const { values } = await findHandled(queries, reference);
  return (values.email ?? '').toLowerCase();
}

export function referenceIn(key: string): string {
  return key.split('~')[0] ?? '';
}

export async function findFormerHolder(queries: Queries, address: string): Promise<string | undefined> {
  if (!address.includes('@')) return undefined;
  const [row] = await queries.all('SELECT reference FROM enquiries WHERE email = $1 LIMIT 1', [address]);
  if (row) return undefined;
  const [reference] = await formerReferences(queries, address);
  return reference === undefined ? undefined : personKey(reference, address);
}

/**
 * In one transaction. Returns the references of their enquiries.
 * @param seen enquiries the staff member saw; refused when their number has changed
 */
export function erasePerson(
  database: Database,
  key: string,
  seen: number,
  command: CommandOrigin,
): Promise<string[]> {
  const reference = referenceIn(key);
  return database.transaction(async (queries) => {
    if (!(await recordCommand(queries, { ...command, kind: 'erased', reference }))) return [reference];
    const eraser = { id: command.by, atMs: command.atMs };
    const erased = await erasePersonalData(queries, await addressOf(queries, key), eraser);
    if (erased.length !== seen) {
      throw notPossible(
        'There are other enquiries under this address now. Look again before they are erased.',
      );
    }
    return erased;
  });
}
