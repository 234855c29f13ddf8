import { existsSync } from 'node:fs';
import { chmod, rename, rm, writeFile } from 'node:fs/promises';
import { backup as backupSqlite, DatabaseSync } from 'node:sqlite';
import { type ParseArgsConfig, parseArgs } from 'node:util';
import { toIsoMinute } from '@vanda/enquiry/day';
import { formIds, isFormId } from '@vanda/enquiry/form';
import { forms } from '@vanda/enquiry/forms';
import { retentionDays } from '@vanda/enquiry/notice';
import { readReference } from '@vanda/enquiry/reference';
import { fullName, summaryRows } from '@vanda/enquiry/summary';
import type { Settings } from '../env.ts';
import { messageKinds } from '../service.ts';
import type { Row, Value } from '../store/database.ts';
import { type EnquiryRecord, findEnquiry, insertMessages, toRecord } from '../store/enquiries.ts';
import { retryMessages } from '../store/outbox.ts';
import { purgeEnquiries } from '../store/purge.ts';
import { sqliteFile } from '../store/sqlite.ts';
import type { Store } from '../store/store.ts';
import { CommandError } from './command-error.ts';
import { toCsv } from './csv.ts';
import { formatTable } from './table.ts';

/** What a command works with. */
export type CommandContext = {
  readonly args: readonly string[];
  readonly settings: Settings;
  readonly store: Store;
  readonly nowMs: number;
  print(text: string): void;
};

/** A command: how it is called, what it does, and the doing. */
export type Command = {
  readonly usage: string;
  readonly summary: string;
  run(context: CommandContext): Promise<void>;
};

/** The commands of `npm run enquiries --`. */
export const commands: Readonly<Record<string, Command>> = {
  list: {
    usage: 'list [--form FORM] [--state received|suspected] [--limit 50]',
    summary: 'the latest enquiries and what became of their mail',
    run: list,
  },
  show: { usage: 'show REFERENCE', summary: 'one enquiry with everything that was sent', run: show },
  export: {
    usage: 'export --csv [FILE] [--form FORM]',
    summary: 'all enquiries as a spreadsheet file, or on the screen without FILE',
    run: exportCsv,
  },
  release: {
    usage: 'release REFERENCE',
    summary: 'take a suspected enquiry for a real one, and send its mail',
    run: release,
  },
  delete: {
    usage: 'delete REFERENCE',
    summary: 'delete one enquiry for good, with its mail that still waits',
    run: deleteOne,
  },
  purge: {
    usage: `purge --older-than ${retentionDays}d`,
    summary: 'delete everything older than a number of days',
    run: purge,
  },
  'retry-mail': {
    usage: 'retry-mail [REFERENCE]',
    summary: 'send waiting and given-up messages again, of one enquiry or all',
    run: retryMail,
  },
  backup: { usage: 'backup FILE', summary: 'a copy of the store, safe while the service runs', run: backup },
};

async function list(context: CommandContext): Promise<void> {
  const { values } = parse(context, { form: 'string', state: 'string', limit: 'string' }, 0);
  const limit = readCount(values.limit ?? '50', '--limit');
  const { where, parameters } = filterOf(values);
  const rows = await context.store.database.all(
    `SELECT * FROM enquiries ${where} ORDER BY received_at DESC, reference LIMIT $${parameters.length + 1}`,
    [...parameters, limit],
  );
  if (rows.length === 0) {
    context.print('No enquiries.');
    return;
  }
  const mail = await mailStates(
    context.store,
    rows.map((row) => String(row.reference)),
  );
  const cells = rows
    .map(toRecord)
    .map((record) => [
      record.reference,
      toIsoMinute(record.receivedAtMs),
      record.form,
      record.suspicion ? `suspected (${record.suspicion})` : record.state,
      fullName(record.values),
      record.values.email ?? '',
      mail.get(record.reference) ?? 'none',
    ]);
  context.print(formatTable(['Reference', 'Received', 'Form', 'State', 'Name', 'Email', 'Messages'], cells));
}

