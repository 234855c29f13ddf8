import { dayOfMonth, shortDate, shortMonth, singaporeTime, toIsoDay, weekday } from './day.ts';

/** Separate from `day.ts`, which loads with the first page. */
const monthNames =
  'January February March April May June July August September October November December'.split(' ');

export const monthAndYear = (isoDay: string): string => `${fullMonth(isoDay)} ${isoDay.slice(0, 4)}`;

export const fullDate = (isoDay: string): string => `${dayOfMonth(isoDay)} ${monthAndYear(isoDay)}`;

export const longDate = (isoDay: string): string =>
  `${fullMonth(isoDay)} ${dayOfMonth(isoDay)}, ${isoDay.slice(0, 4)}`;

/** Such as `28 Nov 2026, 19:20`, in Singapore. */
export const dayAndTime = (atMs: number): string =>
  `${shortDate(toIsoDay(atMs))}, ${singaporeTime(atMs).slice(11, 16)}`;

/** Such as `Sat 28 Nov 2026, 19:20`, in Singapore. */
export const weekdayAndTime = (atMs: number): string => `${weekday(toIsoDay(atMs))} ${dayAndTime(atMs)}`;

export const weekdayRange = (startDay: string, endDay: string = startDay): string =>
  startDay === endDay ? weekday(startDay) : `${weekday(startDay)} to ${weekday(endDay)}`;

/** Such as `Tue 8 to Thu 10 Dec 2026`, `Wed 30 Sep to Fri 2 Oct 2026`, or `Tue 8 Dec 2026`. */
export function datesWithWeekdays(startDay: string, endDay: string = startDay): string {
  const last = `${weekday(endDay)} ${shortDate(endDay)}`;
  if (startDay === endDay) return last;
  const isOneYear = startDay.slice(0, 4) === endDay.slice(0, 4);
  const isOneMonth = startDay.slice(0, 7) === endDay.slice(0, 7);
  const first = isOneMonth
    ? dayOfMonth(startDay)
    : isOneYear
      ? `${dayOfMonth(startDay)} ${shortMonth(startDay)}`
      : shortDate(startDay);
  return `${weekday(startDay)} ${first} to ${last}`;
}

export const latestDay = (first: string, ...others: readonly string[]): string =>
  [first, ...others].toSorted().at(-1) ?? first;

/** The ISO day of `21 Aug 2025`. @throws for other texts */
export function dayOfShortDate(text: string): string {
  const [, day = '', month = '', year = ''] = /^(\d{1,2}) ([A-Z][a-z]{2}) (\d{4})$/.exec(text) ?? [];
  const number = monthNames.findIndex((name) => name.slice(0, 3) === month) + 1;
  if (!month || number === 0) throw new Error(`“${text}” is no short date: write it like 21 Aug 2025`);
  return `${year}-${String(number).padStart(2, '0')}-${day.padStart(2, '0')}`;
}

const fullMonth = (isoDay: string): string => `${monthNames[Number(isoDay.slice(5, 7)) - 1]}`;
