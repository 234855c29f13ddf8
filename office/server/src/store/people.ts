import { randomUUID } from 'node:crypto';
import { notFound } from '@vanda/desk-api/failures';
import {
  countOf,
  formerAddress,
  parameterList,
  personOf,
  type Queries,
  searchCondition,
} from '@vanda/server/office';
import type { Page } from './audit-log.ts';
import { findHandled, type HandledEnquiry, toHandled } from './handling.ts';

/** Returns the id of the search; the URL contains it instead of a name. */
export async function insertSearch(queries: Queries, text: string, atMs: number): Promise<string> {
  const id = randomUUID();
  await queries.run('INSERT INTO searches (id, text, at) VALUES ($1, $2, $3)', [id, text, atMs]);
  return id;
}

/** @throws {DomainError} `not-found` */
export async function searchText(queries: Queries, id: string): Promise<string> {
  const [row] = await queries.all<{ text: string }>('SELECT text FROM searches WHERE id = $1', [id]);
  if (!row) throw notFound();
  return row.text;
}

/** Addresses of enquiries that contain the text, latest enquiry first. `total` is that of all pages. */
export async function findAddresses(queries: Queries, text: string, { after, limit }: Page) {
  const search = searchCondition(text, 0);
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

/** References of enquiries under these addresses that contain the text. */
export async function findMatches(
  queries: Queries,
  text: string,
  emails: readonly string[],
): Promise<ReadonlySet<string>> {
  const search = searchCondition(text, emails.length, { isAmongFew: true });
  if (!search || emails.length === 0) return new Set();
  const rows = await queries.all<{ reference: string }>(
    `SELECT reference FROM enquiries WHERE email IN (${parameterList(emails)}) AND ${search.sql}`,
    [...emails, ...search.values],
  );
  return new Set(rows.map(({ reference }) => reference));
}

/** Enquiries, newest first. */
export async function enquiriesUnder(queries: Queries, emails: readonly string[]): Promise<HandledEnquiry[]> {
  if (emails.length === 0) return [];
  const rows = await queries.all(
    `SELECT * FROM enquiries WHERE email IN (${parameterList(emails)}) ORDER BY received_at DESC, reference`,
    emails,
  );
  return rows.map(toHandled);
}

export const isKnown = async (queries: Queries, reference: string): Promise<boolean> =>
  (await countOf(queries, 'enquiries WHERE reference = $1', [reference])) > 0;

export const hasEnquiry = async (queries: Queries, email: string): Promise<boolean> =>
  (await countOf(queries, 'enquiries WHERE email = $1', [email])) > 0;

/** Other enquiries under the address of this one. */
export async function othersOf(queries: Queries, { reference, values }: HandledEnquiry) {
  const [row] = await queries.all<{ count: number; firstAtMs: number | null }>(
    `SELECT COUNT(*) AS count, MIN(received_at) AS "firstAtMs" FROM enquiries
     WHERE email = $1 AND reference <> $2`,
    [personOf(values), reference],
  );
  return row ?? { count: 0, firstAtMs: null };
}

export async function addressOf(queries: Queries, key: string): Promise<string> {
  const reference = referenceIn(key);
  if (reference !== key) {
    const address = await formerAddress(queries, key);
    if (address === undefined) throw notFound();
    return address;
  }
  const { values } = await findHandled(queries, reference);
  return personOf(values);
}

export const referenceIn = (key: string): string => key.split('~')[0] ?? '';