async function show(context: CommandContext): Promise<void> {
  const record = await oneByReference(context);
  const rows = [
    ['Reference', record.reference],
    ['Received', toIsoMinute(record.receivedAtMs)],
    ['Form', forms[record.form].title],
    ['State', record.suspicion ? `suspected (${record.suspicion})` : record.state],
    ['Marketing emails', record.hasMarketingConsent ? 'Yes' : 'No'],
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
    'SELECT kind, state, attempts, due_at, sent_at, last_error FROM outbox WHERE reference = $1 ORDER BY kind',
    [record.reference],
  );
  if (messages.length === 0) return;
  context.print('');
  context.print(
    formatTable(
      ['Message', 'State', 'Attempts', 'When', 'Last error'],
      messages.map((message) => [
        String(message.kind),
        message.state === 'dead' ? 'given up' : String(message.state),
        String(message.attempts),
        whenOf(message),
        String(message.last_error ?? ''),
      ]),
    ),
  );
}

async function exportCsv(context: CommandContext): Promise<void> {
  const { values, positionals } = parse(context, { csv: 'boolean', form: 'string' }, 1);
  if (!values.csv) throw new CommandError('Say in which form: export --csv');
  const { where, parameters } = filterOf(values);
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
  if (existsSync(file)) throw new CommandError(`${file} exists already: choose another name`);
  await writeFile(file, csv, { mode: 0o600, flag: 'wx' });
  context.print(
    `${rows.length} enquiries written to ${file}. It holds personal data: delete it when you are done.`,
  );
}

async function release(context: CommandContext): Promise<void> {
  const record = await oneByReference(context);
  if (record.state !== 'suspected')
    throw new CommandError(`${record.reference} is not suspected: nothing to release`);
  await context.store.database.transaction(async (queries) => {
    await queries.run("UPDATE enquiries SET state = 'received', suspicion = NULL WHERE reference = $1", [
      record.reference,
    ]);
    await insertMessages(
      queries,
      messageKinds(context.settings).map((kind) => ({
        reference: record.reference,
        kind,
        dueAtMs: context.nowMs,
      })),
    );
  });
  context.print(`${record.reference} is released. Its mail goes out with the next look into the outbox.`);
}

async function deleteOne(context: CommandContext): Promise<void> {
  const { reference } = await oneByReference(context);
  await context.store.database.run('DELETE FROM enquiries WHERE reference = $1', [reference]);
  context.print(`${reference} is deleted. Mail that was already sent and backups still hold it.`);
}

async function purge(context: CommandContext): Promise<void> {
  const { values } = parse(context, { 'older-than': 'string' }, 0);
  const text = values['older-than'];
  const days = /^(\d+)d$/.exec(typeof text === 'string' ? text : '')?.[1];
  if (days === undefined || Number(days) < 1) {
    throw new CommandError(`Say how old, in days: purge --older-than ${retentionDays}d`);
  }
  const deleted = await purgeEnquiries(context.store.database, Number(days), context.nowMs);
  context.print(
    `${new Date(context.nowMs).toISOString()} purge: ${deleted} enquiries older than ${days} days deleted.`,
  );
}

async function retryMail(context: CommandContext): Promise<void> {
  const { positionals } = parse(context, {}, 1);
  const reference = positionals.length > 0 ? (await oneByReference(context)).reference : undefined;
  const count = await retryMessages(context.store.database, context.nowMs, reference);
  context.print(
    `${count} messages are due now${context.settings.mail ? '' : ', but SMTP_URL is not set here: mail waits until the service has it'}.`,
  );
}

async function backup(context: CommandContext): Promise<void> {
  const { positionals } = parse(context, {}, 1);
  const [file] = positionals;
  if (file === undefined) throw new CommandError('Say where to: backup FILE');
  if (context.settings.databaseUrl) {
    throw new CommandError(
      'The store is PostgreSQL: use pg_dump "$DATABASE_URL" --format=custom --file=FILE',
    );
  }
  if (existsSync(file)) throw new CommandError(`${file} exists already: choose another name`);
  const partial = `${file}.partial`;
  await rm(partial, { force: true });
  const source = new DatabaseSync(sqliteFile(context.settings.dataDir), { readOnly: true });
  try {
    await backupSqlite(source, partial);
  } finally {
    source.close();
  }
  await chmod(partial, 0o600);
  const copy = new DatabaseSync(partial);
  // The copy stands alone: no log file beside it that could be forgotten.
  copy.exec('PRAGMA journal_mode = DELETE');
  const check = copy.prepare('PRAGMA integrity_check').get() as { integrity_check: string };
  const { count } = copy.prepare('SELECT COUNT(*) AS count FROM enquiries').get() as { count: number };
  copy.close();
  if (check.integrity_check !== 'ok') throw new CommandError(`The copy is damaged: ${check.integrity_check}`);
  await rename(partial, file);
  context.print(
    `${count} enquiries saved in ${file}. To restore: stop the service and put it at ${sqliteFile(context.settings.dataDir)}`,
  );
}

