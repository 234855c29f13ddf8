import { csvText } from '@vanda/forms/csv';
import { singaporeTime } from '@vanda/forms/day';
import { forms } from '@vanda/forms/forms';
import { maskIdentityNumbers } from '@vanda/forms/mask';
import type { EnquiryRecord } from '../modules/enquiries/enquiries.ts';

/** Names of all fields of all forms, each once, in the order of the forms. */
const fieldNames = [
  ...new Set(Object.values(forms).flatMap((form) => form.fields.map(({ name }) => String(name)))),
];

const headings = ['reference', 'receivedAt', 'form', 'state', 'suspicion', 'marketingConsent', ...fieldNames];

/** Enquiries as CSV, identity numbers masked, with a byte order mark so that Excel reads UTF-8. */
export function toCsv(records: readonly EnquiryRecord[]): string {
  const rows = records.map((record) => [
    record.reference,
    singaporeTime(record.receivedAtMs),
    record.form,
    record.state,
    record.suspicion ?? '',
    record.hasMarketingConsent ? 'yes' : 'no',
    ...fieldNames.map((name) => maskIdentityNumbers(record.values[name] ?? '')),
  ]);
  return `\ufeff${csvText([headings, ...rows])}`;
}
