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

const comparedMax = 20_000;

/**
 * Looks up the rarest prefix and filters by the others. Returns undefined for an empty search.
 * @param isAmongFew another condition chooses a few enquiries already, so no prefix is looked up
 */
export async function searchCondition(
  queries: Queries,
  text: string,
  valuesBefore: number,
  { isAmongFew = false } = {},
): Promise<Condition | undefined> {
  const sought = beginningsOf(text);
  const beginnings = isAmongFew ? sought : await rarestFirst(queries, sought);
  if (beginnings.length === 0) return undefined;
  const sql = beginnings.map((_, index) => {
    const range = rangeFrom(valuesBefore + index * 2 + 1);
    const ownTerms = `SELECT 1 FROM search_terms WHERE search_terms.reference = enquiries.reference AND ${range}`;
    // A value instead of EXISTS: PostgreSQL would read all words of the range to join them.
    if (isAmongFew) return `(${ownTerms} LIMIT 1) = 1`;
    return index === 0
      ? `reference IN (SELECT reference FROM search_terms WHERE ${range})`
      : `EXISTS (${ownTerms})`;
  });
  return { sql: sql.join(' AND '), values: beginnings.flatMap(rangeOf) };
}

function beginningsOf(text: string): string[] {
  const reference = readReference(text);
  const sought = reference ? [termsOf(reference).slice(1).join('')] : termsOf(text);
  return [...new Set(sought)].filter(
    (term) => term.length >= 2 && (!stopWords.has(term) || sought.length === 1),
  );
}

const rangeFrom = (from: number): string => `term >= $${from} AND term < $${from + 1}`;

async function rarestFirst(queries: Queries, beginnings: readonly string[]): Promise<readonly string[]> {
  if (beginnings.length < 2) return beginnings;
  const counted: { beginning: string; count: number }[] = [];
  for (const beginning of beginnings) {
    const [row] = await queries.all<{ count: number }>(
      `SELECT COUNT(*) AS count FROM
         (SELECT term FROM search_terms WHERE term >= $1 AND term < $2 LIMIT ${comparedMax}) AS matching`,
      rangeOf(beginning),
    );
    counted.push({ beginning, count: row?.count ?? 0 });
  }
  return counted.toSorted((a, b) => a.count - b.count).map(({ beginning }) => beginning);
}

/** Prefix range: `g` sorts after all hexadecimal digits. */
const rangeOf = (beginning: string): [string, string] => [stored(beginning), `${stored(beginning)}g`];

const stored = (term: string): string => Buffer.from(term).toString('hex');
