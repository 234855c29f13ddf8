import { addDays, monthName, singaporeTime, toIsoDay, weekday } from '@vanda/enquiry/day';

/** Moments and lengths of time in words. Moments are epoch milliseconds, shown as Singapore's clock has them. */

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;
const longMonthNames = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/** `11:20`. */
export function clockTime(atMs: number): string {
  return singaporeTime(atMs).slice(11, 16);
}

/** `9 Dec`. */
export function dayAndMonth(isoDay: string): string {
  return `${Number(isoDay.slice(8))} ${monthName(isoDay)}`;
}

/** `Mon 23 Nov`, with the year where it is another than now's. */
export function dayInWords(isoDay: string, nowMs: number): string {
  const year = isoDay.slice(0, 4);
  return `${weekday(isoDay)} ${dayAndMonth(isoDay)}${year === toIsoDay(nowMs).slice(0, 4) ? '' : ` ${year}`}`;
}

/** `14–16 Dec`, `30 Nov – 2 Dec`, or one day. */
export function daysInWords(startDay: string, endDay: string = startDay): string {
  if (startDay === endDay) return dayAndMonth(startDay);
  return startDay.slice(0, 7) === endDay.slice(0, 7)
    ? `${Number(startDay.slice(8))}–${dayAndMonth(endDay)}`
    : `${dayAndMonth(startDay)} – ${dayAndMonth(endDay)}`;
}

/** `December 2026`. */
export function monthInWords(isoDay: string): string {
  return `${longMonthNames[Number(isoDay.slice(5, 7)) - 1]} ${isoDay.slice(0, 4)}`;
}

/** `Mon 23 Nov, 09:15`; `today, 09:15`; `yesterday, 09:15`. */
export function momentInWords(atMs: number, nowMs: number): string {
  return `${nearDay(toIsoDay(atMs), nowMs)}, ${clockTime(atMs)}`;
}

/** `16:00` of today, `tomorrow, 16:00`, `Thu 26 Nov, 16:00`. */
export function untilInWords(atMs: number, nowMs: number): string {
  const day = toIsoDay(atMs);
  return day === toIsoDay(nowMs) ? clockTime(atMs) : `${nearDay(day, nowMs)}, ${clockTime(atMs)}`;
}

/** `Tue 24 Nov 2026, 10:20`. */
export function nowInWords(nowMs: number): string {
  const day = toIsoDay(nowMs);
  return `${weekday(day)} ${dayAndMonth(day)} ${day.slice(0, 4)}, ${clockTime(nowMs)}`;
}

/**
 * How long something has waited: `27 h 40`, `0 h 32`; over 28 hours, where its line ends too, `3 d 4 h`.
 * @param lengthMs cut to whole minutes, so that nothing seems older than it is
 */
export function ageInWords(lengthMs: number): string {
  const length = Math.max(0, lengthMs);
  if (length > 28 * hourMs)
    return `${Math.floor(length / dayMs)} d ${Math.floor((length % dayMs) / hourMs)} h`;
  return `${Math.floor(length / hourMs)} h ${String(Math.floor((length % hourMs) / minuteMs)).padStart(2, '0')}`;
}

/** A length of time: `5 min`, `1 h 05`, `3 d 4 h`. */
export function lengthInWords(lengthMs: number): string {
  return lengthMs < hourMs ? `${Math.max(0, Math.floor(lengthMs / minuteMs))} min` : ageInWords(lengthMs);
}

/** By when an answer is due, or how late it is: `by 11:20 today`, `by Wed 06:10`, `1 h 05 late`. */
export function dueInWords(dueAtMs: number, nowMs: number): string {
  if (nowMs > dueAtMs) return `${lengthInWords(nowMs - dueAtMs)} late`;
  const day = toIsoDay(dueAtMs);
  if (day === toIsoDay(nowMs)) return `by ${clockTime(dueAtMs)} today`;
  return `by ${weekday(day)} ${clockTime(dueAtMs)}`;
}

function nearDay(isoDay: string, nowMs: number): string {
  const today = toIsoDay(nowMs);
  if (isoDay === today) return 'today';
  if (isoDay === addDays(today, -1)) return 'yesterday';
  if (isoDay === addDays(today, 1)) return 'tomorrow';
  return dayInWords(isoDay, nowMs);
}
