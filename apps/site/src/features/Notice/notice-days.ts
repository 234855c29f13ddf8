import { addDays, dayOfMonth, daysBetween } from '@vanda/forms/day';

export type NoticeDays = { showFrom: string; until: string };

export const isShown = ({ showFrom, until }: NoticeDays, today: string): boolean =>
  showFrom <= today && today <= until;

export function daysOfMonth(day: string): number {
  const first = `${day.slice(0, 7)}-01`;
  const inNext = addDays(first, 31);
  return daysBetween(first, inNext) - Number(dayOfMonth(inNext)) + 1;
}
