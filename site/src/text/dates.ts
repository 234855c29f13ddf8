import { startOfDay, weekday } from '@vanda/enquiry/day';

/** How days read in a text. A day is an ISO day (`2025-08-18`) in Singapore; one that does not exist throws by name. */
function format(isoDay: string, options: Intl.DateTimeFormatOptions, locale = 'en-GB'): string {
  return new Intl.DateTimeFormat(locale, { timeZone: 'Asia/Singapore', ...options }).format(
    startOfDay(isoDay),
  );
}

/** `December 15, 2024`: article pages. */
export const longDate = (isoDay: string) =>
  format(isoDay, { day: 'numeric', month: 'long', year: 'numeric' }, 'en-US');

/** `21 August 2025`: legal pages. */
export const fullDate = (isoDay: string) =>
  format(isoDay, { day: 'numeric', month: 'long', year: 'numeric' });

/** `21 Aug 2025`: tables and small print. */
export const shortDate = (isoDay: string) =>
  format(isoDay, { day: 'numeric', month: 'short', year: 'numeric' }).replace('Sept', 'Sep');

/** `August 2025`: month heads. */
export const monthName = (isoDay: string) => format(isoDay, { month: 'long', year: 'numeric' });

/** `Mon to Wed`, or `Fri` for one day. */
export const weekdayRange = (startDay: string, endDay: string = startDay) =>
  startDay === endDay ? weekday(startDay) : `${weekday(startDay)} to ${weekday(endDay)}`;

/** The latest of some ISO days. */
export const latestDay = (first: string, ...others: readonly string[]): string =>
  [first, ...others].toSorted().at(-1) ?? first;
