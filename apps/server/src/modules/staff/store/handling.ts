import type { Status } from '@vanda/desk-api/inbox';
import { toIsoDay } from '@vanda/forms/day';
import type { EnquiryValues } from '@vanda/forms/schema';
import type { Database, Queries, Row, Value } from '../../../platform/database/database.ts';
import { DomainError, type NotPossibleReason } from '../../../platform/domain-error.ts';
import type { SessionsOf } from '../../../platform/static/course-sessions.ts';
import {
  type EnquiryRecord,
  messageId,
  type NewEnquiry,
  toRecord,
  writeValues,
} from '../../enquiries/enquiries.ts';
import { deleteEnquiries } from '../../enquiries/purge.ts';
import { insertEnquiries } from '../../intake/insert.ts';
import { releaseEnquiry } from '../../intake/releases.ts';
import { queueEmail, recallEmail } from '../../mail/email-repository.ts';
import { recordCommand } from './audit-log.ts';
import { orderedId } from './ordered-id.ts';

export type HandledEnquiry = EnquiryRecord & {
  readonly status: Status;
  readonly version: number;
  readonly owner: string | undefined;
  readonly answeredAtMs: number | undefined;
  readonly closedAtMs: number | undefined;
  /** Day on which the inbox shows it again, ISO in Singapore. */
  readonly followUpDay: string | undefined;
};

export type Change = {
  readonly reference: string;
  readonly version: number;
  readonly by: string;
  readonly atMs: number;
  readonly idempotencyKey: string;
};

export type Details = Readonly<Record<string, string | number>>;

export type DeskHistoryLine = {
  readonly id: string;
  readonly version: number;
  readonly atMs: number;
  readonly by: string;
  readonly kind: string;
  readonly details: Details;
};

/** Delay of a reply in the outbox, so that it can be undone (WCAG 2.2.1). */
export const undoMs = 60_000;

export function assignEnquiry(database: Database, change: Change): Promise<void> {
  return changeEnquiry(database, change, 'taken', async (queries, before) => {
    if (before.owner === change.by) throw notPossible('already-assigned-to-you');
    await set(queries, change.reference, { owner: change.by });
    return {};
  });
}

/** Assigns an enquiry to another staff member, with a note for them. */
export function handOverEnquiry(
  database: Database,
  change: Change,
  colleague: string,
  note: string,
): Promise<void> {
  return changeEnquiry(database, change, 'assigned', async (queries, before) => {
    if (before.owner === colleague) throw notPossible('already-assigned');
    await set(queries, change.reference, { owner: colleague });
    if (note) await insertNote(queries, change, note);
    return { to: colleague };
  });
}

export function unassignEnquiry(database: Database, change: Change): Promise<void> {
  return changeEnquiry(database, change, 'given-back', async (queries, before) => {
    if (before.owner === undefined) throw notPossible('not-assigned');
    await set(queries, change.reference, { owner: null });
    return {};
  });
}

/** Shows an enquiry again on a day, null for none. Without an owner it is assigned to who asks for it. */
export function setFollowUp(database: Database, change: Change, day: string | null): Promise<void> {
  return changeEnquiry(database, change, 'follow-up', async (queries, before) => {
    if (before.status === 'suspected') throw notPossible('spam-cannot-be-answered');
    await set(queries, change.reference, { follow_up_day: day, owner: before.owner ?? change.by });
    return day === null ? {} : { day };
  });
}

export function closeEnquiry(database: Database, change: Change): Promise<void> {
  return changeEnquiry(database, change, 'closed', async (queries, before) => {
    if (before.status === 'closed') throw notPossible('already-closed');
    if (before.status === 'suspected') throw notPossible('spam-cannot-be-closed');
    await set(queries, change.reference, {
      standing: 'closed',
      closed_at: change.atMs,
      follow_up_day: followUpAfter(before, change),
    });
    return {};
  });
}

export function reopenEnquiry(database: Database, change: Change): Promise<void> {
  return changeEnquiry(database, change, 'reopened', async (queries, before) => {
    if (before.status !== 'closed') throw notPossible('not-closed');
    const status = before.answeredAtMs === undefined ? 'open' : 'answered';
    await set(queries, change.reference, { standing: status, closed_at: null });
    return {};
  });
}

/** Adds a note. Overwrites nothing, so it needs no version. */
export function addNote(database: Database, change: Omit<Change, 'version'>, text: string): Promise<void> {
  return changeEnquiry(database, change, 'noted', async (queries) => {
    await insertNote(queries, change, text);
    return {};
  });
}

async function insertNote(queries: Queries, change: Omit<Change, 'version'>, text: string): Promise<void> {
  await queries.run(
    `INSERT INTO enquiry_notes (id, reference, person, colleague, at, text)
     VALUES ($1, $2, (SELECT email FROM enquiries WHERE reference = $2), $3, $4, $5)`,
    [orderedId(), change.reference, change.by, change.atMs, text],
  );
}

