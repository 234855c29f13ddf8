import { addDays, startOfDay, toIsoDay, weekday } from '@vanda/enquiry/day';
import {
  type Figure,
  figureOf,
  firstReceived,
  keepFigure,
  keptFigures,
  type Span,
} from '../../../intake/src/desk-store/figures.ts';
import { promiseMs } from '../../../intake/src/desk-store/inbox.ts';
import type { Queries } from '../../../intake/src/store/database.ts';
import type { MonthFigure } from '../../contract/inbox.ts';

/** `2026-10`, of a moment in Singapore. */
export function monthOf(atMs: number): string {
  return toIsoDay(atMs).slice(0, 7);
}

/** From the first moment of a month to that of the next. */
export function spanOfMonth(month: string): Span {
  const next = monthOf(startOfDay(`${month}-28`).getTime() + 5 * promiseMs);
  return { fromMs: startOfDay(`${month}-01`).getTime(), toMs: startOfDay(`${next}-01`).getTime() };
}

/** The month before. */
export function monthBefore(month: string): string {
  return monthOf(startOfDay(`${month}-01`).getTime() - 1);
}

/** A span is closed once the promise of its last enquiry has run out: from then on its share stands. */
export function isClosed({ toMs }: Span, nowMs: number): boolean {
  return nowMs >= toMs + promiseMs;
}

/** Mondays of the weeks that touch a span, the latest first. */
export function mondaysWithin({ fromMs, toMs }: Span): string[] {
  const first = mondayOf(toIsoDay(fromMs));
  const mondays: string[] = [];
  for (let day = first; startOfDay(day).getTime() < toMs; day = addDays(day, 7)) mondays.unshift(day);
  return mondays;
}

/** `2026-W47` of the week that begins on a Monday (ISO 8601: the year is that of its Thursday). */
export function weekName(monday: string): string {
  const thursday = addDays(monday, 3);
  const year = thursday.slice(0, 4);
  const first = mondayOf(`${year}-01-04`);
  const weeks = Math.round((startOfDay(monday).getTime() - startOfDay(first).getTime()) / (7 * promiseMs));
  return `${year}-W${String(weeks + 1).padStart(2, '0')}`;
}

/** The figure of a month: kept where it has closed, and kept now where it has just closed. */
export async function monthFigure(
  queries: Queries,
  month: string,
  kept: ReadonlyMap<string, Figure>,
  nowMs: number,
): Promise<MonthFigure> {
  const span = spanOfMonth(month);
  const closed = isClosed(span, nowMs);
  const known = kept.get(month);
  const figure = known ?? (await figureOf(queries, span));
  if (!known && closed && figure.received > 0) await keepFigure(queries, month, figure);
  return { month, isClosed: closed, ...shown(figure) };
}

/** All months with figures, the latest first, the running one included. */
export async function allMonths(queries: Queries, nowMs: number): Promise<MonthFigure[]> {
  const kept = await keptFigures(queries);
  const first = await firstReceived(queries);
  const running = monthOf(nowMs);
  const earliest = [...kept.keys(), ...(first === undefined ? [] : [monthOf(first)]), running].toSorted()[0];
  const months: MonthFigure[] = [];
  for (let month = running; month >= (earliest ?? running); month = monthBefore(month)) {
    months.push(await monthFigure(queries, month, kept, nowMs));
  }
  return months.filter(({ month, received }) => received > 0 || month === running);
}

/** The latest month that has closed and had enquiries; null without one. */
export async function lastClosedMonth(queries: Queries, nowMs: number): Promise<MonthFigure | null> {
  const running = spanOfMonth(monthBefore(monthOf(nowMs)));
  const month = isClosed(running, nowMs) ? monthOf(running.fromMs) : monthBefore(monthOf(running.fromMs));
  const figure = await monthFigure(queries, month, await keptFigures(queries), nowMs);
  return figure.received > 0 ? figure : null;
}

/** A figure as the contract says it. */
export function shown(figure: Figure) {
  return { ...figure, medianMs: figure.medianMs ?? null, longestMs: figure.longestMs ?? null };
}

function mondayOf(day: string): string {
  let monday = day;
  while (weekday(monday) !== 'Mon') monday = addDays(monday, -1);
  return monday;
}
