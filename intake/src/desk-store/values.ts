import type { FormId } from '@vanda/enquiry/form';
import { forms } from '@vanda/enquiry/forms';
import type { EnquiryValues } from '@vanda/enquiry/schema';
import { chosenStart } from '@vanda/enquiry/summary';
import type { Queries } from '../store/database.ts';
import { insertWords } from './words.ts';

/** The columns of an enquiry that repeat what its values say. */
export function repeatedColumns(
  form: FormId,
  values: EnquiryValues,
): { email: string; sessionDay: string | null } {
  return {
    email: (values.email ?? '').toLowerCase(),
    sessionDay: chosenStart(forms[form], values) ?? null,
  };
}

/** Fills the columns and words of what an earlier version stored. Part of the migration. */
export async function repeatEarlierValues(queries: Queries): Promise<void> {
  let after = '';
  for (;;) {
    const rows = await queries.all<{ reference: string; form: FormId; data: string }>(
      'SELECT reference, form, data FROM enquiries WHERE reference > $1 ORDER BY reference LIMIT 500',
      [after],
    );
    for (const { reference, form, data } of rows) {
      const { email, sessionDay } = repeatedColumns(form, JSON.parse(data) as EnquiryValues);
      await queries.run('UPDATE enquiries SET email = $1, session_day = $2 WHERE reference = $3', [
        email,
        sessionDay,
        reference,
      ]);
    }
    await insertWords(
      queries,
      rows.map(({ reference, data }) => ({ reference, values: JSON.parse(data) as EnquiryValues })),
    );
    const last = rows.at(-1);
    if (!last) return;
    after = last.reference;
  }
}
