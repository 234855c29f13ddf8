import { isIsoDay, singaporeClock, toIsoDay } from './calendar-day.mjs';

export { isUpcoming, type SessionState, sessionState } from './session-state.ts';
/**
 * Days and sessions in time: the one place where they are reckoned. A day is an ISO day (`2025-08-18`) in Singapore.
 * Where a function reads a day that the calendar does not have, it throws and names it.
 */
export { isIsoDay, toIsoDay };

const dayMs = 86_400_000;
const monthNames = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const weekdayNames = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];

/** Midnight in Singapore at the start of a day. */
export function startOfDay(isoDay: string): Date {
  if (!isIsoDay(isoDay)) {
    throw new Error(`"${isoDay}" is not a day of the calendar. Write it like 2025-08-18`);
  }
  return new Date(`${isoDay}T00:00:00+08:00`);
}

/** `2025-08-18T09:30:00+08:00`, a moment as Singapore's clock shows it, for people and programs alike. */
export function singaporeTime(moment: Date | number): string {
  return `${singaporeClock(moment).slice(0, 19)}+08:00`;
}

/** The day that comes a number of days later. */
export function addDays(isoDay: string, days: number): string {
  return toIsoDay(startOfDay(isoDay).getTime() + days * dayMs);
}

/** Whole days from one day to another; negative when the second is earlier. */
export function daysBetween(fromDay: string, toDay: string): number {
  return (startOfDay(toDay).getTime() - startOfDay(fromDay).getTime()) / dayMs;
}

/** `Mon`. */
export function weekday(isoDay: string): string {
  return `${weekdayNames[new Date(singaporeClock(startOfDay(isoDay))).getUTCDay()]}`;
}

/** `2`, of 2 September. */
export function dayOfMonth(isoDay: string): string {
  startOfDay(isoDay);
  return String(Number(isoDay.slice(8)));
}

/** `15 Dec 2024`. */
export function shortDate(isoDay: string): string {
  return `${dayAndMonth(isoDay)} ${isoDay.slice(0, 4)}`;
}

/** `18–20 Aug 2025`, `30 Sep – 2 Oct 2025`, `30 Dec 2025 – 2 Jan 2026`, or one day as a short date. */
export function dateRange(startDay: string, endDay: string = startDay): string {
  if (startDay === endDay) return shortDate(startDay);
  if (startDay.slice(0, 4) !== endDay.slice(0, 4)) return `${shortDate(startDay)} – ${shortDate(endDay)}`;
  const isOneMonth = startDay.slice(0, 7) === endDay.slice(0, 7);
  return isOneMonth
    ? `${dayOfMonth(startDay)}–${shortDate(endDay)}`
    : `${dayAndMonth(startDay)} – ${shortDate(endDay)}`;
}

/** `Aug`. */
export function monthName(isoDay: string): string {
  return `${monthNames[Number(isoDay.slice(5, 7)) - 1]}`;
}

function dayAndMonth(isoDay: string): string {
  return `${dayOfMonth(isoDay)} ${monthName(isoDay)}`;
}
