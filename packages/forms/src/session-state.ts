import { toIsoDay } from './calendar-day.mjs';

// Separate from `day.ts` to keep the script of pages with dates small.

export function isUpcoming(startDay: string, today: string): boolean {
  return today < startDay;
}

export type SessionState = 'upcoming' | 'past';

export function sessionState(startDay: string, moment: Date | number): SessionState {
  return isUpcoming(startDay, toIsoDay(moment)) ? 'upcoming' : 'past';
}
