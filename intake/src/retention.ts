import { retentionDays } from '@vanda/enquiry/notice';
import type { Clock } from './clock.ts';
import type { WorkerLog } from './mail/outbox-worker.ts';
import { purgeEnquiries } from './store/purge.ts';
import type { Store } from './store/store.ts';

const everyMs = 24 * 60 * 60 * 1000;
const firstAfterMs = 60_000;

/**
 * Keeps the promise of the notice at every form: what is older than the retention is deleted, soon after the start
 * and then daily.
 */
export function keepRetention(store: Store, clock: Clock, log: WorkerLog): { stop(): void } {
  const purge = () => purgeExpired(store, clock, log);
  const first = setTimeout(purge, firstAfterMs).unref();
  const daily = setInterval(purge, everyMs).unref();
  return {
    stop() {
      clearTimeout(first);
      clearInterval(daily);
    },
  };
}

/** One purge, logged with its number. A store that is away is left for the next day. */
export async function purgeExpired(store: Store, clock: Clock, log: WorkerLog): Promise<void> {
  // A service that was set to another date (SITE_NOW) must not take fresh enquiries for old ones, in either direction.
  const nowMs = Math.min(clock.now(), Date.now());
  try {
    await store.ready();
    const deleted = await purgeEnquiries(store.database, retentionDays, nowMs);
    log.info({ deleted, olderThanDays: retentionDays }, 'retention purge');
  } catch (error) {
    log.warn({ err: error }, 'retention purge failed, next try tomorrow');
  }
}
