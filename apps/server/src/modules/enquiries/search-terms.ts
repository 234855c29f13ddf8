import { foldedText } from '@vanda/forms/clean';
import { maskIdentityNumbers } from '@vanda/forms/mask';
import { readReference } from '@vanda/forms/reference';
import type { EnquiryValues } from '@vanda/forms/schema';
import type { Queries } from '../../platform/database/database.ts';

/** Words that occur in too many enquiries to identify one. */
const stopWords = new Set(
  'a an and are as at be but by can could do for from get has have how i if in is it its me my no not of on or our please so that the their them then there they this to us was we were what when which will with would you your'.split(
    ' ',
  ),
);

const termLength = 40;
/** The most terms of an enquiry, above what the longest form contains in a real language. */
const termsMax = 600;

export const termsOf = (text: string): string[] =>
  [...foldedText(text).matchAll(/[\p{Letter}\p{Number}]+/gu)].map(([term]) => term.slice(0, termLength));

export function searchTerms(reference: string, values: EnquiryValues): string[] {
  const typed = Object.values(values).flatMap((value) => termsOf(maskIdentityNumbers(value ?? '')));
  const code = reference.toLowerCase().split('-').slice(1);
  const terms = [...code, code.join(''), ...typed.filter((term) => !stopWords.has(term) && term.length > 1)];
  return [...new Set(terms)].slice(0, termsMax);
}

export async function insertTerms(
  queries: Queries,
  enquiries: readonly { readonly reference: string; readonly values: EnquiryValues }[],
): Promise<void> {
  const rows = enquiries.flatMap(({ reference, values }) =>
    searchTerms(reference, values).map((term) => [stored(term), reference] as const),
  );
  // PostgreSQL takes 65,535 values in a statement, SQLite 32,766.
  for (let from = 0; from < rows.length; from += 1000) {
    const some = rows.slice(from, from + 1000);
    await queries.run(
      `INSERT INTO search_terms (term, reference)
       VALUES ${some.map((_, index) => `($${index * 2 + 1}, $${index * 2 + 2})`).join(', ')} ON CONFLICT DO NOTHING`,
      some.flat(),
    );
  }
}

export async function replaceTerms(queries: Queries, reference: string, values: EnquiryValues) {
  await queries.run('DELETE FROM search_terms WHERE reference = $1', [reference]);
  const [group] = await queries.all<{ names: string }>(
    'SELECT names FROM registrations WHERE reference = $1',
    [reference],
  );
  await insertTerms(queries, [{ reference, values: { ...values, names: group?.names ?? '' } }]);
}

export type Condition = { readonly sql: string; readonly values: readonly string[] };

/**
 * Looks up every prefix. Returns undefined for an empty search.
 * @param isAmongFew another condition chooses a few enquiries already, so their own words are read instead
 */
export function searchCondition(
  text: string,
  valuesBefore: number,
  { isAmongFew = false } = {},
): Condition | undefined {
  const beginnings = beginningsOf(text);
  if (beginnings.length === 0) return undefined;
  const ranges = beginnings.map((_, index) => rangeFrom(valuesBefore + index * 2 + 1));
  // A value instead of EXISTS: PostgreSQL would read all words of the range to join them.
  const own = ranges.map(
    (range) =>
      `(SELECT 1 FROM search_terms WHERE search_terms.reference = enquiries.reference AND ${range} LIMIT 1) = 1`,
  );
  const among = ranges.map((range) => `SELECT reference FROM search_terms WHERE ${range}`);
  const sql = isAmongFew ? own.join(' AND ') : `reference IN (${among.join(' INTERSECT ')})`;
  return { sql, values: beginnings.flatMap(rangeOf) };
}

function beginningsOf(text: string): string[] {
  const reference = readReference(text);
  const sought = reference ? [termsOf(reference).slice(1).join('')] : termsOf(text);
  return [...new Set(sought)].filter(
    (term) => term.length >= 2 && (!stopWords.has(term) || sought.length === 1),
  );
}

const rangeFrom = (from: number): string => `term >= $${from} AND term < $${from + 1}`;

/** Prefix range: `g` sorts after all hexadecimal digits. */
const rangeOf = (beginning: string): [string, string] => [stored(beginning), `${stored(beginning)}g`];

const stored = (term: string): string => Buffer.from(term).toString('hex');
