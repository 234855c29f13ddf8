import { addDays, dayMs, hourMs, shortMonth, singaporeTime, toIsoDay, weekday } from '@vanda/forms/day';

/** Epoch milliseconds, in Singapore time. */

const minuteMs = 60_000;

export const formatTime = (atMs: number): string => singaporeTime(atMs).slice(11, 16);

export const formatShortDay = (isoDay: string): string => `${Number(isoDay.slice(8))} ${shortMonth(isoDay)}`;

/** Such as `Mon 23 Nov`; with the year unless it is the current one. */
export function formatDay(isoDay: string, nowMs: number): string {
  const year = isoDay.slice(0, 4);
  return `${weekday(isoDay)} ${formatShortDay(isoDay)}${year === toIsoDay(nowMs).slice(0, 4) ? '' : ` ${year}`}`;
}

/** Such as `14–16 Dec`, `30 Nov – 2 Dec`, or one day. */
export function formatDays(startDay: string, endDay: string = startDay): string {
  if (startDay === endDay) return formatShortDay(startDay);
  return startDay.slice(0, 7) === endDay.slice(0, 7)
    ? `${Number(startDay.slice(8))}–${formatShortDay(endDay)}`
    : `${formatShortDay(startDay)} – ${formatShortDay(endDay)}`;
}

/** Such as `Mon 23 Nov, 09:15` or `today, 09:15`. */
export const formatMoment = (atMs: number, nowMs: number): string =>
  `${nearDay(toIsoDay(atMs), nowMs)}, ${formatTime(atMs)}`;

/** Such as `16:00` (today), `tomorrow, 16:00` or `Thu 26 Nov, 16:00`. */
export function formatDeadline(atMs: number, nowMs: number): string {
  const day = toIsoDay(atMs);
  return day === toIsoDay(nowMs) ? formatTime(atMs) : `${nearDay(day, nowMs)}, ${formatTime(atMs)}`;
}

/** Such as `27 h 40` or `0 h 32`; over 28 hours `3 d 4 h`. Truncated to minutes. */
export function formatAge(lengthMs: number): string {
  const length = Math.max(0, lengthMs);
  if (length > 28 * hourMs)
    return `${Math.floor(length / dayMs)} d ${Math.floor((length % dayMs) / hourMs)} h`;
  return `${Math.floor(length / hourMs)} h ${String(Math.floor((length % hourMs) / minuteMs)).padStart(2, '0')}`;
}

/** A duration such as `5 min`, `1 h 05` or `3 d 4 h`. */
export const formatDuration = (lengthMs: number): string =>
  lengthMs < hourMs ? `${Math.max(0, Math.floor(lengthMs / minuteMs))} min` : formatAge(lengthMs);

/** Such as `by 11:20` (today), `by Wed 06:10` or `1 h 05 late`. */
export function formatDue(dueAtMs: number, nowMs: number): string {
  if (nowMs > dueAtMs) return `${formatDuration(nowMs - dueAtMs)} late`;
  const day = toIsoDay(dueAtMs);
  if (day === toIsoDay(nowMs)) return `by ${formatTime(dueAtMs)}`;
  return `by ${weekday(day)} ${formatTime(dueAtMs)}`;
}

/** Converts epoch milliseconds to the value of a `datetime-local` field, in Singapore time. */
export const toLocal = (atMs: number): string => singaporeTime(atMs).slice(0, 16);

export function fromLocal(text: string): number | undefined {
  const atMs = Date.parse(`${text}+08:00`);
  return Number.isNaN(atMs) ? undefined : atMs;
}

function nearDay(isoDay: string, nowMs: number): string {
  const today = toIsoDay(nowMs);
  if (isoDay === today) return 'today';
  if (isoDay === addDays(today, -1)) return 'yesterday';
  if (isoDay === addDays(today, 1)) return 'tomorrow';
  return formatDay(isoDay, nowMs);
}
