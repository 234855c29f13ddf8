import type { EnquiryValues } from '@vanda/enquiry/schema';
import type { Database, Queries, Row, Value } from '../store/database.ts';
import { type EnquiryRecord, messageId, toRecord, writeValues } from '../store/enquiries.ts';
import { queueLetter, recallLetter } from '../store/letters.ts';
import { deleteAndErase, deleteWhere } from '../store/purge.ts';
import { releaseEnquiry } from '../store/releases.ts';
import { recordAct } from './acts.ts';
import { orderedId } from './ordered-id.ts';
import { DeskRefusal } from './refusal.ts';

/** Where an enquiry stands. `open` has had no answer. */
export type Standing = 'open' | 'answered' | 'closed' | 'suspected';

/** An enquiry with what the office did with it. */
export type HandledEnquiry = EnquiryRecord & {
  readonly standing: Standing;
  readonly version: number;
  /** The colleague who has it in hand, by id. */
  readonly owner: string | undefined;
  readonly answeredAtMs: number | undefined;
  readonly closedAtMs: number | undefined;
};

/** Who changes an enquiry, when, and on which version of it. */
export type Change = {
  readonly reference: string;
  readonly version: number;
  readonly by: string;
  readonly atMs: number;
  readonly actKey: string;
};

/** Names of fields, ways of answering, ids of mails: nothing that anybody typed. */
export type Details = Readonly<Record<string, string | number>>;

/** One line of what happened at the desk. */
export type DeskHistoryLine = {
  readonly id: string;
  readonly version: number;
  readonly atMs: number;
  readonly by: string;
  readonly kind: string;
  readonly details: Details;
};

/** How long a letter waits before it leaves, so that it can be taken back. */
export const undoMs = 10_000;

/** Takes an enquiry in hand, also from a colleague. */
export function takeInHand(database: Database, change: Change): Promise<void> {
  return changeEnquiry(database, change, 'taken', async (queries, before) => {
    if (before.owner === change.by) throw notPossible('You have it in hand already.');
    await set(queries, change.reference, { owner: change.by });
    return {};
  });
}

/** Gives an enquiry back, so that nobody has it in hand. */
export function giveBack(database: Database, change: Change): Promise<void> {
  return changeEnquiry(database, change, 'given-back', async (queries, before) => {
    if (before.owner === undefined) throw notPossible('Nobody has it in hand.');
    await set(queries, change.reference, { owner: null });
    return {};
  });
}

/** Closes an enquiry: nothing more is to be done. It stops no clock. */
export function closeEnquiry(database: Database, change: Change): Promise<void> {
  return changeEnquiry(database, change, 'closed', async (queries, before) => {
    if (before.standing === 'closed') throw notPossible('It is closed already.');
    if (before.standing === 'suspected') throw notPossible('A suspected one is released or deleted.');
    await set(queries, change.reference, { standing: 'closed', closed_at: change.atMs });
    return {};
  });
}

/** Opens a closed enquiry again, as answered where it was. */
export function reopenEnquiry(database: Database, change: Change): Promise<void> {
  return changeEnquiry(database, change, 'reopened', async (queries, before) => {
    if (before.standing !== 'closed') throw notPossible('It is not closed.');
    const standing = before.answeredAtMs === undefined ? 'open' : 'answered';
    await set(queries, change.reference, { standing, closed_at: null });
    return {};
  });
}

/** Adds a note. It overwrites nothing, so that no version is asked for. */
export function addNote(database: Database, change: Omit<Change, 'version'>, text: string): Promise<void> {
  return changeEnquiry(database, change, 'noted', async (queries) => {
    await queries.run(
      'INSERT INTO enquiry_notes (id, reference, colleague, at, text) VALUES ($1, $2, $3, $4, $5)',
      [orderedId(), change.reference, change.by, change.atMs, text],
    );
    return {};
  });
}

/**
 * Gives an enquiry corrected values, already checked. A registrant's links under another address end.
 * @param fields names of those that differ
 */
export function correctValues(
  database: Database,
  change: Change,
  values: EnquiryValues,
  fields: readonly string[],
): Promise<void> {
  return changeEnquiry(database, change, 'corrected', async (queries, before) => {
    await writeValues(queries, before, values, false);
    if (fields.includes('email')) {
      await queries.run('UPDATE registrations SET link_turn = link_turn + 1 WHERE reference = $1', [
        change.reference,
      ]);
    }
    return { fields: fields.join(' ') };
  });
}

