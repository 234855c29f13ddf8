import type { InboxView, ViewCounts } from '@vanda/desk-api/inbox';
import type { FormId } from '@vanda/forms/form';
import { countOf, type Queries, searchCondition } from '@vanda/server/office';
import type { Page, Position } from './audit-log.ts';
import { type HandledEnquiry, toHandled } from './handling.ts';

export type InboxFilter = {
  readonly view: InboxView;
  readonly me: string;
  /** ISO day in Singapore; follow-ups up to this day are due. */
  readonly today: string;
  readonly form?: FormId | undefined;
  readonly sessionDay?: string | undefined;
  /** A staff member's id, or `nobody`. */
  readonly assignee?: string | undefined;
  readonly text?: string | undefined;
};

/** Sorts oldest first, and latest first where enquiries are finished. */
const orderOf = (view: InboxView) =>
  view === 'answered' || view === 'closed'
    ? ({ column: `${view}_at`, isDescending: true } as const)
    : ({ column: 'received_at', isDescending: false } as const);

export async function listInbox(
  queries: Queries,
  filter: InboxFilter,
  { after, limit }: Page,
): Promise<HandledEnquiry[]> {
  const { column, isDescending } = orderOf(filter.view);
  const { sql, values } = await conditionOf(queries, filter);
  const further = after
    ? `AND (${column}, reference) ${isDescending ? '<' : '>'} ($${values.length + 1}, $${values.length + 2})`
    : '';
  const direction = isDescending ? 'DESC' : 'ASC';
  const order = `ORDER BY ${column} ${direction}, reference ${direction}`;
  // Reads ids from indexes first: scanning whole rows makes PostgreSQL start parallel workers, which is
  // slower.
  const rows = await queries.all(
    `SELECT * FROM enquiries WHERE reference IN
       (SELECT reference FROM enquiries WHERE ${sql} ${further} ${order} LIMIT ${limit}) ${order}`,
    after ? [...values, after.atMs, after.key] : values,
  );
  return rows.map(toHandled);
}

export function positionOf(view: InboxView, enquiry: HandledEnquiry): Position {
  const { column } = orderOf(view);
  const atMs = {
    received_at: enquiry.receivedAtMs,
    answered_at: enquiry.answeredAtMs ?? 0,
    closed_at: enquiry.closedAtMs ?? 0,
  }[column];
  return { atMs, key: enquiry.reference };
}

/** @param lateBeforeMs open enquiries received before this moment are late */
export async function countMatching(queries: Queries, filter: InboxFilter, lateBeforeMs: number) {
  const { sql, values } = await conditionOf(queries, filter);
  const [row] = await queries.all<{ total: number; late: number; again: number }>(
    `SELECT COUNT(*) AS total,
       COUNT(*) FILTER (WHERE status = 'open' AND received_at < $${values.length + 1}) AS late,
       COUNT(*) FILTER (WHERE status <> 'open') AS again
     FROM enquiries WHERE ${sql}`,
    [...values, lateBeforeMs],
  );
  const { total = 0, late = 0, again = 0 } = row ?? {};
  if (!toDoViews.includes(filter.view)) return { total, late: 0, within: 0, again: 0 };
  return { total, late, within: total - late - again, again };
}

export async function countViews(
  queries: Queries,
  { me, today }: Pick<InboxFilter, 'me' | 'today'>,
  lateBeforeMs: number,
): Promise<ViewCounts> {
  const owned = `COUNT(*) AS total, COUNT(*) FILTER (WHERE assignee = $1) AS mine,
    COUNT(*) FILTER (WHERE assignee IS NULL) AS unassigned`;
  // Only open enquiries are counted by lateness: they are few, and an index covers the query.
  const [[open], [again], others, mailFailed] = await Promise.all([
    queries.all<{ total: number; mine: number; unassigned: number; late: number }>(
      `SELECT ${owned}, COUNT(*) FILTER (WHERE received_at < $2) AS late
       FROM enquiries WHERE status = 'open'`,
      [me, lateBeforeMs],
    ),
    queries.all<{ total: number; mine: number; unassigned: number }>(
      `SELECT ${owned} FROM enquiries WHERE ${isDueAgain('$2')}`,
      [me, today],
    ),
    queries.all<{ status: string; total: number }>(
      `SELECT status, COUNT(*) AS total FROM enquiries
       WHERE status IN ('answered', 'closed', 'spam') GROUP BY status`,
    ),
    countOf(queries, "outbox WHERE status = 'failed'"),
  ]);
  const of = (status: string) => others.find((row) => row.status === status)?.total ?? 0;
  return {
    open: (open?.total ?? 0) + (again?.total ?? 0),
    mine: (open?.mine ?? 0) + (again?.mine ?? 0),
    unassigned: (open?.unassigned ?? 0) + (again?.unassigned ?? 0),
    late: open?.late ?? 0,
    answered: of('answered'),
    closed: of('closed'),
    spam: of('spam'),
    mailFailed,
  };
}

