import { dayAndMonth, dueInWords, untilInWords } from './moments.ts';
import { beginning } from './numbers.ts';

/** The sentence at the top of a screen: its state, from the data, in order of need. */

type InboxState = {
  /** How many open enquiries have waited longer than the promise. */
  lateCount: number;
  openCount: number;
  /** When the next answer is due that is not late yet. */
  nextDueAtMs?: number | undefined;
};

/** `Two people have waited longer than we promised.` */
export function inboxSentence({ lateCount, openCount, nextDueAtMs }: InboxState, nowMs: number): string {
  if (lateCount === 1) return 'One person has waited longer than we promised.';
  if (lateCount > 1) return `${beginning(lateCount)} people have waited longer than we promised.`;
  if (openCount > 0 && nextDueAtMs !== undefined) {
    return `The next answer is due ${dueInWords(nextDueAtMs, nowMs).replace(' today', '')}.`;
  }
  return 'Everybody has an answer.';
}

type SessionsState = {
  /** When each seat on offer is taken back. */
  offersUntilMs: readonly number[];
  /** Sessions to come, the soonest first. */
  sessions: readonly { startDay: string; free: number | undefined; heldSeats: number }[];
};

/** `One seat is on offer until 16:00.` */
export function sessionsSentence({ offersUntilMs, sessions }: SessionsState, nowMs: number): string {
  const [soonest] = offersUntilMs.toSorted((a, b) => a - b);
  if (soonest !== undefined) {
    return offersUntilMs.length === 1
      ? `One seat is on offer until ${untilInWords(soonest, nowMs)}.`
      : `${beginning(offersUntilMs.length)} offers are open, the first until ${untilInWords(soonest, nowMs)}.`;
  }
  const withFree = sessions.find(({ free }) => free !== undefined && free > 0);
  if (withFree) return `The next free seats are on ${dayAndMonth(withFree.startDay)}.`;
  if (sessions.some(({ heldSeats }) => heldSeats > 0)) return 'Some seats are still to be confirmed.';
  return 'All confirmed.';
}
