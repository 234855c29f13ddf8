import { isUpcoming } from '@vanda/enquiry/session-state';

/** `open` while a session of the list is to come. */
export type ListState = 'open' | 'none';

/**
 * @param starts first days of the sessions of a list
 * @param today ISO day in Singapore
 */
export function listState(starts: readonly string[], today: string): ListState {
  return starts.some((start) => isUpcoming(start, today)) ? 'open' : 'none';
}

/** How many sessions lie behind, and when: `12, Aug to Oct 2025`. Takes their first days, the earliest first. */
export function pastWords(starts: readonly string[]): string {
  const [first, last = first] = [starts[0], starts.at(-1)];
  if (first === undefined || last === undefined) return '';
  const [from, to] = [monthOf(first), monthOf(last)];
  const isOneYear = first.slice(0, 4) === last.slice(0, 4);
  const span = from === to ? to : `${isOneYear ? from.slice(0, 3) : from} to ${to}`;
  return `${starts.length}, ${span}`;
}

/** Not `monthName` of the enquiry's days, whose script would be one more request of the home page, a round trip behind this one. */
const months = 'JanFebMarAprMayJunJulAugSepOctNovDec';

/** `Aug 2025`. A browser's own names of months take a phone 90 ms to load, while it reads the page. */
function monthOf(day: string): string {
  const [year, month] = day.split('-');
  return `${months.slice(3 * Number(month) - 3, 3 * Number(month))} ${year}`;
}
