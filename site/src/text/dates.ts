/**
 * Dates are ISO days (`2025-08-18`) in Asia/Singapore and are formatted at the edge.
 * Every function throws on a day that does not exist, naming it.
 */

const timeZone = 'Asia/Singapore';

/** Midnight in Singapore at the start of an ISO day. Singapore has kept UTC+8 since 1982. */
export function startOfDay(isoDay: string): Date {
  const date = new Date(`${isoDay}T00:00:00+08:00`);
  if (Number.isNaN(date.getTime()) || toIsoDay(date) !== isoDay) {
    throw new Error(`"${isoDay}" is not a day of the calendar. Write it like 2025-08-18`);
  }
  return date;
}

/** The ISO day that a moment falls on in Singapore. */
export function toIsoDay(moment: Date): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(moment);
}

/** The latest of some ISO days. */
export const latestDay = (first: string, ...others: readonly string[]): string =>
  [first, ...others].toSorted().at(-1) ?? first;

function format(isoDay: string, options: Intl.DateTimeFormatOptions, locale = 'en-GB'): string {
  // "Sept" is what en-GB prints; the specification writes "Sep".
  return new Intl.DateTimeFormat(locale, { timeZone, ...options })
    .format(startOfDay(isoDay))
    .replace(/\bSept\b/, 'Sep');
}

/** `15 Dec 2024`: lists, sessions, reviews. */
export const shortDate = (isoDay: string) =>
  format(isoDay, { day: 'numeric', month: 'short', year: 'numeric' });

/** `December 15, 2024`: article pages. */
export const longDate = (isoDay: string) =>
  format(isoDay, { day: 'numeric', month: 'long', year: 'numeric' }, 'en-US');

/** `21 August 2025`: legal pages. */
export const fullDate = (isoDay: string) =>
  format(isoDay, { day: 'numeric', month: 'long', year: 'numeric' });

/** `August 2025`: month heads. */
export const monthName = (isoDay: string) => format(isoDay, { month: 'long', year: 'numeric' });

/** `Mon`. */
export const weekday = (isoDay: string) => format(isoDay, { weekday: 'short' });

/** `18–20 Aug 2025`, `30 Sep – 2 Oct 2025`, or one day as a short date. */
export function dateRange(startDay: string, endDay: string = startDay): string {
  if (startDay === endDay) return shortDate(startDay);
  const [startYear, startMonth] = startDay.split('-');
  const [endYear, endMonth] = endDay.split('-');
  if (startYear !== endYear) return `${shortDate(startDay)} – ${shortDate(endDay)}`;
  if (startMonth !== endMonth) {
    return `${format(startDay, { day: 'numeric', month: 'short' })} – ${shortDate(endDay)}`;
  }
  return `${dayOfMonth(startDay)}–${shortDate(endDay)}`;
}

/** `Mon to Wed`, or `Fri` for one day. */
export const weekdayRange = (startDay: string, endDay: string = startDay) =>
  startDay === endDay ? weekday(startDay) : `${weekday(startDay)} to ${weekday(endDay)}`;

/** `18`. */
export const dayOfMonth = (isoDay: string) => String(Number(isoDay.slice(8)));

/** Whole days from one ISO day to another; negative when the second is earlier. */
export function daysBetween(fromDay: string, toDay: string): number {
  return Math.round((startOfDay(toDay).getTime() - startOfDay(fromDay).getTime()) / 86_400_000);
}
