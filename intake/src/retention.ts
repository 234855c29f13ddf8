import { retentionDays } from '@vanda/enquiry/notice';
import type { Clock } from './clock.ts';
import type { WorkerLog } from './mail/channel.ts';
import { checkClock } from './store/clock-doubt.ts';
import { eraseWhatIsDue, purgeEnquiries } from './store/purge.ts';
import { forgetReceiptCounts } from './store/receipts.ts';
import type { Store } from './store/store.ts';

/** What keeping the retention needs. */
export type RetentionOptions = {
  readonly store: Store;
  readonly clock: Clock;
  readonly log: WorkerLog;
  /** When the site that is served now was built, in epoch milliseconds. */
  readonly builtAtMs: () => number | undefined;
};

/** Keeps the promise of the notice at every form: what is older than the retention is deleted. */
export type Retention = {
  /** One look at the clock, and a purge when one is due and the clock can be believed. */
  look(): Promise<void>;
  /** Looks now and every minute; purges at once and then daily. */
  start(): void;
  stop(): void;
};

const lookEveryMs = 60_000;
const purgeEveryMs = 24 * 60 * 60_000;

/** Makes the retention; it does nothing until it is started or called. */
export function createRetention({ store, clock, log, builtAtMs }: RetentionOptions): Retention {
  let timer: NodeJS.Timeout | undefined;
  /** By the process's own count of time, which no change of the clock touches. */
  let purgedAtMs = Number.NEGATIVE_INFINITY;
  let isDoubtTold = false;

  const look = async () => {
    await store.ready();
    const nowMs = clock.now();
    const doubt = await checkClock(store.database, nowMs, builtAtMs());
    if (doubt) {
      if (!isDoubtTold) log.error({}, doubtText(doubt));
      isDoubtTold = true;
    } else {
      isDoubtTold = false;
      if (performance.now() - purgedAtMs >= purgeEveryMs) await purge(nowMs);
    }
    await eraseWhatIsDue(store.database);
  };

  const purge = async (nowMs: number) => {
    await forgetReceiptCounts(store.database, nowMs);
    const { deleted } = await purgeEnquiries(store.database, retentionDays, nowMs);
    purgedAtMs = performance.now();
    log.info({ deleted, olderThanDays: retentionDays }, 'retention purge');
  };

  const lookSafely = () =>
    look().catch((error: unknown) => log.warn({ err: error }, 'retention not kept now'));

  return {
    look,
    start() {
      void lookSafely();
      timer = setInterval(lookSafely, lookEveryMs).unref();
    },
    stop() {
      clearInterval(timer);
    },
  };
}

function doubtText(doubt: string): string {
  return `${doubt}. Nothing is deleted until the clock is mended, or until somebody says that it is right: npm run enquiries -- purge --older-than ${retentionDays}d --clock-is-right`;
}