/** Stores an entered enquiry with its seats, assigned to who enters it. Only the webhook is notified. */
export async function enterEnquiry(
  database: Database,
  enquiry: NewEnquiry,
  entered: { readonly by: string; readonly channel: string; readonly hasWebhook: boolean },
  sessionsOf: SessionsOf,
): Promise<string> {
  const { by, channel, hasWebhook } = entered;
  const plan = { kinds: hasWebhook ? (['webhook'] as const) : [], receiptLimit: 0 };
  return database.transaction(async (queries) => {
    const [stored] = await insertEnquiries(queries, [enquiry], plan, sessionsOf);
    const { reference, isNew } = stored ?? { reference: enquiry.reference, isNew: false };
    if (!isNew) return reference;
    const { receivedAtMs: atMs, idempotencyKey } = enquiry;
    await recordCommand(queries, { by, kind: 'entered', reference, atMs, idempotencyKey });
    await set(queries, reference, { owner: by });
    await queries.run(
      `INSERT INTO enquiry_history (id, reference, version, at, by_id, kind, details)
       VALUES ($1, $2, 1, $3, $4, 'entered', $5)`,
      [orderedId(), reference, atMs, by, JSON.stringify({ channel })],
    );
    return reference;
  });
}

/**
 * Corrects values, already checked. Links under another address end.
 * @param fields names of the changed fields
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

/** Sends the receipt again to the present address; a failed one is replaced. */
export function sendReceiptAgain(database: Database, change: Change): Promise<void> {
  return changeEnquiry(database, change, 'receipt-again', async (queries, before) => {
    if (before.status === 'suspected') throw notPossible('spam-gets-no-email');
    const { reference, atMs } = change;
    await queries.run("DELETE FROM outbox WHERE reference = $1 AND kind = 'receipt' AND state = 'dead'", [
      reference,
    ]);
    const [waiting] = await queries.all(
      "SELECT id FROM outbox WHERE reference = $1 AND kind = 'receipt' AND state = 'waiting'",
      [reference],
    );
    const id = waiting ? String(waiting.id) : `${messageId(reference, 'receipt')}-${change.idempotencyKey}`;
    if (!waiting) {
      await queries.run(
        `INSERT INTO outbox (id, reference, person, kind, state, attempts, due_at, lease_until)
         VALUES ($1, $2, (SELECT email FROM enquiries WHERE reference = $2), 'receipt', 'waiting', 0, $3, 0)`,
        [id, reference, atMs],
      );
    }
    await queries.run('UPDATE enquiries SET receipt_withheld = 0 WHERE reference = $1', [reference]);
    return { mail: id };
  });
}

/** Queues a reply, sent after {@link undoMs}, and marks the enquiry as answered. */
export function replyToEnquiry(
  database: Database,
  change: Change,
  email: { readonly subject: string; readonly text: string },
): Promise<void> {
  return changeEnquiry(database, change, 'answered', async (queries, before) => {
    if (before.status === 'suspected') throw notPossible('spam-cannot-be-answered');
    const mail = await queueEmail(queries, {
      reference: change.reference,
      subject: email.subject,
      text: email.text,
      dueAtMs: change.atMs + undoMs,
      atMs: change.atMs,
      by: { kind: 'colleague', id: change.by },
      key: change.idempotencyKey,
    });
    await markAnswer(queries, before, change);
    await queries.run('DELETE FROM answer_drafts WHERE reference = $1 AND colleague = $2', [
      change.reference,
      change.by,
    ]);
    return { mail, ...whatItWas(before) };
  });
}

/** Recalls a reply that was not sent yet. */
export function undoAnswer(database: Database, change: Omit<Change, 'version'>, mail: string): Promise<void> {
  return changeEnquiry(database, change, 'answer-undone', async (queries) => {
    const lines = await queries.all<{ details: string }>(
      "SELECT details FROM enquiry_history WHERE reference = $1 AND kind = 'answered' ORDER BY version",
      [change.reference],
    );
    const answered = lines
      .map(({ details }) => JSON.parse(details) as Details)
      .findLast((details) => details.mail === mail);
    if (!answered) throw new DomainError({ code: 'not-found' });
    if (!(await recallEmail(queries, mail))) throw new DomainError({ code: 'already-sent' });
    await set(queries, change.reference, {
      standing: String(answered.standing),
      answered_at: answered.answeredAtMs ?? null,
      closed_at: answered.closedAtMs ?? null,
    });
    return { mail };
  });
}

export function markAnswered(database: Database, change: Change, how: string): Promise<void> {
  return changeEnquiry(database, change, 'marked-answered', async (queries, before) => {
    if (before.status === 'suspected') throw notPossible('spam-cannot-be-answered');
    await markAnswer(queries, before, change);
    return { how };
  });
}