type OptionKinds = Readonly<Record<string, 'string' | 'boolean'>>;

function parse(
  { args }: CommandContext,
  kinds: OptionKinds,
  positionalsMax: number,
): { values: Record<string, string | boolean | undefined>; positionals: string[] } {
  const options = Object.fromEntries(
    Object.entries(kinds).map(([name, type]) => [name, { type }]),
  ) as NonNullable<ParseArgsConfig['options']>;
  let parsed: ReturnType<typeof parseArgs>;
  try {
    parsed = parseArgs({ args: [...args], options, allowPositionals: true, strict: true });
  } catch (error) {
    throw new CommandError(error instanceof Error ? (error.message.split('. ')[0] ?? '') : 'unknown option');
  }
  if (parsed.positionals.length > positionalsMax) {
    throw new CommandError(`"${parsed.positionals[positionalsMax]}" is one word too many`);
  }
  return {
    values: parsed.values as Record<string, string | boolean | undefined>,
    positionals: parsed.positionals,
  };
}

async function oneByReference(context: CommandContext): Promise<EnquiryRecord> {
  const [text] = parse(context, {}, 1).positionals;
  if (text === undefined) throw new CommandError('Say which one, by its reference, such as ENQ-7K3Q-9M2T');
  const reference = readReference(text);
  if (!reference) throw new CommandError(`"${text}" is no reference: check it for a typing error`);
  const record = await findEnquiry(context.store.database, reference);
  if (!record) throw new CommandError(`There is no enquiry ${reference}`);
  return record;
}

function filterOf(values: Record<string, string | boolean | undefined>): {
  where: string;
  parameters: Value[];
} {
  const conditions: string[] = [];
  const parameters: Value[] = [];
  const { form, state } = values;
  if (typeof form === 'string') {
    if (!isFormId(form)) throw new CommandError(`"${form}" is no form: choose from ${formIds.join(', ')}`);
    conditions.push(`form = $${parameters.push(form)}`);
  }
  if (typeof state === 'string') {
    if (state !== 'received' && state !== 'suspected') {
      throw new CommandError(`"${state}" is no state: choose received or suspected`);
    }
    conditions.push(`state = $${parameters.push(state)}`);
  }
  return { where: conditions.length > 0 ? `WHERE ${conditions.join(' AND ')}` : '', parameters };
}

function readCount(value: string | boolean, option: string): number {
  const count = Number(value);
  if (!Number.isInteger(count) || count < 1)
    throw new CommandError(`${option} is "${value}": give a whole number above 0`);
  return count;
}

async function mailStates(store: Store, references: readonly string[]): Promise<Map<string, string>> {
  const rows = await store.database.all<{ reference: string; kind: string; state: string }>(
    `SELECT reference, kind, state FROM outbox
     WHERE reference IN (${references.map((_, index) => `$${index + 1}`).join(', ')}) ORDER BY kind`,
    references,
  );
  const states = new Map<string, string>();
  for (const { reference, kind, state } of rows) {
    const text = `${kind} ${state === 'dead' ? 'given up' : state}`;
    states.set(reference, states.has(reference) ? `${states.get(reference)}, ${text}` : text);
  }
  return states;
}

function whenOf(message: Row): string {
  if (message.state === 'sent') return `sent ${toIsoMinute(Number(message.sent_at))}`;
  return message.state === 'waiting' ? `due ${toIsoMinute(Number(message.due_at))}` : '';
}
