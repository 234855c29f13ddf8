import type { FormId } from '@vanda/enquiry/form';
import type { Queries, Value } from '../store/database.ts';
import type { Position } from './acts.ts';
import { type HandledEnquiry, toHandled } from './handling.ts';
import { searchCondition } from './words.ts';

/** The promise: an answer within 24 hours. */
export const promiseMs = 24 * 60 * 60_000;

/** The views of the inbox. */
export type InboxView = 'open' | 'mine' | 'unowned' | 'answered' | 'closed' | 'suspected';

/** Which enquiries: a view and what narrows it. */
export type InboxFilter = {
  readonly view: InboxView;
  /** Who looks, for `mine`. */
  readonly me: string;
  readonly form?: FormId | undefined;
  readonly sessionDay?: string | undefined;
  /** A colleague's id, or `nobody`. */
  readonly owner?: string | undefined;
  /** Words looked for. */
  readonly text?: string | undefined;
};

/** How many there are in a selection. */
export type Matching = { readonly total: number; readonly late: number; readonly within: number };

/** How many there are in each view. */
export type ViewCounts = Readonly<Record<InboxView | 'mailGivenUp' | 'late', number>>;

type Order = { readonly column: 'received_at' | 'answered_at' | 'closed_at'; readonly isDescending: boolean };

const orders: Record<InboxView, Order> = {
  open: { column: 'received_at', isDescending: false },
  mine: { column: 'received_at', isDescending: false },
  unowned: { column: 'received_at', isDescending: false },
  answered: { column: 'answered_at', isDescending: true },
  closed: { column: 'closed_at', isDescending: true },
  suspected: { column: 'received_at', isDescending: false },
};

/** A page of a view, in its order, from a position on. */
export async function listInbox(
  queries: Queries,
  filter: InboxFilter,
  { after, limit }: { readonly after?: Position | undefined; readonly limit: number },
): Promise<HandledEnquiry[]> {
  const { column, isDescending } = orders[filter.view];
  const { sql, values } = await conditionOf(queries, filter);
  const further = after
    ? `AND (${column}, reference) ${isDescending ? '<' : '>'} ($${values.length + 1}, $${values.length + 2})`
    : '';
  const direction = isDescending ? 'DESC' : 'ASC';
  const order = `ORDER BY ${column} ${direction}, reference ${direction}`;
  // First which ones, from indexes alone: to search among whole rows PostgreSQL starts helpers, which takes longer.
  const rows = await queries.all(
    `SELECT * FROM enquiries WHERE reference IN
       (SELECT reference FROM enquiries WHERE ${sql} ${further} ${order} LIMIT ${limit}) ${order}`,
    after ? [...values, after.atMs, after.key] : values,
  );
  return rows.map(toHandled);
}

/** Where the page after this enquiry goes on. */
export function positionOf(view: InboxView, enquiry: HandledEnquiry): Position {
  const { column } = orders[view];
  const atMs = {
    received_at: enquiry.receivedAtMs,
    answered_at: enquiry.answeredAtMs ?? 0,
    closed_at: enquiry.closedAtMs ?? 0,
  }[column];
  return { atMs, key: enquiry.reference };
}

/** How many fit a filter, by the condition of the list itself. */
export async function countMatching(queries: Queries, filter: InboxFilter, nowMs: number): Promise<Matching> {
  const { sql, values } = await conditionOf(queries, filter);
  const [row] = await queries.all<{ total: number; late: number }>(
    `SELECT CAST(COUNT(*) AS BIGINT) AS total,
       CAST(COALESCE(SUM(CASE WHEN received_at < $${values.length + 1} THEN 1 ELSE 0 END), 0) AS BIGINT) AS late
     FROM enquiries WHERE ${sql}`,
    [...values, nowMs - promiseMs],
  );
  const total = row?.total ?? 0;
  const isOpen = ['open', 'mine', 'unowned'].includes(filter.view);
  const late = isOpen ? (row?.late ?? 0) : 0;
  return { total, late, within: isOpen ? total - late : 0 };
}

