import { addDays, dayOfMonth, daysBetween } from '@vanda/enquiry/day';

/** The days of a notice: the first and the last on which it shows, in Singapore. */
export type NoticeDays = { showFrom: string; until: string };

/** Whether a notice shows on a day. */
export const isShown = ({ showFrom, until }: NoticeDays, today: string): boolean =>
  showFrom <= today && today <= until;

/** How many days the month of a day has. */
export function daysOfMonth(day: string): number {
  const first = `${day.slice(0, 7)}-01`;
  const inNext = addDays(first, 31);
  return daysBetween(first, inNext) - Number(dayOfMonth(inNext)) + 1;
}