/**
 * Sends the receipt again, to the address that the enquiry now has. One that waits goes there anyway; one that was given
 * up makes way for the new one.
 */
export function sendReceiptAgain(database: Database, change: Change): Promise<void> {
  return changeEnquiry(database, change, 'receipt-again', async (queries, before) => {
    if (before.standing === 'suspected')
      throw notPossible('A suspected one gets no mail until it is released.');
    const { reference, atMs } = change;
    await queries.run("DELETE FROM outbox WHERE reference = $1 AND kind = 'receipt' AND state = 'dead'", [
      reference,
    ]);
    const [waiting] = await queries.all(
      "SELECT id FROM outbox WHERE reference = $1 AND kind = 'receipt' AND state = 'waiting'",
      [reference],
    );
    const id = waiting ? String(waiting.id) : `${messageId(reference, 'receipt')}-${change.actKey}`;
    if (!waiting) {
      await queries.run(
        `INSERT INTO outbox (id, reference, kind, state, attempts, due_at, lease_until)
         VALUES ($1, $2, 'receipt', 'waiting', 0, $3, 0)`,
        [id, reference, atMs],
      );
    }
    await queries.run('UPDATE enquiries SET receipt_withheld = 0 WHERE reference = $1', [reference]);
    return { mail: id };
  });
}

/** Queues a letter, to leave in ten seconds, and marks the enquiry as answered. */
export function answerEnquiry(
  database: Database,
  change: Change,
  letter: { readonly subject: string; readonly text: string },
): Promise<void> {
  return changeEnquiry(database, change, 'answered', async (queries, before) => {
    if (before.standing === 'suspected')
      throw notPossible('A suspected one is released before it is answered.');
    const mail = await queueLetter(queries, {
      reference: change.reference,
      subject: letter.subject,
      text: letter.text,
      dueAtMs: change.atMs + undoMs,
      atMs: change.atMs,
      by: { kind: 'colleague', id: change.by },
      key: change.actKey,
    });
    await markAnswer(queries, before, change);
    await queries.run('DELETE FROM answer_drafts WHERE reference = $1 AND colleague = $2', [
      change.reference,
      change.by,
    ]);
    return { mail, ...whatItWas(before) };
  });
}

/** Takes an answer back that has not left yet; the enquiry stands where it stood. */
export function undoAnswer(database: Database, change: Omit<Change, 'version'>, mail: string): Promise<void> {
  return changeEnquiry(database, change, 'answer-undone', async (queries) => {
    const lines = await queries.all<{ details: string }>(
      "SELECT details FROM enquiry_history WHERE reference = $1 AND kind = 'answered' ORDER BY version",
      [change.reference],
    );
    const answered = lines
      .map(({ details }) => JSON.parse(details) as Details)
      .findLast((details) => details.mail === mail);
    if (!answered) throw new DeskRefusal({ code: 'not-found' });
    if (!(await recallLetter(queries, mail))) throw new DeskRefusal({ code: 'already-sent' });
    await set(queries, change.reference, {
      standing: String(answered.standing),
      answered_at: answered.answeredAtMs ?? null,
      closed_at: answered.closedAtMs ?? null,
    });
    return { mail };
  });
}

/** Notes that somebody was answered by other means. */
export function markAnswered(database: Database, change: Change, how: string): Promise<void> {
  return changeEnquiry(database, change, 'marked-answered', async (queries, before) => {
    if (before.standing === 'suspected')
      throw notPossible('A suspected one is released before it is answered.');
    await markAnswer(queries, before, change);
    return { how };
  });
}

/** Takes a suspected enquiry for a real one. Its clock runs from the day it came in. */
export function releaseSuspected(database: Database, change: Change): Promise<void> {
  return changeEnquiry(database, change, 'released', async (queries, before) => {
    if (before.standing !== 'suspected') throw notPossible('It is not suspected.');
    await releaseEnquiry(queries, change.reference);
    return {};
  });
}

/** Deletes a suspected enquiry without a trace but its reference. */
export async function deleteSuspected(database: Database, change: Change): Promise<void> {
  await deleteAndErase(database, async (queries) => {
    const { reference, by, atMs, actKey } = change;
    if (!(await recordAct(queries, { by, kind: 'deleted', reference, atMs, actKey }))) return 0;
    const [row] = await queries.all<{ standing: string; version: number }>(
      'SELECT standing, version FROM enquiries WHERE reference = $1',
      [reference],
    );
    if (!row) throw await absence(queries, reference);
    if (row.version !== change.version) {
      throw new DeskRefusal({ code: 'stale', reference, version: row.version, since: change.version });
    }
    if (row.standing !== 'suspected') throw notPossible('It is not suspected.');
    return deleteWhere(queries, 'reference = $1', [reference], { id: by, atMs });
  });
}

