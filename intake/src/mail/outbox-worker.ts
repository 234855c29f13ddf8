import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Clock } from '../clock.ts';
import { describeError, withoutAddresses } from '../log.ts';
import { findEnquiry, type MessageKind } from '../store/enquiries.ts';
import { type ClaimedMessage, claimMessages, markFailed, markSent } from '../store/outbox.ts';
import type { Store } from '../store/store.ts';
import { nextAttemptAtMs } from './backoff.ts';
import { type Deliver, DeliveryError } from './delivery.ts';

/** Where the worker reports. */
export type WorkerLog = {
  info(details: object, text: string): void;
  warn(details: object, text: string): void;
  error(details: object, text: string): void;
};

/** What the worker needs. Kinds without a delivery wait in the outbox. */
export type OutboxOptions = {
  readonly store: Store;
  readonly clock: Clock;
  readonly deliveries: Readonly<Partial<Record<MessageKind, Deliver>>>;
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

/** Messages on their way at one time. */
const parallel = 4;
/** A lease outlasts the longest delivery (45 s) by far, so a message is never sent by two instances. */
const leaseMs = 180_000;
const defaultPollMs = 5000;

/** Makes the worker; it does nothing until it is started or called. */
export function createOutboxWorker(options: OutboxOptions): OutboxWorker {
  const { store, clock, deliveries, log } = options;
  const owner = randomUUID();
  const kinds = Object.keys(deliveries) as MessageKind[];
  /** Sent, but the store could not note it: must not be sent again by this process. */
  const unrecorded = new Set<string>();
  let running: Promise<number> | undefined;
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;

  const deliverDue = () => {
    running ??= deliverAll().finally(() => {
      running = undefined;
    });
    return running;
  };

  const deliverAll = async () => {
    await store.ready();
    let attempts = 0;
    for (;;) {
      const nowMs = clock.now();
      const lease = { owner, nowMs, untilMs: nowMs + leaseMs };
      const messages = isStopped ? [] : await claimMessages(store.database, kinds, lease, parallel);
      if (messages.length === 0) return attempts;
      await Promise.all(messages.map(deliverOne));
      attempts += messages.length;
    }
  };

  const deliverOne = async (message: ClaimedMessage) => {
    try {
      if (!unrecorded.has(message.id)) {
        const enquiry = await findEnquiry(store.database, message.reference);
        const deliver = deliveries[message.kind];
        // Deleted since it was claimed: its messages are gone with it.
        if (!enquiry || !deliver) return;
        await deliver(message, enquiry);
        unrecorded.add(message.id);
      }
    } catch (error) {
      await noteFailure(message, error);
      return;
    }
    await noteSent(message);
  };

  const noteSent = async (message: ClaimedMessage) => {
    for (let attempt = 1; attempt <= 5; attempt++) {
      try {
        await markSent(store.database, message, owner, clock.now());
        unrecorded.delete(message.id);
        log.info({ message: message.id, attempt: message.attempt }, 'message sent');
        return;
      } catch (error) {
        log.warn({ message: message.id, err: error }, 'message sent, but the store could not note it');
        await sleep(200 * attempt);
      }
    }
  };

  const noteFailure = async (message: ClaimedMessage, error: unknown) => {
    const isFinal = error instanceof DeliveryError && error.isFinal;
    const nowMs = clock.now();
    const dueAtMs = isFinal ? undefined : nextAttemptAtMs(message.attempt, message.firstAttemptAtMs, nowMs);
    const reason = withoutAddresses(error instanceof Error ? error.message : 'unknown');
    const details = { message: message.id, attempt: message.attempt, reason };
    if (dueAtMs === undefined) {
      log.error(details, 'message given up: mend the cause, then run "npm run enquiries -- retry-mail"');
    } else {
      log.warn({ ...details, nextAttempt: new Date(dueAtMs).toISOString() }, 'message not sent yet');
    }
    try {
      await markFailed(store.database, message, owner, reason, dueAtMs);
    } catch (storeError) {
      // The lease runs out by itself and the message is tried again then.
      log.warn({ message: message.id, err: describeError(storeError) }, 'failure not noted');
    }
  };

  const look = async () => {
    timer = undefined;
    try {
      await deliverDue();
    } catch (error) {
      log.warn({ err: error }, 'the outbox can not be read now');
    }
    schedule(options.pollMs ?? defaultPollMs);
  };

  const schedule = (delayMs: number) => {
    if (isStopped || kinds.length === 0) return;
    clearTimeout(timer);
    timer = setTimeout(look, delayMs);
    timer.unref();
  };

  let isStarted = false;
  return {
    deliverDue,
    start() {
      isStarted = true;
      schedule(0);
    },
    wake() {
      if (isStarted && !running) schedule(0);
    },
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await running?.catch(() => undefined);
    },
  };
}
