import { dayMs, singaporeTime } from '@vanda/forms/day';
import type { Database } from './database.ts';
import { readState, writeState } from './service-state.ts';

/** The longest plausible absence after the last known moment: a service stopped for a week. */
const absenceMs = 7 * dayMs;
/** A newer build explains a longer absence, up to this limit: the same wrong clock may have made it. */
const absenceWithBuildMs = 30 * dayMs;

export type ClockEvidence = {
  readonly lastSeenMs: number | undefined;
  readonly newestEnquiryMs: number | undefined;
  readonly builtAtMs: number | undefined;
};

/**
 * The same wrong clock may date enquiries and builds: the newest enquiry counts only without history, a
 * build for a limited time. Undefined for a plausible clock.
 */
export function doubtAbout(nowMs: number, evidence: ClockEvidence): string | undefined {
  const { lastSeenMs = evidence.newestEnquiryMs, builtAtMs = 0 } = evidence;
  if (lastSeenMs === undefined) return undefined;
  const explainedMs = Math.min(Math.max(lastSeenMs, builtAtMs), lastSeenMs + absenceWithBuildMs - absenceMs);
  if (nowMs <= explainedMs + absenceMs) return undefined;
  return `the clock says ${singaporeTime(nowMs)}, but the service last saw ${singaporeTime(lastSeenMs)}`;
}

export async function checkClock(database: Database, nowMs: number, builtAtMs: number | undefined) {
  const [row] = await database.all<{ newest: number | null }>(
    'SELECT MAX(received_at) AS newest FROM enquiries',
  );
  const lastSeenMs = await readState(database, 'last_seen_at');
  const doubt = doubtAbout(nowMs, { lastSeenMs, newestEnquiryMs: row?.newest ?? undefined, builtAtMs });
  if (!doubt && nowMs > (lastSeenMs ?? 0)) await writeState(database, 'last_seen_at', nowMs);
  return doubt;
}

export async function trustClock(database: Database, nowMs: number): Promise<void> {
  await writeState(database, 'last_seen_at', nowMs);
}
