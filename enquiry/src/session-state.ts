import { toIsoDay } from './calendar-day.mjs';

// Apart from `day.ts`, because a page with dates needs this much before anybody touches it.

/** What has begun is never sold: a session can be booked until the day it starts. */
export function isUpcoming(startDay: string, today: string): boolean {
  return today < startDay;
}

/** `past` from midnight in Singapore of the day the session starts: then it can't be chosen any more. */
export type SessionState = 'upcoming' | 'past';

/** What a visitor may do with a session at a moment. */
export function sessionState(startDay: string, moment: Date | number): SessionState {
  return isUpcoming(startDay, toIsoDay(moment)) ? 'upcoming' : 'past';
}
