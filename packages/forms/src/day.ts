import { isIsoDay, singaporeClock, toIsoDay } from './calendar-day.mjs';

export { isUpcoming, type SessionState, sessionState } from './session-state.ts';
/** Dates in Asia/Singapore, as ISO days; an invalid day throws. Other formats are in `date-formats.ts`. */
export { isIsoDay, toIsoDay };

export const hourMs = 60 * 60_000;
export const dayMs = 24 * hourMs;
const monthNames = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const weekdayNames = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];

/**
 * Midnight in Singapore.
 * @throws where the text is no ISO day of the calendar
 */
export function startOfDay(isoDay: string): Date {
  if (!isIsoDay(isoDay))
    throw new Error(`"${isoDay}" is not a day of the calendar. Write it like 2025-08-18`);
  return new Date(`${isoDay}T00:00:00+08:00`);
}

/** Such as `2025-08-18T09:30:00+08:00`. */
export const singaporeTime = (moment: Date | number): string =>
  `${singaporeClock(moment).slice(0, 19)}+08:00`;

export const addDays = (isoDay: string, days: number): string =>
  toIsoDay(startOfDay(isoDay).getTime() + days * dayMs);

export const daysBetween = (fromDay: string, toDay: string): number =>
  (startOfDay(toDay).getTime() - startOfDay(fromDay).getTime()) / dayMs;

export const weekday = (isoDay: string): string =>
  `${weekdayNames[new Date(singaporeClock(startOfDay(isoDay))).getUTCDay()]}`;

export function mondayOf(isoDay: string): string {
  const index = weekdayNames.indexOf(weekday(isoDay));
  return addDays(isoDay, -((index + 6) % 7));
}

export function dayOfMonth(isoDay: string): string {
  startOfDay(isoDay);
  return String(Number(isoDay.slice(8)));
}

/** Such as `4 Aug 2025`. */
export const shortDate = (isoDay: string): string => `${dayAndMonth(isoDay)} ${isoDay.slice(0, 4)}`;

/** Such as `18–20 Aug 2025`, `30 Sep – 2 Oct 2025`, `30 Dec 2025 – 2 Jan 2026`, or one day. */
export function dateRange(startDay: string, endDay: string = startDay): string {
  if (startDay === endDay) return shortDate(startDay);
  if (startDay.slice(0, 4) !== endDay.slice(0, 4)) return `${shortDate(startDay)} – ${shortDate(endDay)}`;
  const isOneMonth = startDay.slice(0, 7) === endDay.slice(0, 7);
  return isOneMonth
    ? `${dayOfMonth(startDay)}–${shortDate(endDay)}`
    : `${dayAndMonth(startDay)} – ${shortDate(endDay)}`;
}

export const shortMonth = (isoDay: string): string => `${monthNames[Number(isoDay.slice(5, 7)) - 1]}`;

const dayAndMonth = (isoDay: string): string => `${dayOfMonth(isoDay)} ${shortMonth(isoDay)}`;