/** One enquiry with its handling. */
export async function findHandled(queries: Queries, reference: string): Promise<HandledEnquiry> {
  const [row] = await queries.all('SELECT * FROM enquiries WHERE reference = $1', [reference]);
  if (!row) throw await absence(queries, reference);
  return toHandled(row);
}

/** What happened at the desk, earliest first; with `since` only what made a later version. */
export async function deskHistoryOf(
  queries: Queries,
  reference: string,
  since = 0,
): Promise<DeskHistoryLine[]> {
  const rows = await queries.all(
    'SELECT * FROM enquiry_history WHERE reference = $1 AND version > $2 ORDER BY version',
    [reference, since],
  );
  return rows.map((row) => ({
    id: String(row.id),
    version: Number(row.version),
    atMs: Number(row.at),
    by: String(row.by_id),
    kind: String(row.kind),
    details: JSON.parse(String(row.details)) as Details,
  }));
}

/** A row of `enquiries` with its handling. */
export function toHandled(row: Row): HandledEnquiry {
  return {
    ...toRecord(row),
    standing: String(row.standing) as Standing,
    version: Number(row.version),
    owner: row.owner === null ? undefined : String(row.owner),
    answeredAtMs: row.answered_at === null ? undefined : Number(row.answered_at),
    closedAtMs: row.closed_at === null ? undefined : Number(row.closed_at),
  };
}

/** Why there is no such enquiry: it was erased, or never was. */
export async function absence(queries: Queries, reference: string): Promise<DeskRefusal> {
  const [erased] = await queries.all<{ at: number; by_id: string }>(
    'SELECT at, by_id FROM erasures WHERE reference = $1',
    [reference],
  );
  return new DeskRefusal(
    erased ? { code: 'erased', reference, atMs: erased.at, by: erased.by_id } : { code: 'not-found' },
  );
}

/**
 * Changes an enquiry in one transaction: the act in the record, the next version, the change itself, a line of history.
 * Whoever comes second waits at the version and finds it raised. An act that was done before changes nothing.
 */
async function changeEnquiry(
  database: Database,
  change: Omit<Change, 'version'> & { readonly version?: number },
  kind: string,
  work: (queries: Queries, before: HandledEnquiry) => Promise<Details>,
): Promise<void> {
  const { reference, by, atMs, actKey } = change;
  await database.transaction(async (queries) => {
    if (!(await recordAct(queries, { by, kind, reference, atMs, actKey }))) return;
    const [row] = await queries.all(
      `UPDATE enquiries SET version = version + 1 WHERE reference = $1
       ${change.version === undefined ? '' : 'AND version = $2'} RETURNING *`,
      change.version === undefined ? [reference] : [reference, change.version],
    );
    if (!row) {
      const { version } = await findHandled(queries, reference);
      throw new DeskRefusal({ code: 'stale', reference, version, since: change.version ?? 0 });
    }
    const details = await work(queries, toHandled(row));
    await queries.run(
      `INSERT INTO enquiry_history (id, reference, version, at, by_id, kind, details)
       VALUES ($1, $2, $3, $4, $5, $6, $7)`,
      [orderedId(), reference, Number(row.version), atMs, by, kind, JSON.stringify(details)],
    );
  });
}

async function markAnswer(queries: Queries, before: HandledEnquiry, { atMs }: Change): Promise<void> {
  await set(queries, before.reference, {
    standing: 'answered',
    answered_at: before.answeredAtMs ?? atMs,
    closed_at: null,
  });
}

function whatItWas({ standing, answeredAtMs, closedAtMs }: HandledEnquiry): Details {
  return {
    standing,
    ...(answeredAtMs === undefined ? {} : { answeredAtMs }),
    ...(closedAtMs === undefined ? {} : { closedAtMs }),
  };
}

async function set(
  queries: Queries,
  reference: string,
  columns: Readonly<Record<string, Value>>,
): Promise<void> {
  const names = Object.keys(columns);
  await queries.run(
    `UPDATE enquiries SET ${names.map((name, index) => `${name} = $${index + 2}`).join(', ')} WHERE reference = $1`,
    [reference, ...Object.values(columns)],
  );
}

function notPossible(words: string): DeskRefusal {
  return new DeskRefusal({ code: 'not-possible', words });
}
