import type { FormId } from '@vanda/enquiry/form';
import type { Queries } from '../store/database.ts';
import { promiseMs } from './inbox.ts';

/** How a time's enquiries were answered. Suspected ones don't count. */
export type Figure = {
  readonly received: number;
  readonly answered: number;
  readonly answeredWithin: number;
  /** Time to the first answer. */
  readonly medianMs: number | undefined;
  readonly longestMs: number | undefined;
};

/** From a moment on and before another, in epoch milliseconds. */
export type Span = { readonly fromMs: number; readonly toMs: number };

const sums = `CAST(COUNT(*) AS BIGINT) AS received, CAST(COUNT(answered_at) AS BIGINT) AS answered,
  CAST(COALESCE(SUM(CASE WHEN answered_at - received_at <= ${promiseMs} THEN 1 ELSE 0 END), 0) AS BIGINT) AS within,
  MAX(answered_at - received_at) AS longest`;
const ofSpan = "state = 'received' AND received_at >= $1 AND received_at < $2";

type Sums = {
  readonly received: number;
  readonly answered: number;
  readonly within: number;
  readonly longest: number | null;
};

/** The figure of a span of time, of one form or all. */
export async function figureOf(queries: Queries, { fromMs, toMs }: Span, form?: FormId): Promise<Figure> {
  const condition = form === undefined ? ofSpan : `${ofSpan} AND form = $3`;
  const values = form === undefined ? [fromMs, toMs] : [fromMs, toMs, form];
  const [row] = await queries.all<Sums>(`SELECT ${sums} FROM enquiries WHERE ${condition}`, values);
  const answered = row?.answered ?? 0;
  const middle = answered > 0 ? await answeringTimeAt(queries, condition, values, answered) : undefined;
  return {
    received: row?.received ?? 0,
    answered,
    answeredWithin: row?.within ?? 0,
    medianMs: middle,
    longestMs: row?.longest ?? undefined,
  };
}

/** The forms that had something in a span of time. */
export async function formsWithin(queries: Queries, { fromMs, toMs }: Span): Promise<FormId[]> {
  const rows = await queries.all<{ form: FormId }>(
    `SELECT form FROM enquiries WHERE ${ofSpan} GROUP BY form ORDER BY COUNT(*) DESC, form`,
    [fromMs, toMs],
  );
  return rows.map(({ form }) => form);
}

/** Figures of closed months that were kept, by month. */
export async function keptFigures(queries: Queries): Promise<Map<string, Figure>> {
  const rows = await queries.all<{
    month: string;
    received: number;
    answered: number;
    answered_within: number;
    median_ms: number | null;
    longest_ms: number | null;
  }>('SELECT * FROM month_figures');
  return new Map(
    rows.map((row) => [
      row.month,
      {
        received: row.received,
        answered: row.answered,
        answeredWithin: row.answered_within,
        medianMs: row.median_ms ?? undefined,
        longestMs: row.longest_ms ?? undefined,
      },
    ]),
  );
}

/** Keeps the figure of a month that has closed. The first one kept stays. */
export async function keepFigure(queries: Queries, month: string, figure: Figure): Promise<void> {
  await queries.run(
    `INSERT INTO month_figures (month, received, answered, answered_within, median_ms, longest_ms)
     VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT DO NOTHING`,
    [
      month,
      figure.received,
      figure.answered,
      figure.answeredWithin,
      figure.medianMs ?? null,
      figure.longestMs ?? null,
    ],
  );
}

/** When the first enquiry came in that is still there. */
export async function firstReceived(queries: Queries): Promise<number | undefined> {
  const [row] = await queries.all<{ at: number | null }>('SELECT MIN(received_at) AS at FROM enquiries');
  return row?.at ?? undefined;
}

/** The middle time; of two in the middle, the mean. */
async function answeringTimeAt(
  queries: Queries,
  condition: string,
  values: readonly (string | number)[],
  count: number,
): Promise<number> {
  const isOdd = count % 2 === 1;
  const rows = await queries.all<{ ms: number }>(
    `SELECT answered_at - received_at AS ms FROM enquiries WHERE ${condition} AND answered_at IS NOT NULL
     ORDER BY answered_at - received_at LIMIT ${isOdd ? 1 : 2} OFFSET ${Math.floor((count - 1) / 2)}`,
    values,
  );
  return Math.round(rows.reduce((sum, { ms }) => sum + ms, 0) / rows.length);
}
