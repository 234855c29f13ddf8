import type { ViewCounts } from '@vanda/desk-api/inbox';
import type { SessionRow } from '@vanda/desk-api/sessions';
import { counted } from '@vanda/forms/plural';
import { formatDeadline, formatDue, formatMoment, formatShortDay } from './dates.ts';
import { capitalCounted, capitalNumber } from './numbers.ts';

export function inboxHeadline(
  { late, open }: Pick<ViewCounts, 'late' | 'open'>,
  nextDueAtMs: number | null,
  nowMs: number,
): string {
  if (late === 1) return 'One person has waited longer than we promised.';
  if (late > 1) return `${capitalNumber(late)} people have waited longer than we promised.`;
  if (open > 0 && nextDueAtMs !== null) return `The next answer is due ${formatDue(nextDueAtMs, nowMs)}.`;
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
    return `${capitalCounted(approvedCount, 'change is', 'changes are')} read and can go online.`;
  if (reviewsDue > 0) return reviewsHeadline(reviewsDue);
  return 'Everything online is as you left it.';
}

export const reviewsHeadline = (due: number): string =>
  `${capitalCounted(due, 'review is', 'reviews are')} due.`;

export function sessionsHeadline(
  offersUntilMs: readonly number[],
  sessions: readonly Pick<SessionRow, 'day' | 'free' | 'held'>[],
  nowMs: number,
): string {
  const [soonest] = offersUntilMs.toSorted((a, b) => a - b);
  if (soonest !== undefined) {
    return offersUntilMs.length === 1
      ? `One seat is on offer until ${formatDeadline(soonest, nowMs)}.`
      : `${capitalNumber(offersUntilMs.length)} offers are open, the first until ${formatDeadline(soonest, nowMs)}.`;
  }
  const withFree = sessions.find(({ free }) => free !== null && free > 0);
  if (withFree) return `The next free seats are on ${formatShortDay(withFree.day)}.`;
  if (sessions.some(({ held }) => held > 0)) return 'Some seats are still to be confirmed.';
  return 'All confirmed.';
}

/** The letters of a command, also where it was repeated. */
export const lettersMessage = (
  { told, by, atMs }: { told: number; by: string; atMs: number },
  nowMs: number,
) => `${counted(told, 'letter')} on the way, sent by ${by} ${formatMoment(atMs, nowMs)}.`;
