import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { csvText } from '@vanda/forms/csv';
import { singaporeTime } from '@vanda/forms/day';
import { forms, isFormId } from '@vanda/forms/forms';
import { maskIdentityNumbers } from '@vanda/forms/mask';
import { fullName, summaryRows } from '@vanda/forms/summary';
import { type EnquiryRecord, enquiryStatuses, toRecord } from '../modules/enquiries/enquiries.ts';
import { findRegistration, type Registration } from '../modules/registrations/registration.ts';
import { parameterList, type Row, type Value } from '../platform/database/database.ts';
import type { Store } from '../platform/database/store.ts';
import { OperatorError } from '../platform/operator-error.ts';
import { oneByReference, readCount, type StoreCommandContext } from './command.ts';

const listMax = 10_000;

export async function list(context: StoreCommandContext): Promise<void> {
  const { options, store } = context;
  const limit = readCount(String(options.limit ?? '50'), listMax);
  if (limit === undefined)
    throw new OperatorError(`--limit is "${options.limit}": give a whole number from 1 to ${listMax}`);
  const { where, parameters } = filterOf(options);
  const rows = await store.database.all(
    `SELECT * FROM enquiries ${where} ORDER BY received_at DESC, reference LIMIT $${parameters.length + 1}`,
    [...parameters, limit],
  );
  if (rows.length === 0) {
    context.print('No enquiries.');
    return;
  }
  const messages = await messagesOf(
    store,
    rows.map((row) => String(row.reference)),
  );
  const cells = rows
    .map(toRecord)
    .map((record) => [
      record.reference,
      singaporeTime(record.receivedAtMs),
      record.form,
      record.spamReason ? `spam (${record.spamReason})` : record.status,
      fullName(record.values),
      record.values.email ?? '',
      [
        ...(messages.get(record.reference) ?? []).map(({ kind, status }) => `${kind} ${status}`),
        ...(record.isReceiptWithheld ? ['receipt withheld'] : []),
      ].join(', ') || 'none',
    ]);
  context.print(formatTable(['Reference', 'Received', 'Form', 'Status', 'Name', 'Email', 'Messages'], cells));
}

export async function show(context: StoreCommandContext): Promise<void> {
  const record = await oneByReference(context);
  const registration = await findRegistration(context.store.database, record.reference);
  const rows = [
    ['Reference', record.reference],
    ['Received', singaporeTime(record.receivedAtMs)],
    ['Form', forms[record.form].title],
    ['Status', record.spamReason ? `spam (${record.spamReason})` : record.status],
    ['Marketing emails', record.hasMarketingConsent ? 'Yes' : 'No'],
    ...(record.isReceiptWithheld
      ? [['Receipt', 'withheld: this address had had its receipts of the day']]
      : []),
    ...(registration
      ? [
          ['Seats', String(registration.seats)],
          ['Registration', `${registration.status}${seatMoment(registration)}`],
          ['Session', registration.day ?? 'next available date'],
        ]
      : []),
    ...summaryRows(forms[record.form], record.values).map(({ label, value }) => [label, value]),
  ];
  const width = Math.max(...rows.map(([label = '']) => label.length));
  const indent = `\n${' '.repeat(width + 2)}`;
  context.print(
    rows
      .map(([label = '', value = '']) => `${label.padEnd(width)}  ${value.replaceAll('\n', indent)}`)
      .join('\n'),
  );
  const messages = await context.store.database.all(
    'SELECT kind, status, attempts, due_at, sent_at, last_error FROM outbox WHERE reference = $1 ORDER BY kind',
    [record.reference],
  );
  if (messages.length === 0) return;
  context.print('');
  context.print(
    formatTable(
      ['Message', 'Status', 'Attempts', 'When', 'Last error'],
      messages.map((message) => [
        String(message.kind),
        String(message.status),
        String(message.attempts),
        whenOf(message),
        String(message.last_error ?? ''),
      ]),
    ),
  );
}