/** Records an email about the seats; as a complete reply it marks the enquiry as answered. */
export async function recordSeatEmail(
  queries: Queries,
  { reference, atMs, isReply }: { reference: string; atMs: number; isReply: boolean },
): Promise<void> {
  await queries.run('UPDATE enquiries SET version = version + 1 WHERE reference = $1', [reference]);
  if (!isReply) return;
  await queries.run(
    `UPDATE enquiries SET answered_at = COALESCE(answered_at, $1),
       standing = CASE WHEN standing = 'open' THEN 'answered' ELSE standing END WHERE reference = $2`,
    [atMs, reference],
  );
}

export function releaseSpam(database: Database, change: Change): Promise<void> {
  return changeEnquiry(database, change, 'released', async (queries, before) => {
    if (before.status !== 'suspected') throw notPossible('not-spam');
    await releaseEnquiry(queries, change.reference);
    return {};
  });
}

export async function deleteSuspected(database: Database, change: Change): Promise<void> {
  await database.transaction(async (queries) => {
    const { reference, by, atMs, idempotencyKey } = change;
    if (!(await recordCommand(queries, { by, kind: 'deleted', reference, atMs, idempotencyKey }))) return;
    const [row] = await queries.all<{ standing: string; version: number }>(
      'SELECT standing, version FROM enquiries WHERE reference = $1',
      [reference],
    );
    if (!row) throw await absence(queries, reference);
    if (row.version !== change.version) {
      throw new DomainError({ code: 'stale', reference, version: row.version, since: change.version });
    }
    if (row.standing !== 'suspected') throw notPossible('not-spam');
    await deleteEnquiries(queries, 'reference = $1', [reference], { id: by, atMs });
  });
}

/** @throws {DomainError} `not-found` */
export async function findHandled(queries: Queries, reference: string): Promise<HandledEnquiry> {
  const [row] = await queries.all('SELECT * FROM enquiries WHERE reference = $1', [reference]);
  if (!row) throw await absence(queries, reference);
  return toHandled(row);
}

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

export function toHandled(row: Row): HandledEnquiry {
  return {
    ...toRecord(row),
    status: String(row.standing) as Status,
    version: Number(row.version),
    owner: row.owner === null ? undefined : String(row.owner),
    answeredAtMs: row.answered_at === null ? undefined : Number(row.answered_at),
    closedAtMs: row.closed_at === null ? undefined : Number(row.closed_at),
    followUpDay: row.follow_up_day === null ? undefined : String(row.follow_up_day),
  };
}

/** `erased` or `not-found`. */
export async function absence(queries: Queries, reference: string): Promise<DomainError> {
  const [erased] = await queries.all<{ at: number; by_id: string }>(
    'SELECT at, by_id FROM erasures WHERE reference = $1',
    [reference],
  );
  return new DomainError(
    erased ? { code: 'erased', reference, atMs: erased.at, by: erased.by_id } : { code: 'not-found' },
  );
}

/** Changes an enquiry in one transaction. Optimistic locking on `version`; idempotent by `idempotencyKey`. */
async function changeEnquiry(
  database: Database,
  change: Omit<Change, 'version'> & { readonly version?: number },
  kind: string,
  work: (queries: Queries, before: HandledEnquiry) => Promise<Details>,
): Promise<void> {
  const { reference, by, atMs, idempotencyKey } = change;
  await database.transaction(async (queries) => {
    if (!(await recordCommand(queries, { by, kind, reference, atMs, idempotencyKey }))) return;
    const [row] = await queries.all(
      `UPDATE enquiries SET version = version + 1 WHERE reference = $1
       ${change.version === undefined ? '' : 'AND version = $2'} RETURNING *`,
      change.version === undefined ? [reference] : [reference, change.version],
    );
    if (!row) {
      const { version } = await findHandled(queries, reference);
      throw new DomainError({ code: 'stale', reference, version, since: change.version ?? 0 });
    }
    const details = await work(queries, toHandled(row));
    await queries.run(
      `INSERT INTO enquiry_history (id, reference, version, at, by_id, kind, details)
       VALUES ($1, $2, $3, $4, $5, $6, $7)`,
      [orderedId(), reference, Number(row.version), atMs, by, kind, JSON.stringify(details)],
    );
  });
}

async function markAnswer(queries: Queries, before: HandledEnquiry, change: Change): Promise<void> {
  await set(queries, before.reference, {
    standing: 'answered',
    answered_at: before.answeredAtMs ?? change.atMs,
    closed_at: null,
    follow_up_day: followUpAfter(before, change),
  });
}

/** A follow-up that is due ends with a reply or with closing; a later one stays. */
function followUpAfter({ followUpDay }: HandledEnquiry, { atMs }: Change): string | null {
  return followUpDay !== undefined && followUpDay > toIsoDay(atMs) ? followUpDay : null;
}

function whatItWas({ status, answeredAtMs, closedAtMs }: HandledEnquiry): Details {
  return {
    standing: status,
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

function notPossible(reason: NotPossibleReason): DomainError {
  return new DomainError({ code: 'not-possible', reason });
}