/** How many there are in each view. */
export async function countViews(queries: Queries, me: string, nowMs: number): Promise<ViewCounts> {
  // The open ones alone are looked at more closely: they are few, and an index holds all that is asked of them.
  const [[open], others, [dead]] = await Promise.all([
    queries.all<{ total: number; mine: number | null; unowned: number | null; late: number | null }>(
      `SELECT CAST(COUNT(*) AS BIGINT) AS total,
         CAST(SUM(CASE WHEN owner = $1 THEN 1 ELSE 0 END) AS BIGINT) AS mine,
         CAST(SUM(CASE WHEN owner IS NULL THEN 1 ELSE 0 END) AS BIGINT) AS unowned,
         CAST(SUM(CASE WHEN received_at < $2 THEN 1 ELSE 0 END) AS BIGINT) AS late
       FROM enquiries WHERE standing = 'open'`,
      [me, nowMs - promiseMs],
    ),
    queries.all<{ standing: string; total: number }>(
      `SELECT standing, CAST(COUNT(*) AS BIGINT) AS total FROM enquiries
       WHERE standing IN ('answered', 'closed', 'suspected') GROUP BY standing`,
    ),
    queries.all<{ total: number }>(
      "SELECT CAST(COUNT(*) AS BIGINT) AS total FROM outbox WHERE state = 'dead'",
    ),
  ]);
  const of = (standing: string) => others.find((row) => row.standing === standing)?.total ?? 0;
  return {
    open: open?.total ?? 0,
    mine: open?.mine ?? 0,
    unowned: open?.unowned ?? 0,
    late: open?.late ?? 0,
    answered: of('answered'),
    closed: of('closed'),
    suspected: of('suspected'),
    mailGivenUp: dead?.total ?? 0,
  };
}

/** The moment the newest enquiry came in, 0 without any, and how many open ones came after a moment. */
export async function arrivals(
  queries: Queries,
  sinceMs: number,
): Promise<{ newestAtMs: number; arrived: number }> {
  const [newest] = await queries.all<{ at: number | null }>('SELECT MAX(received_at) AS at FROM enquiries');
  const [later] = await queries.all<{ count: number }>(
    "SELECT CAST(COUNT(*) AS BIGINT) AS count FROM enquiries WHERE standing = 'open' AND received_at > $1",
    [sinceMs],
  );
  return { newestAtMs: Number(newest?.at ?? 0), arrived: later?.count ?? 0 };
}

/** When the oldest open one came in that is not late yet. */
export async function nextOpen(queries: Queries, nowMs: number): Promise<number | undefined> {
  const [row] = await queries.all<{ at: number | null }>(
    "SELECT MIN(received_at) AS at FROM enquiries WHERE standing = 'open' AND received_at >= $1",
    [nowMs - promiseMs],
  );
  return row?.at ?? undefined;
}

/** Where an enquiry stands in a view, or would stand, and its neighbours. */
export async function placeIn(
  queries: Queries,
  filter: InboxFilter,
  enquiry: HandledEnquiry,
): Promise<{ position: number | undefined; previous: string | undefined; next: string | undefined }> {
  const { column, isDescending } = orders[filter.view];
  const { sql, values } = await conditionOf(queries, filter);
  const { atMs, key } = positionOf(filter.view, enquiry);
  const count = values.length;
  const here = `($${count + 1}, $${count + 2})`;
  const beside = async (isAfter: boolean) => {
    const isGreater = isAfter !== isDescending;
    const direction = isGreater ? 'ASC' : 'DESC';
    const [row] = await queries.all<{ reference: string }>(
      `SELECT reference FROM enquiries WHERE ${sql} AND (${column}, reference) ${isGreater ? '>' : '<'} ${here}
       ORDER BY ${column} ${direction}, reference ${direction} LIMIT 1`,
      [...values, atMs, key],
    );
    return row?.reference;
  };
  const [own] = await queries.all(
    `SELECT reference FROM enquiries WHERE ${sql} AND reference = $${count + 1}`,
    [...values, key],
  );
  const [ahead] = await queries.all<{ count: number }>(
    `SELECT CAST(COUNT(*) AS BIGINT) AS count FROM enquiries
     WHERE ${sql} AND (${column}, reference) ${isDescending ? '>' : '<'} ${here}`,
    [...values, atMs, key],
  );
  return {
    position: own ? (ahead?.count ?? 0) + 1 : undefined,
    previous: await beside(false),
    next: await beside(true),
  };
}

async function conditionOf(queries: Queries, filter: InboxFilter): Promise<{ sql: string; values: Value[] }> {
  const values: Value[] = [];
  const value = (given: Value) => `$${values.push(given)}`;
  const conditions = [viewCondition(filter, value)];
  if (filter.form !== undefined) conditions.push(`form = ${value(filter.form)}`);
  if (filter.sessionDay !== undefined) conditions.push(`session_day = ${value(filter.sessionDay)}`);
  if (filter.owner !== undefined) {
    conditions.push(filter.owner === 'nobody' ? 'owner IS NULL' : `owner = ${value(filter.owner)}`);
  }
  if (filter.text !== undefined) {
    const search = await searchCondition(queries, filter.text, values.length);
    conditions.push(search?.sql ?? '1 = 0');
    values.push(...(search?.values ?? []));
  }
  return { sql: conditions.join(' AND '), values };
}

function viewCondition({ view, me }: InboxFilter, value: (given: Value) => string): string {
  switch (view) {
    case 'mine':
      return `standing = 'open' AND owner = ${value(me)}`;
    case 'unowned':
      return "standing = 'open' AND owner IS NULL";
    default:
      return `standing = '${view}'`;
  }
}
