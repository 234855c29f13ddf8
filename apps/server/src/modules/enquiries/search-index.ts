import type { FormId } from '@vanda/forms/form';
import { forms } from '@vanda/forms/forms';
import type { EnquiryValues } from '@vanda/forms/schema';
import { chosenStart } from '@vanda/forms/summary';
import type { Queries } from '../../platform/database/database.ts';
import { readState, writeState } from '../../platform/database/service-state.ts';
import { replaceWords } from './search-words.ts';

/** Raise it when derived columns or words change: stores are reindexed at the start. */
const indexVersion = 1;

export function derivedColumns(form: FormId, values: EnquiryValues) {
  return {
    email: (values.email ?? '').toLowerCase(),
    sessionDay: chosenStart(forms[form], values) ?? null,
  };
}

/** Rebuilds derived columns and words of a store with an earlier index version. */
export async function ensureSearchIndex(queries: Queries): Promise<void> {
  if ((await readState(queries, 'search_index')) === indexVersion) return;
  let after = '';
  for (;;) {
    const rows = await queries.all<{ reference: string; form: FormId; data: string; email: string }>(
      'SELECT reference, form, data, email FROM enquiries WHERE reference > $1 ORDER BY reference LIMIT 500',
      [after],
    );
    for (const { reference, form, data, email: emailBefore } of rows) {
      const values = JSON.parse(data) as EnquiryValues;
      const { email, sessionDay } = derivedColumns(form, values);
      await queries.run('UPDATE enquiries SET email = $1, session_day = $2 WHERE reference = $3', [
        email,
        sessionDay,
        reference,
      ]);
      // Migration 0006 could not know the person of emails whose enquiry had no address column yet.
      if (emailBefore === '') {
        await queries.run("UPDATE outbox SET person = $1 WHERE reference = $2 AND person = ''", [
          email,
          reference,
        ]);
      }
      await replaceWords(queries, reference, values);
    }
    const last = rows.at(-1);
    if (!last) break;
    after = last.reference;
  }
  await writeState(queries, 'search_index', indexVersion);
}
