import { toIsoDay } from './calendar-day.mjs';

// Separate from `day.ts` to keep the script of pages with dates small.

export const isUpcoming = (startDay: string, today: string): boolean => today < startDay;

export type SessionState = 'upcoming' | 'past';

export const sessionState = (startDay: string, moment: Date | number): SessionState =>
  isUpcoming(startDay, toIsoDay(moment)) ? 'upcoming' : 'past';
