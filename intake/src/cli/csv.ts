import { singaporeTime } from '@vanda/enquiry/day';
import { forms } from '@vanda/enquiry/forms';
import type { EnquiryRecord } from '../store/enquiries.ts';

/** Names of all fields of all forms, each once, in the order of the forms. */
const fieldNames = [
  ...new Set(Object.values(forms).flatMap((form) => form.fields.map(({ name }) => String(name)))),
];

const headings = ['reference', 'receivedAt', 'form', 'state', 'suspicion', 'marketingConsent', ...fieldNames];

/**
 * Enquiries as CSV (RFC 4180, with a byte order mark so that Excel reads UTF-8). A cell that a spreadsheet would
 * take for a formula gets an apostrophe in front: what a stranger typed must not be run.
 */
export function toCsv(records: readonly EnquiryRecord[]): string {
  const rows = records.map((record) => [
    record.reference,
    singaporeTime(record.receivedAtMs),
    record.form,
    record.state,
    record.suspicion ?? '',
    record.hasMarketingConsent ? 'yes' : 'no',
    ...fieldNames.map((name) => record.values[name] ?? ''),
  ]);
  return `\ufeff${[headings, ...rows].map((row) => `${row.map(cell).join(',')}\r\n`).join('')}`;
}

function cell(text: string): string {
  const safe = /^[\s]*[=+\-@\t\r\uff0b\uff0d\uff1d\uff20]/.test(text) ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
}
