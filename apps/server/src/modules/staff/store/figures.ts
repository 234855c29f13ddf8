import type { FormId } from '@vanda/forms/form';
import type { Queries } from '../../../platform/database/database.ts';
import type { ReplyClock } from '../../enquiries/reply-clock.ts';

export type Figure = {
  readonly received: number;
  /** Received and either answered or past the promise: those that can be judged. */
  readonly due: number;
  readonly answered: number;
  readonly answeredWithin: number;
  readonly medianMs: number | undefined;
  readonly longestMs: number | undefined;
};

export type Span = { readonly fromMs: number; readonly toMs: number };

export type Promised = { readonly clock: ReplyClock; readonly nowMs: number };

const sumsOf = ({ clock, nowMs }: Promised) =>
  `CAST(COUNT(*) AS BIGINT) AS received, CAST(COUNT(answered_at) AS BIGINT) AS answered,
  CAST(COALESCE(SUM(CASE WHEN answered_at IS NOT NULL OR received_at < ${clock.lateBeforeMs(nowMs)} THEN 1 ELSE 0 END), 0) AS BIGINT) AS due,
  CAST(COALESCE(SUM(CASE WHEN answered_at - received_at <= ${clock.lengthMs ?? 0} THEN 1 ELSE 0 END), 0) AS BIGINT) AS within,
  MAX(answered_at - received_at) AS longest`;
const ofSpan = "state = 'received' AND received_at >= $1 AND received_at < $2";

type Sums = {
  readonly received: number;
  readonly due: number;
  readonly answered: number;
  readonly within: number;
  readonly longest: number | null;
};

/** Counts and reply times of enquiries received in a span. */
export async function figureOf(
  queries: Queries,
  { fromMs, toMs }: Span,
  promised: Promised,
  form?: FormId,
): Promise<Figure> {
  const condition = form === undefined ? ofSpan : `${ofSpan} AND form = $3`;
  const values = form === undefined ? [fromMs, toMs] : [fromMs, toMs, form];
  const [row] = await queries.all<Sums>(
    `SELECT ${sumsOf(promised)} FROM enquiries WHERE ${condition}`,
    values,
  );
  const answered = row?.answered ?? 0;
  const middle = answered > 0 ? await answeringTimeAt(queries, condition, values, answered) : undefined;
  return {
    received: row?.received ?? 0,
    due: row?.due ?? 0,
    answered,
    answeredWithin:
      promised.clock.lengthMs === undefined
        ? await withinOnWorkingDays(queries, condition, values, promised.clock)
        : (row?.within ?? 0),
    medianMs: middle,
    longestMs: row?.longest ?? undefined,
  };
}

export async function formsWithin(queries: Queries, { fromMs, toMs }: Span): Promise<FormId[]> {
  const rows = await queries.all<{ form: FormId }>(
    `SELECT form FROM enquiries WHERE ${ofSpan} GROUP BY form ORDER BY COUNT(*) DESC, form`,
    [fromMs, toMs],
  );
  return rows.map(({ form }) => form);
}

export async function storedFigures(queries: Queries): Promise<Map<string, Figure>> {
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
        due: row.received,
        answered: row.answered,
        answeredWithin: row.answered_within,
        medianMs: row.median_ms ?? undefined,
        longestMs: row.longest_ms ?? undefined,
      },
    ]),
  );
}

export async function storeFigure(queries: Queries, month: string, figure: Figure): Promise<void> {
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

/** Counted here: working days are not known to the store. */
async function withinOnWorkingDays(
  queries: Queries,
  condition: string,
  values: readonly (string | number)[],
  clock: ReplyClock,
): Promise<number> {
  const rows = await queries.all<{ received: number; answered: number }>(
    `SELECT received_at AS received, answered_at AS answered FROM enquiries
     WHERE ${condition} AND answered_at IS NOT NULL`,
    values,
  );
  return rows.filter(({ received, answered }) => answered <= clock.dueAtMs(received)).length;
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
