import type { EnquiryValues } from '@vanda/forms/schema';
import { insertWords } from '../../src/modules/enquiries/search-words.ts';
import type { Database } from '../../src/platform/database/database.ts';
import type { TestService } from './service.ts';

export type FilledEnquiry = {
  readonly values: EnquiryValues & { readonly email: string };
  readonly form: string;
  readonly standing: string;
  readonly receivedAtMs: number;
  readonly answeredAtMs: number | null;
  readonly closedAtMs: number | null;
};

/** The copies differ in four digits of the reference. */
const mostOriginals = 5_000;

/**
 * The database copies enquiries and then makes the index: row by row, 100,000 took five minutes.
 */
export async function fillStore(
  { store: { database } }: Pick<TestService, 'store'>,
  total: number,
  enquiryOf: (number: number) => FilledEnquiry,
): Promise<void> {
  const originals = Math.min(total, mostOriginals);
  await database.script('DROP INDEX enquiry_words_by_reference');
  for (let from = 0; from < originals; from += 1000) await insertOriginals(database, from, enquiryOf);
  // Copy by copy: a statement on PostgreSQL may take ten seconds.
  for (let copy = 1; copy < total / originals; copy++) {
    const reference = `'ENQ-${1000 + copy}' || substr(reference, 9)`;
    await database.script(`INSERT INTO enquiries (reference, form, data, marketing_consent, state, idempotency_key,
        content_hash, received_at, standing, email, answered_at, closed_at)
      SELECT ${reference}, form, replace(data, '"email":"', '"email":"${copy}'), 0, state, ${reference}, ${reference},
        received_at - ${copy}, standing, '${copy}' || email, answered_at, closed_at
      FROM enquiries WHERE reference LIKE 'ENQ-0000%'`);
    await database.script(`INSERT INTO enquiry_words (word, reference)
      SELECT word, ${reference} FROM enquiry_words WHERE reference LIKE 'ENQ-0000%' ORDER BY 1`);
  }
  await database.script('CREATE INDEX enquiry_words_by_reference ON enquiry_words (reference, word)');
  // What PostgreSQL's own housekeeping does within minutes of so many rows.
  if (database.kind === 'PostgreSQL') await database.script('VACUUM ANALYZE enquiries, enquiry_words');
}

async function insertOriginals(
  database: Database,
  from: number,
  enquiryOf: (number: number) => FilledEnquiry,
): Promise<void> {
  const rows = Array.from({ length: 1000 }, (_, index) => ({
    reference: `ENQ-0000-${String(from + index).padStart(4, '0')}`,
    ...enquiryOf(from + index),
  }));
  await database.transaction(async (queries) => {
    for (const { reference, values, form, standing, receivedAtMs, answeredAtMs, closedAtMs } of rows) {
      await queries.run(
        `INSERT INTO enquiries (reference, form, data, marketing_consent, state, idempotency_key, content_hash,
           received_at, standing, email, answered_at, closed_at)
         VALUES ($1, $2, $3, 0, 'received', $1, $1, $4, $5, $6, $7, $8)`,
        [
          reference,
          form,
          JSON.stringify(values),
          receivedAtMs,
          standing,
          values.email,
          answeredAtMs,
          closedAtMs,
        ],
      );
    }
    await insertWords(queries, rows);
  });
}
