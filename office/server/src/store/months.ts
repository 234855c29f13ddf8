import type { MonthStats } from '@vanda/desk-api/inbox';
import type { FormId } from '@vanda/forms/form';
import type { Queries } from '@vanda/server/office';

export type Stats = Omit<MonthStats, 'month' | 'isClosed'>;

/** A span in epoch milliseconds, without its end. */
export type Span = { readonly fromMs: number; readonly toMs: number };

const ofSpan = "status <> 'spam' AND received_at >= $1 AND received_at < $2";

const conditionOf = ({ fromMs, toMs }: Span, form: FormId | undefined) =>
  form === undefined
    ? { condition: ofSpan, values: [fromMs, toMs] }
    : { condition: `${ofSpan} AND form = $3`, values: [fromMs, toMs, form] };

/** `due`: answered, or received before `lateBeforeMs`. */
export async function countReceived(
  queries: Queries,
  span: Span,
  lateBeforeMs: number,
  form: FormId | undefined,
): Promise<Pick<Stats, 'received' | 'due'>> {
  const { condition, values } = conditionOf(span, form);
  const [sums] = await queries.all<{ received: number; due: number }>(
    `SELECT COUNT(*) AS received,
       COUNT(*) FILTER (WHERE answered_at IS NOT NULL OR received_at < $${values.length + 1}) AS due
     FROM enquiries WHERE ${condition}`,
    [...values, lateBeforeMs],
  );
  return sums ?? { received: 0, due: 0 };
}

/** Replies to enquiries received in the span. Times are epoch milliseconds; the shortest duration (`ms`) is first. */
export function repliesTo(queries: Queries, span: Span, form: FormId | undefined) {
  const { condition, values } = conditionOf(span, form);
  return queries.all<{ received: number; answered: number; ms: number }>(
    `SELECT received_at AS received, answered_at AS answered, answered_at - received_at AS ms
     FROM enquiries WHERE ${condition} AND answered_at IS NOT NULL ORDER BY answered_at - received_at`,
    values,
  );
}

/** Forms by number of enquiries, the largest first. */
export async function formsWithin(queries: Queries, { fromMs, toMs }: Span): Promise<FormId[]> {
  const rows = await queries.all<{ form: FormId }>(
    `SELECT form FROM enquiries WHERE ${ofSpan} GROUP BY form ORDER BY COUNT(*) DESC, form`,
    [fromMs, toMs],
  );
  return rows.map(({ form }) => form);
}

/** Epoch milliseconds; null without enquiries. */
export async function firstReceivedAt(queries: Queries): Promise<number | null> {
  const [first] = await queries.all<{ at: number | null }>('SELECT MIN(received_at) AS at FROM enquiries');
  return first?.at ?? null;
}

/** Idempotent: a figure that is stored stays. */
export async function storeStats(queries: Queries, month: string, figure: Stats): Promise<void> {
  await queries.run(
    `INSERT INTO month_stats (month, received, answered, answered_within, median_ms, longest_ms)
     VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT DO NOTHING`,
    [month, figure.received, figure.answered, figure.answeredWithin, figure.medianMs, figure.longestMs],
  );
}

/** Figures by month, such as `2026-11`. */
export async function storedStats(queries: Queries): Promise<ReadonlyMap<string, Stats>> {
  const rows = await queries.all<Stats & { readonly month: string }>(
    `SELECT month, received, received AS due, answered, answered_within AS "answeredWithin",
       median_ms AS "medianMs", longest_ms AS "longestMs" FROM month_stats`,
  );
  return new Map(rows.map(({ month, ...figure }) => [month, figure]));
}
