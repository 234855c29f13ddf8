import { singaporeTime } from '@vanda/enquiry/day';
import type { Database } from './database.ts';
import { readState, writeState } from './service-state.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** The clock may be this far ahead of the last moment anybody saw: a service that stood still for a week. */
const absenceMs = 7 * dayMs;
/** A newer build explains a longer absence, up to this: it may have been made by the same wrong clock. */
const absenceWithBuildMs = 30 * dayMs;

/** What speaks for a moment having come, in epoch milliseconds. */
export type ClockEvidence = {
  /** The latest moment the service was sure of. */
  readonly lastSeenMs: number | undefined;
  readonly newestEnquiryMs: number | undefined;
  readonly builtAtMs: number | undefined;
};

/**
 * Why the clock can't be believed; undefined when it can. Enquiries and builds made since the service was last sure
 * may come from the wrong clock themselves, so the newest enquiry counts only where nothing was ever seen, and a build
 * only for a while.
 */
export function doubtAbout(nowMs: number, evidence: ClockEvidence): string | undefined {
  const { lastSeenMs = evidence.newestEnquiryMs, builtAtMs = 0 } = evidence;
  // A store without enquiries has nothing to lose.
  if (lastSeenMs === undefined) return undefined;
  const explainedMs = Math.min(Math.max(lastSeenMs, builtAtMs), lastSeenMs + absenceWithBuildMs - absenceMs);
  if (nowMs <= explainedMs + absenceMs) return undefined;
  return `the clock says ${singaporeTime(nowMs)}, but the service last saw ${singaporeTime(lastSeenMs)}`;
}

/** Compares the clock with what the store knows, and remembers the moment when it can be believed. */
export async function checkClock(
  database: Database,
  nowMs: number,
  builtAtMs: number | undefined,
): Promise<string | undefined> {
  const [row] = await database.all<{ newest: number | null }>(
    'SELECT MAX(received_at) AS newest FROM enquiries',
  );
  const lastSeenMs = await readState(database, 'last_seen_at');
  const doubt = doubtAbout(nowMs, { lastSeenMs, newestEnquiryMs: row?.newest ?? undefined, builtAtMs });
  if (!doubt && nowMs > (lastSeenMs ?? 0)) await writeState(database, 'last_seen_at', nowMs);
  return doubt;
}

/** A person says that the clock is right. */
export async function trustClock(database: Database, nowMs: number): Promise<void> {
  await writeState(database, 'last_seen_at', nowMs);
}
