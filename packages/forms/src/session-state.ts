import { toIsoDay } from './calendar-day.mjs';

// Separate from `day.ts` to keep the script of pages with dates small.

export function isUpcoming(startDay: string, today: string): boolean {
  return today < startDay;
}

export type SessionState = 'upcoming' | 'past';

export function sessionState(startDay: string, moment: Date | number): SessionState {
  return isUpcoming(startDay, toIsoDay(moment)) ? 'upcoming' : 'past';
}

const monthsOf = (day: string) => 12 * Number(day.slice(0, 4)) + Number(day.slice(5, 7));

/** Started over six months ago; no page shows it. */
export function isLongPast(startDay: string, today: string): boolean {
  const months = monthsOf(today) - monthsOf(startDay);
  return months > 6 || (months === 6 && today.slice(8) > startDay.slice(8));
}
