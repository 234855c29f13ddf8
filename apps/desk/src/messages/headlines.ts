import { formatDeadline, formatDue, formatShortDay } from './dates.ts';
import { capitalNumber } from './numbers.ts';

/** Headlines of screens: the state that matters most. */

type InboxState = {
  lateCount: number;
  openCount: number;
  nextDueAtMs?: number | undefined;
};

export function inboxHeadline({ lateCount, openCount, nextDueAtMs }: InboxState, nowMs: number): string {
  if (lateCount === 1) return 'One person has waited longer than we promised.';
  if (lateCount > 1) return `${capitalNumber(lateCount)} people have waited longer than we promised.`;
  if (openCount > 0 && nextDueAtMs !== undefined) {
    return `The next answer is due ${formatDue(nextDueAtMs, nowMs)}.`;
  }
  return 'Everybody has an answer.';
}

type ContentState = {
  isReachable: boolean;
  failures: readonly string[];
  toReadCount: number;
  approvedCount: number;
  reviewsDue: number;
};

export function contentHeadline(state: ContentState): string {
  const { isReachable, failures, toReadCount, approvedCount, reviewsDue } = state;
  if (!isReachable) return 'The publisher does not answer. The site stays as it is.';
  if (failures[0] !== undefined) return `Not online: ${failures[0]}`;
  if (toReadCount === 1) return 'One change waits for you to read it.';
  if (toReadCount > 1) return `${capitalNumber(toReadCount)} changes wait for you to read them.`;
  if (approvedCount > 0)
    return `${capitalNumber(approvedCount)} ${approvedCount === 1 ? 'change is' : 'changes are'} read and can go online.`;
  if (reviewsDue > 0)
    return `${capitalNumber(reviewsDue)} ${reviewsDue === 1 ? 'review is' : 'reviews are'} due.`;
  return 'Everything online is as you left it.';
}

type SessionsState = {
  offersUntilMs: readonly number[];
  sessions: readonly { startDay: string; free: number | undefined; heldSeats: number }[];
};

export function sessionsHeadline({ offersUntilMs, sessions }: SessionsState, nowMs: number): string {
  const [soonest] = offersUntilMs.toSorted((a, b) => a - b);
  if (soonest !== undefined) {
    return offersUntilMs.length === 1
      ? `One seat is on offer until ${formatDeadline(soonest, nowMs)}.`
      : `${capitalNumber(offersUntilMs.length)} offers are open, the first until ${formatDeadline(soonest, nowMs)}.`;
  }
  const withFree = sessions.find(({ free }) => free !== undefined && free > 0);
  if (withFree) return `The next free seats are on ${formatShortDay(withFree.startDay)}.`;
  if (sessions.some(({ heldSeats }) => heldSeats > 0)) return 'Some seats are still to be confirmed.';
  return 'All confirmed.';
}
