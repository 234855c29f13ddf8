import { startOfDay } from '../text/dates.ts';

/**
 * What a visitor may do with a session (decisions.md, Dates): it is upcoming until the day it starts, in Singapore;
 * from that midnight on it is past and can't be chosen.
 */
export type SessionState = 'upcoming' | 'past';

export function sessionState(startDay: string, now: Date): SessionState {
  return now.getTime() < startOfDay(startDay).getTime() ? 'upcoming' : 'past';
}