export async function arrivals(queries: Queries, sinceMs: number) {
  const [newest] = await queries.all<{ at: number | null }>('SELECT MAX(received_at) AS at FROM enquiries');
  const arrived = await countOf(queries, "enquiries WHERE status = 'open' AND received_at > $1", [sinceMs]);
  return { newestAtMs: newest?.at ?? 0, arrived };
}

/** Null without an open enquiry. */
export async function nextOpen(queries: Queries, lateBeforeMs: number): Promise<number | null> {
  const [row] = await queries.all<{ at: number | null }>(
    "SELECT MIN(received_at) AS at FROM enquiries WHERE status = 'open' AND received_at >= $1",
    [lateBeforeMs],
  );
  return row?.at ?? null;
}

export async function placeIn(queries: Queries, filter: InboxFilter, enquiry: HandledEnquiry) {
  const { column, isDescending } = orderOf(filter.view);
  const { sql, values } = await conditionOf(queries, filter);
  const { atMs, key } = positionOf(filter.view, enquiry);
  const place = [...values, atMs, key];
  const thanHere = (isGreater: boolean) =>
    `${sql} AND (${column}, reference) ${isGreater ? '>' : '<'} ($${place.length - 1}, $${place.length})`;
  const beside = async (isAfter: boolean) => {
    const isGreater = isAfter !== isDescending;
    const direction = isGreater ? 'ASC' : 'DESC';
    const [row] = await queries.all<{ reference: string }>(
      `SELECT reference FROM enquiries WHERE ${thanHere(isGreater)}
       ORDER BY ${column} ${direction}, reference ${direction} LIMIT 1`,
      place,
    );
    return row?.reference ?? null;
  };
  const own = await countOf(queries, `enquiries WHERE ${sql} AND reference = $${values.length + 1}`, [
    ...values,
    key,
  ]);
  const ahead = await countOf(queries, `enquiries WHERE ${thanHere(isDescending)}`, place);
  return { position: own ? ahead + 1 : null, previous: await beside(false), next: await beside(true) };
}

async function conditionOf(queries: Queries, filter: InboxFilter) {
  const values: string[] = [];
  const value = (given: string) => `$${values.push(given)}`;
  const again = toDoViews.includes(filter.view) ? await dueAgain(queries, filter.today) : [];
  const conditions = [viewCondition(filter, again, value)];
  if (filter.form !== undefined) conditions.push(`form = ${value(filter.form)}`);
  if (filter.sessionDay !== undefined) conditions.push(`session_day = ${value(filter.sessionDay)}`);
  if (filter.assignee !== undefined) {
    conditions.push(
      filter.assignee === 'nobody' ? 'assignee IS NULL' : `assignee = ${value(filter.assignee)}`,
    );
  }
  if (filter.text !== undefined) {
    const search = searchCondition(filter.text, values.length);
    conditions.push(search?.sql ?? '1 = 0');
    values.push(...(search?.values ?? []));
  }
  return { sql: conditions.join(' AND '), values };
}

const toDoViews: readonly InboxView[] = ['open', 'mine', 'unassigned'];

const isDueAgain = (today: string) => `follow_up_day <= ${today} AND status NOT IN ('open', 'spam')`;

/** References of the few that are due again, so that the query can use the index of open enquiries. */
async function dueAgain(queries: Queries, today: string): Promise<string[]> {
  const rows = await queries.all<{ reference: string }>(
    `SELECT reference FROM enquiries WHERE ${isDueAgain('$1')}`,
    [today],
  );
  return rows.map(({ reference }) => reference);
}

function viewCondition(
  { view, me }: InboxFilter,
  again: readonly string[],
  value: (given: string) => string,
) {
  const isToDo =
    again.length === 0
      ? "status = 'open'"
      : `(status = 'open' OR reference IN (${again.map(value).join(', ')}))`;
  switch (view) {
    case 'open':
      return isToDo;
    case 'mine':
      return `${isToDo} AND assignee = ${value(me)}`;
    case 'unassigned':
      return `${isToDo} AND assignee IS NULL`;
    default:
      return `status = '${view}'`;
  }
}
