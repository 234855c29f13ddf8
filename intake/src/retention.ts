import { retentionDays } from '@vanda/enquiry/notice';
import type { WorkerLog } from './mail/outbox-worker.ts';
import { purgeEnquiries } from './store/purge.ts';
import type { Store } from './store/store.ts';

const everyMs = 24 * 60 * 60 * 1000;
const firstAfterMs = 60_000;

/**
 * Keeps the promise of the notice at every form: what is older than the retention is deleted, soon after the start
 * and then daily, by the real clock. Each purge is logged with its number.
 */
export function keepRetention(store: Store, log: WorkerLog): { stop(): void } {
  const purge = async () => {
    try {
      await store.ready();
      const deleted = await purgeEnquiries(store.database, retentionDays, Date.now());
      log.info({ deleted, olderThanDays: retentionDays }, 'retention purge');
    } catch (error) {
      log.warn({ err: error }, 'retention purge failed, next try tomorrow');
    }
  };
  const first = setTimeout(purge, firstAfterMs).unref();
  const daily = setInterval(purge, everyMs).unref();
  return {
    stop() {
      clearTimeout(first);
      clearInterval(daily);
    },
  };
}
