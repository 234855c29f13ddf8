import { startOfDay, weekday } from '@vanda/enquiry/day';

type DateFormat = Pick<Intl.DateTimeFormatOptions, 'day' | 'month' | 'year'>;

/** How days read in a text. A day is an ISO day (`2025-08-18`) in Singapore; one that does not exist throws by name. */
function formatter(options: DateFormat, locale = 'en-GB'): (isoDay: string) => string {
  // Made once: a formatter takes some fifty kilobytes, and a build formats a hundred thousand days.
  const format = new Intl.DateTimeFormat(locale, { timeZone: 'Asia/Singapore', ...options });
  return (isoDay) => format.format(startOfDay(isoDay));
}

/** `December 15, 2024`: article pages. */
export const longDate = formatter({ day: 'numeric', month: 'long', year: 'numeric' }, 'en-US');

/** `21 August 2025`: legal pages. */
export const fullDate = formatter({ day: 'numeric', month: 'long', year: 'numeric' });

/** `21 Aug 2025`: tables and small print. */
export const shortDate = (isoDay: string) => dayMonthYear(isoDay).replace('Sept', 'Sep');
const dayMonthYear = formatter({ day: 'numeric', month: 'short', year: 'numeric' });

/** `August 2025`: month heads. */
export const monthName = formatter({ month: 'long', year: 'numeric' });

/** `Mon to Wed`, or `Fri` for one day. */
export const weekdayRange = (startDay: string, endDay: string = startDay) =>
  startDay === endDay ? weekday(startDay) : `${weekday(startDay)} to ${weekday(endDay)}`;

/** The latest of some ISO days. */
export const latestDay = (first: string, ...others: readonly string[]): string =>
  [first, ...others].toSorted().at(-1) ?? first;

/** The ISO day of a short date, `21 Aug 2025`; a text that is none throws by name. */
export function dayOfShortDate(text: string): string {
  const [, day = '', month = '', year = ''] = /^(\d{1,2}) ([A-Z][a-z]{2}) (\d{4})$/.exec(text) ?? [];
  const number = Array.from({ length: 12 }, (_, i) => String(i + 1).padStart(2, '0')).find(
    (candidate) => year && shortDate(`${year}-${candidate}-01`) === `1 ${month} ${year}`,
  );
  if (!number) throw new Error(`“${text}” is no short date: write it like 21 Aug 2025`);
  return `${year}-${number}-${day.padStart(2, '0')}`;
}
