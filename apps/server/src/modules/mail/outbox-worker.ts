import { randomUUID } from 'node:crypto';
import type { Clock } from '../../platform/clock.ts';
import type { Store } from '../../platform/database/store.ts';
import type { WorkerLog } from '../../platform/log.ts';
import { type Channel, createChannelRunner } from './channel.ts';

export type OutboxOptions = {
  readonly store: Store;
  readonly clock: Clock;
  readonly channels: readonly Channel[];
  readonly beforePoll: () => Promise<void>;
  readonly log: WorkerLog;
  readonly pollMs?: number;
};

export type OutboxWorker = ReturnType<typeof createOutboxWorker>;

const defaultPollMs = 5000;

export function createOutboxWorker(options: OutboxOptions) {
  const { store, clock, log } = options;
  const owner = randomUUID();
  const runners = options.channels.map((channel) =>
    createChannelRunner(channel, { store, clock, log, owner }),
  );
  let timer: NodeJS.Timeout | undefined;
  let looking: Promise<void> | undefined;
  let isStarted = false;
  let isStopped = false;

  const prepare = async () => {
    await store.ready();
    await options.beforePoll();
  };

  const logFailure = (error: unknown) => log.warn({ err: error }, 'the outbox can not be read now');

  const runAll = () => {
    if (!isStopped) for (const runner of runners) runner.run().catch(logFailure);
  };

  /** Does not await the channels: one that hangs must not delay the next poll. */
  const look = async () => {
    try {
      await prepare();
      runAll();
    } catch (error) {
      logFailure(error);
    }
    schedule(options.pollMs ?? defaultPollMs);
  };

  const schedule = (delayMs: number) => {
    if (isStopped) return;
    clearTimeout(timer);
    timer = setTimeout(() => {
      looking = look();
    }, delayMs);
    timer.unref();
  };

  return {
    async deliverDue(): Promise<number> {
      await prepare();
      const attempts = await Promise.all(runners.map((runner) => runner.run()));
      return attempts.reduce((sum, count) => sum + count, 0);
    },
    start(): void {
      isStarted = true;
      schedule(0);
    },
    wake(): void {
      if (isStarted) runAll();
    },
    async stop(): Promise<void> {
      isStopped = true;
      clearTimeout(timer);
      await Promise.all([looking, ...runners.map((runner) => runner.stop())]);
    },
  };
}