export async function exportCsv(context: StoreCommandContext): Promise<void> {
  const { options, positionals } = context;
  if (!options.csv) throw new OperatorError('Say in which form: export --csv');
  const { where, parameters } = filterOf(options);
  const rows = await context.store.database.all(
    `SELECT * FROM enquiries ${where} ORDER BY received_at, reference`,
    parameters,
  );
  const csv = toCsv(rows.map(toRecord));
  const [file] = positionals;
  if (file === undefined) {
    context.print(csv.trimEnd());
    return;
  }
  if (existsSync(file)) throw new OperatorError(`${file} exists already: choose another name`);
  await writeFile(file, csv, { mode: 0o600, flag: 'wx' });
  context.print(
    `${rows.length} enquiries written to ${file}. It holds personal data: delete it when you are done.`,
  );
}

function filterOf({ form, status }: StoreCommandContext['options']): { where: string; parameters: Value[] } {
  const conditions: string[] = [];
  const parameters: Value[] = [];
  if (typeof form === 'string') {
    if (!isFormId(form))
      throw new OperatorError(`"${form}" is no form: choose from ${Object.keys(forms).join(', ')}`);
    conditions.push(`form = $${parameters.push(form)}`);
  }
  if (typeof status === 'string') {
    if (!(enquiryStatuses as readonly string[]).includes(status))
      throw new OperatorError(`"${status}" is no status: choose from ${enquiryStatuses.join(', ')}`);
    conditions.push(`status = $${parameters.push(status)}`);
  }
  return { where: conditions.length > 0 ? `WHERE ${conditions.join(' AND ')}` : '', parameters };
}

async function messagesOf({ database }: Store, references: readonly string[]) {
  const rows = await database.all<{ reference: string; kind: string; status: string }>(
    `SELECT reference, kind, status FROM outbox
     WHERE reference IN (${parameterList(references)}) ORDER BY kind`,
    references,
  );
  return Map.groupBy(rows, ({ reference }) => reference);
}

function seatMoment({ offerUntilMs, waitingSinceMs }: Registration): string {
  if (offerUntilMs !== undefined) return ` until ${singaporeTime(offerUntilMs)}`;
  return waitingSinceMs === undefined ? '' : ` since ${singaporeTime(waitingSinceMs)}`;
}

function whenOf(message: Row): string {
  if (message.status === 'sent') return `sent ${singaporeTime(Number(message.sent_at))}`;
  return message.status === 'waiting' ? `due ${singaporeTime(Number(message.due_at))}` : '';
}

const fieldNames = [
  ...new Set(Object.values(forms).flatMap((form) => form.fields.map(({ name }) => String(name)))),
];

const headings = [
  'reference',
  'receivedAt',
  'form',
  'status',
  'spamReason',
  'marketingConsent',
  ...fieldNames,
];

function toCsv(records: readonly EnquiryRecord[]): string {
  const rows = records.map((record) => [
    record.reference,
    singaporeTime(record.receivedAtMs),
    record.form,
    record.status,
    record.spamReason ?? '',
    record.hasMarketingConsent ? 'yes' : 'no',
    ...fieldNames.map((name) => maskIdentityNumbers(record.values[name] ?? '')),
  ]);
  return csvText([headings, ...rows]);
}

function formatTable(headings: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = headings.map((heading, column) =>
    Math.max(...[heading, ...rows.map((row) => row[column] ?? '')].map(displayWidth)),
  );
  const line = (cells: readonly string[]) =>
    cells
      .map((cell, column) => cell + ' '.repeat(Math.max(0, (widths[column] ?? 0) - displayWidth(cell))))
      .join('  ')
      .trimEnd();
  return [line(headings), line(widths.map((width) => '-'.repeat(width))), ...rows.map(line)].join('\n');
}

const withoutWidth = /\p{Mark}|\u200d/gu;
const ofTwoCells =
  /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\uff00-\uff60]|\p{Emoji_Presentation}/u;

/** Cells a text takes in a terminal: East Asian characters and emoji take two, marks take none. */
function displayWidth(text: string): number {
  const characters = [...text.replace(withoutWidth, '')];
  return characters.reduce((width, character) => width + (ofTwoCells.test(character) ? 2 : 1), 0);
}
