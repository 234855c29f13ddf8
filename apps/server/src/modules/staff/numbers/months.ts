import type { MonthFigure } from '@vanda/desk-api/inbox';
import { addDays, daysBetween, mondayOf, startOfDay, toIsoDay } from '@vanda/forms/day';
import type { Queries } from '../../../platform/database/database.ts';
import {
  type Figure,
  figureOf,
  firstReceived,
  type Promised,
  type Span,
  storedFigures,
  storeFigure,
} from '../store/figures.ts';

export function monthOf(atMs: number): string {
  return toIsoDay(atMs).slice(0, 7);
}

export function spanOfMonth(month: string): Span {
  const next = addDays(`${month}-28`, 5).slice(0, 7);
  return { fromMs: startOfDay(`${month}-01`).getTime(), toMs: startOfDay(`${next}-01`).getTime() };
}

export function monthBefore(month: string): string {
  return monthOf(startOfDay(`${month}-01`).getTime() - 1);
}

/** Closed once the reply time of its last enquiry has passed: its share no longer changes. */
export function isClosed({ toMs }: Span, { clock, nowMs }: Promised): boolean {
  return nowMs >= clock.dueAtMs(toMs);
}

/** Mondays of the weeks that overlap a span, latest first. */
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
  return `${year}-W${String(daysBetween(first, monday) / 7 + 1).padStart(2, '0')}`;
}

/** The figure of a month; stored once it has closed. */
export async function monthFigure(
  queries: Queries,
  month: string,
  stored: ReadonlyMap<string, Figure>,
  promised: Promised,
): Promise<MonthFigure> {
  const span = spanOfMonth(month);
  const closed = isClosed(span, promised);
  const known = stored.get(month);
  const figure = known ?? (await figureOf(queries, span, promised));
  if (!known && closed && figure.received > 0) await storeFigure(queries, month, figure);
  return { month, isClosed: closed, ...shown(figure) };
}

export async function allMonths(queries: Queries, promised: Promised): Promise<MonthFigure[]> {
  const stored = await storedFigures(queries);
  const first = await firstReceived(queries);
  const running = monthOf(promised.nowMs);
  const earliest = [
    ...stored.keys(),
    ...(first === undefined ? [] : [monthOf(first)]),
    running,
  ].toSorted()[0];
  const months: MonthFigure[] = [];
  for (let month = running; month >= (earliest ?? running); month = monthBefore(month)) {
    months.push(await monthFigure(queries, month, stored, promised));
  }
  return months.filter(({ month, received }) => received > 0 || month === running);
}

/** The latest month that has closed and had enquiries; null without one. */
export async function lastClosedMonth(queries: Queries, promised: Promised): Promise<MonthFigure | null> {
  const running = spanOfMonth(monthBefore(monthOf(promised.nowMs)));
  const month = isClosed(running, promised) ? monthOf(running.fromMs) : monthBefore(monthOf(running.fromMs));
  const figure = await monthFigure(queries, month, await storedFigures(queries), promised);
  return figure.received > 0 ? figure : null;
}

export function shown(figure: Figure) {
  return { ...figure, medianMs: figure.medianMs ?? null, longestMs: figure.longestMs ?? null };
}
