import { dayMs } from '@vanda/forms/day';
import { retentionDays } from '@vanda/forms/notice';
import type { Clock } from '../../platform/clock.ts';
import { checkClock } from '../../platform/database/clock-doubt.ts';
import type { Store } from '../../platform/database/store.ts';
import { enquiriesCommand } from '../../platform/enquiries-command.ts';
import type { WorkerLog } from '../../platform/log.ts';
import { eraseWhatIsDue, purgeEnquiries } from './purge.ts';
import { forgetReceiptCounts } from './receipts.ts';

export type RetentionOptions = {
  readonly store: Store;
  readonly clock: Clock;
  readonly log: WorkerLog;
  readonly builtAtMs: () => number | undefined;
};

const lookEveryMs = 60_000;
const purgeEveryMs = dayMs;
/** Shortest time between two wipes: each rewrites the whole file, and forms wait meanwhile. */
const eraseEveryMs = 10 * 60_000;

const remedy = `Nothing is deleted until the clock is corrected, or confirmed by ${enquiriesCommand} purge --older-than ${retentionDays}d --clock-is-right`;

export function createRetention({ store, clock, log, builtAtMs }: RetentionOptions) {
  let timer: NodeJS.Timeout | undefined;
  /** Monotonic time, which changes of the clock do not affect. */
  let purgedAtMs = Number.NEGATIVE_INFINITY;
  let isDoubtTold = false;
  let erasedAtMs = Number.NEGATIVE_INFINITY;

  const look = async () => {
    await store.ready();
    const nowMs = clock.now();
    const doubt = await checkClock(store.database, nowMs, builtAtMs());
    if (doubt) {
      if (!isDoubtTold) log.error({}, `${doubt}. ${remedy}`);
      isDoubtTold = true;
    } else {
      isDoubtTold = false;
      if (performance.now() - purgedAtMs >= purgeEveryMs) await purge(nowMs);
    }
    await eraseTraces(nowMs);
  };

  const eraseTraces = async (nowMs: number) => {
    const sinceMs = nowMs - erasedAtMs;
    // The difference is negative after the clock was set back.
    if (sinceMs >= 0 && sinceMs < eraseEveryMs) return;
    const outcome = await eraseWhatIsDue(store.database);
    if (outcome === 'erased') erasedAtMs = nowMs;
    if (outcome === 'postponed')
      log.warn({}, 'deleted text is not wiped from the files yet: next try in a minute');
  };

  const purge = async (nowMs: number) => {
    await forgetReceiptCounts(store.database, nowMs);
    const deleted = await purgeEnquiries(store.database, retentionDays, nowMs);
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
