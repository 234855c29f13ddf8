import type { MonthStats } from '@vanda/desk-api/inbox';
import { addDays, mondayOf, startOfDay, toIsoDay } from '@vanda/forms/day';
import type { FormId } from '@vanda/forms/form';
import { forms } from '@vanda/forms/forms';
import { lastBackup, type Queries } from '@vanda/server/office';
import { type ReplyClock, replyClockOf } from '../desk.ts';
import type { Handlers } from '../serve.ts';
import {
  countReceived,
  firstReceivedAt,
  formsWithin,
  repliesTo,
  type Span,
  type Stats,
  storedStats,
  storeStats,
} from '../store/months.ts';

type Promised = { readonly clock: ReplyClock; readonly nowMs: number };

export const numberHandlers: Handlers<'numbers'> = {
  async numbers({ desk, query, nowMs }) {
    const { database } = desk;
    const promised = { clock: replyClockOf(desk), nowMs };
    const month = query.month ?? monthOf(nowMs);
    const span = spanOfMonth(month);
    const weeks = [];
    for (const monday of mondaysWithin(span)) {
      const week = { fromMs: startOfDay(monday).getTime(), toMs: startOfDay(addDays(monday, 7)).getTime() };
      if (week.fromMs > nowMs) continue;
      weeks.push({
        startsOn: monday,
        endsOn: addDays(monday, 6),
        isClosed: isClosed(week, promised),
        ...(await figureOf(database, week, promised)),
      });
    }
    const byForm = [];
    for (const form of await formsWithin(database, span)) {
      byForm.push({ form, title: forms[form].title, ...(await figureOf(database, span, promised, form)) });
    }
    const { upToDateAtMs = null, provedAtMs = null } = await lastBackup(database);
    return {
      backup: { upToDateAtMs, provedAtMs },
      month: await monthStats(database, month, await storedStats(database), promised),
      weeks,
      forms: byForm,
      months: await allMonths(database, promised),
    };
  },
};

const monthOf = (atMs: number): string => toIsoDay(atMs).slice(0, 7);

export function spanOfMonth(month: string): Span {
  const next = addDays(`${month}-28`, 5).slice(0, 7);
  return { fromMs: startOfDay(`${month}-01`).getTime(), toMs: startOfDay(`${next}-01`).getTime() };
}

const monthBefore = (month: string): string => monthOf(startOfDay(`${month}-01`).getTime() - 1);

/** A month is closed once the reply time of its last enquiry has passed: its figures no longer change. */
export const isClosed = ({ toMs }: Span, { clock, nowMs }: Promised): boolean => nowMs >= clock.dueAtMs(toMs);

export function mondaysWithin({ fromMs, toMs }: Span): string[] {
  const first = mondayOf(toIsoDay(fromMs));
  const mondays: string[] = [];
  for (let day = first; startOfDay(day).getTime() < toMs; day = addDays(day, 7)) mondays.unshift(day);
  return mondays;
}

async function figureOf(
  queries: Queries,
  span: Span,
  { clock, nowMs }: Promised,
  form?: FormId,
): Promise<Stats> {
  const { received, due } = await countReceived(queries, span, clock.lateBeforeMs(nowMs), form);
  const replies = await repliesTo(queries, span, form);
  const middle = replies.slice(Math.ceil(replies.length / 2) - 1, Math.floor(replies.length / 2) + 1);
  return {
    received,
    due,
    answered: replies.length,
    answeredWithin: replies.filter((reply) => reply.answered <= clock.dueAtMs(reply.received)).length,
    medianMs:
      replies.length === 0 ? null : Math.round(middle.reduce((sum, { ms }) => sum + ms, 0) / middle.length),
    longestMs: replies.at(-1)?.ms ?? null,
  };
}

/** The figure of a month; stored once it has closed, so that later deletions do not change it. */
async function monthStats(
  queries: Queries,
  month: string,
  stored: ReadonlyMap<string, Stats>,
  promised: Promised,
): Promise<MonthStats> {
  const span = spanOfMonth(month);
  const closed = isClosed(span, promised);
  const known = stored.get(month);
  const figure = known ?? (await figureOf(queries, span, promised));
  if (!known && closed && figure.received > 0) await storeStats(queries, month, figure);
  return { month, isClosed: closed, ...figure };
}

async function allMonths(queries: Queries, promised: Promised): Promise<MonthStats[]> {
  const stored = await storedStats(queries);
  const firstAtMs = (await firstReceivedAt(queries)) ?? promised.nowMs;
  const running = monthOf(promised.nowMs);
  const [earliest = running] = [...stored.keys(), monthOf(firstAtMs), running].toSorted();
  const months: MonthStats[] = [];
  for (let month = running; month >= earliest; month = monthBefore(month))
    months.push(await monthStats(queries, month, stored, promised));
  return months.filter(({ month, received }) => received > 0 || month === running);
}

export async function lastClosedMonth(queries: Queries, promised: Promised): Promise<MonthStats | null> {
  const running = spanOfMonth(monthBefore(monthOf(promised.nowMs)));
  const month = isClosed(running, promised) ? monthOf(running.fromMs) : monthBefore(monthOf(running.fromMs));
  const figure = await monthStats(queries, month, await storedStats(queries), promised);
  return figure.received > 0 ? figure : null;
}
