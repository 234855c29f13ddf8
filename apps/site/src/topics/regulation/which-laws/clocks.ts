import { addDays, hourMs, weekday } from '@vanda/forms/day';
import type { EventKind, Market, Notice } from '../../../schemas/instrument.ts';
import { groupBy } from '../../../text/group-by.ts';
import { statusOn } from '../status.ts';
import type { FinderLaw, LawDuty } from './find-laws.ts';

export type Clock = { law: FinderLaw; market: Market; duty: LawDuty; notice: Notice };

/**
 * Clocks of laws in force on the day, with duties that have begun: the shortest first, those without a figure
 * last.
 */
export const clocksOf = (laws: readonly FinderLaw[], day: string): Clock[] =>
  allClocks(laws)
    .filter(({ law, duty }) => isBinding(law, day) && beginOf(law, duty, day) === undefined)
    .sort((a, b) => hoursOf(a.notice) - hoursOf(b.notice));

export const isBinding = (law: FinderLaw, day: string): boolean =>
  ['applies', 'in-force', 'applies-in-part'].includes(statusOn(law, day).status);

const allClocks = (laws: readonly FinderLaw[]): Clock[] =>
  laws.flatMap((law) => {
    const { market, rule, kind } = law;
    if (!market || !rule || rule.not || kind !== 'law') return [];
    return law.duties.flatMap((duty) =>
      (duty.notices ?? []).map((notice) => ({ law, market, duty, notice })),
    );
  });

const beginOf = ({ dates }: FinderLaw, { from }: LawDuty, day: string): string | undefined =>
  dates.find(({ id, date }) => id === from && date > day)?.date;

/** Laws of which every clock begins after the day, with that of the first. */
export function laterLaws(laws: readonly FinderLaw[], day: string, isCounted: (clock: Clock) => boolean) {
  const clocks = allClocks(laws).filter(isCounted);
  return [...groupBy(clocks, ({ law }) => law)].flatMap(([law, some]) => {
    const days = some.map(({ duty }) => beginOf(law, duty, day));
    const [first] = days.flatMap((one) => one ?? []).sort();
    return first === undefined || days.includes(undefined) ? [] : [{ law, date: first }];
  });
}

const mostHours = 73;

/**
 * One clock of each figure up to three days, that of the first market, and one that binds every firm before one that binds
 * some; with all markets that have the figure from the same moment.
 */
export function shortestOf(clocks: readonly Clock[], order: readonly string[]): Map<Clock, Market[]> {
  const rank = (clock: Clock) => order.indexOf(clock.market) + (bindsSome(clock) ? 0.5 : 0);
  const short = clocks.filter(({ notice }) => hoursOf(notice) <= mostHours);
  return new Map(
    [...groupBy(short, ({ notice }) => withinWords(notice)).values()].flatMap((some) => {
      const [first] = some.toSorted((a, b) => rank(a) - rank(b));
      const isSame = (one: Clock) => first && limitOf(one) === limitOf(first);
      return first ? [[first, some.filter(isSame).map(({ market }) => market)]] : [];
    }),
  );
}

const limitOf = ({ notice }: Clock) => [withinWords(notice), notice.after, notice.isExpected].join();

/** Whether it binds some firms alone. */
export const bindsSome = ({ notice }: Pick<Clock, 'notice'>) => notice.firm !== undefined;

export const isAfter = (event: EventKind) => (clock: Clock) => clock.notice.of.includes(event);

/** Of a complaint or request, its receipt is the moment that the visitor notices it. */
export const startOf = ({ after }: Notice, event: EventKind): string | undefined =>
  event === 'complaint' && /^the (complaint|request)$/.test(after ?? '') ? undefined : after;

/** A day ends later than its 24 hours. */
const unitHours: Record<string, number> = { hours: 1, days: 24.1, weekdays: 34 };

/** Infinite without a figure. */
export function hoursOf({ within }: Notice): number {
  const [count, unit = ''] = within?.split(' ') ?? [];
  return count === undefined ? Number.POSITIVE_INFINITY : Number(count) * (unitHours[unit] ?? 0);
}

/** Such as “1 hour”, “3 days” or “5 working days”. */
export function withinWords({ within, isSet, after }: Notice): string {
  if (isSet) return `in the time that ${after} sets`;
  if (within === undefined) return 'without delay';
  const words = within.replace('weekdays', 'working days');
  return words.startsWith('1 ') ? words.replace(/s$/, '') : words;
}

/**
 * Empty, or on whom or on what the request depends: “Only if you make the product”.
 * @param isOurs the firm has said that it is such a firm
 */
export const ifWords = ({ notice }: Pick<Clock, 'notice'>, isOurs = false): string[] =>
  notice.if ? [`${bindsSome({ notice }) && !isOurs ? 'Only if' : 'If'} ${notice.if}`] : [];

export const actWords = (clock: Pick<Clock, 'notice'>, isOurs = false): string[] =>
  [clock.notice.act, ...ifWords(clock, isOurs)].map((part) => `${part}.`);

/**
 * Hours run from the moment. Days end with the day in the time zone, and the day of the moment does not
 * count; of working days, Saturdays and Sundays do not count, and public holidays are not known.
 */
export function deadline(noticedMs: number, { within }: Notice, timeZone: string): number | undefined {
  const [count = '', unit] = within?.split(' ') ?? [];
  if (within === undefined) return undefined;
  if (unit === 'hours') return noticedMs + Number(count) * hourMs;
  let day = dayIn(noticedMs, timeZone);
  for (let left = Number(count); left > 0; ) {
    day = addDays(day, 1);
    if (unit === 'days' || !['Sat', 'Sun'].includes(weekday(day))) left -= 1;
  }
  return lastMinuteOf(day, timeZone);
}

const dayIn = (ms: number, timeZone: string) => new Intl.DateTimeFormat('en-CA', { timeZone }).format(ms);

function lastMinuteOf(day: string, timeZone: string): number {
  const asUtc = Date.parse(`${day}T23:59:00Z`);
  const local = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    dateStyle: 'short',
    timeStyle: 'short',
    hourCycle: 'h23',
  }).format(asUtc);
  return asUtc - (Date.parse(`${local.replace(', ', 'T')}:00Z`) - asUtc);
}

/** Such as “Tue 1 Dec 2026, 14:05”. */
export const momentIn = (ms: number, timeZone: string): string =>
  new Intl.DateTimeFormat('en-GB', {
    timeZone,
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  })
    .format(ms)
    .replace(/^(\w{3}),/, '$1')
    .replace('Sept', 'Sep');
