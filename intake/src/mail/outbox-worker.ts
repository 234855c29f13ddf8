import { randomUUID } from 'node:crypto';
import type { Clock } from '../clock.ts';
import { expireOffers } from '../ledger/ledger.ts';
import type { LedgerContext } from '../ledger/letter-texts.ts';
import { registerEarlier } from '../ledger/register.ts';
import type { MessagePlan } from '../store/enquiries.ts';
import { queueReleased } from '../store/releases.ts';
import type { Store } from '../store/store.ts';
import { type Channel, createChannelRunner, type WorkerLog } from './channel.ts';

/** What the worker needs. Messages of kinds without a channel wait in the outbox. */
export type OutboxOptions = {
  readonly store: Store;
  readonly clock: Clock;
  readonly channels: readonly Channel[];
  /** Messages of an enquiry that a person releases. */
  readonly plan: MessagePlan;
  readonly ledger: LedgerContext;
  readonly log: WorkerLog;
  /** Wait between two looks into the outbox, in milliseconds. */
  readonly pollMs?: number;
};

/** Sends what waits in the outbox. */
export type OutboxWorker = {
  /** Sends everything that is due now. Returns the number of attempts. */
  deliverDue(): Promise<number>;
  /** Looks again and again, from now on. */
  start(): void;
  /** Looks soon: something was just stored. */
  wake(): void;
  /** Ends after the messages now on their way. */
  stop(): Promise<void>;
};

const defaultPollMs = 5000;

/** Makes the worker; it does nothing until it is started or called. */
export function createOutboxWorker(options: OutboxOptions): OutboxWorker {
  const { store, clock, log } = options;
  const owner = randomUUID();
  const runners = options.channels.map((channel) =>
    createChannelRunner(channel, { store, clock, log, owner }),
  );
  let timer: NodeJS.Timeout | undefined;
  let looking: Promise<void> | undefined;
  /** Registrations of a version without a ledger were entered into it. */
  let isCaughtUp = false;
  let isStarted = false;
  let isStopped = false;

  const prepare = async () => {
    await store.ready();
    const { database } = store;
    if (!isCaughtUp) await registerEarlier(database, options.ledger.sessionsOf);
    isCaughtUp = true;
    await queueReleased(database, options.plan, options.ledger.sessionsOf, clock.now());
    await expireOffers(database, options.ledger, clock.now());
  };

  const complain = (error: unknown) => log.warn({ err: error }, 'the outbox can not be read now');

  const runAll = () => {
    if (!isStopped) for (const runner of runners) runner.run().catch(complain);
  };

  /** Does not wait for what it sets going, so a channel that hangs puts no look off. */
  const look = async () => {
    try {
      await prepare();
      runAll();
    } catch (error) {
      complain(error);
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
    async deliverDue() {
      await prepare();
      const attempts = await Promise.all(runners.map((runner) => runner.run()));
      return attempts.reduce((sum, count) => sum + count, 0);
    },
    start() {
      isStarted = true;
      schedule(0);
    },
    wake() {
      if (isStarted) runAll();
    },
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await Promise.all([looking, ...runners.map((runner) => runner.stop())]);
    },
  };
}
