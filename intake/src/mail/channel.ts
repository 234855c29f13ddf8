import { setTimeout as sleep } from 'node:timers/promises';
import type { Clock } from '../clock.ts';
import { describeError, withoutAddresses } from '../log.ts';
import { findEnquiry, type MessageKind } from '../store/enquiries.ts';
import { type ClaimedMessage, claimMessages, markFailed, markSent } from '../store/outbox.ts';
import type { Store } from '../store/store.ts';
import { backoff, waitAfterMs } from './backoff.ts';
import { type Deliver, DeliveryError } from './delivery.ts';

/** One way out of the house: mail, or the webhook. One that hangs does not hold back the other. */
export type Channel = { readonly kinds: readonly MessageKind[]; readonly deliver: Deliver };

/** Where the sending reports. */
export type WorkerLog = {
  info(details: object, text: string): void;
  warn(details: object, text: string): void;
  error(details: object, text: string): void;
};

/** What a channel works with. `owner` names this process in its leases. */
export type ChannelContext = {
  readonly store: Store;
  readonly clock: Clock;
  readonly log: WorkerLog;
  readonly owner: string;
};

/** Sends what waits for one channel. */
export type ChannelRunner = {
  /** Sends everything that is due now; a second call joins the first. Returns the number of attempts. */
  run(): Promise<number>;
  /** Takes no further message; fulfils when those on their way have ended. */
  stop(): Promise<void>;
};

/** Messages of a channel on their way at one time. */
const parallel = 4;

/** Makes the runner of a channel. */
export function createChannelRunner({ kinds, deliver }: Channel, context: ChannelContext): ChannelRunner {
  const { store, clock, log, owner } = context;
  const onTheirWay = new Map<string, Promise<void>>();
  /** Sent, but the store could not note it: must not be sent again by this process. */
  const unrecorded = new Set<string>();
  let running: Promise<number> | undefined;
  /** Ends a wait for a message on its way: there may be another one to send beside it. */
  let lookAgain = () => {};
  let isStopped = false;

  const claim = async (count: number): Promise<ClaimedMessage[]> => {
    if (isStopped || count === 0) return [];
    const claimed = await claimMessages(store.database, kinds, { owner, nowMs: clock.now() }, count);
    // After the clock leapt back, a message on its way looks free.
    return claimed.filter(({ id }) => !onTheirWay.has(id));
  };

  const deliverAll = async () => {
    let attempts = 0;
    for (;;) {
      const messages = await claim(parallel - onTheirWay.size);
      for (const message of messages) {
        const sending = deliverOne(message).finally(() => onTheirWay.delete(message.id));
        onTheirWay.set(message.id, sending);
      }
      attempts += messages.length;
      if (onTheirWay.size === 0) return attempts;
      if (messages.length === 0 || onTheirWay.size === parallel) {
        const nudge = new Promise<void>((resolve) => {
          lookAgain = resolve;
        });
        await Promise.race([...onTheirWay.values(), nudge]);
      }
    }
  };

  const runToTheEnd = async () => {
    try {
      return await deliverAll();
    } finally {
      // When the store can't be read any more, some are still on their way.
      await Promise.all(onTheirWay.values());
      running = undefined;
    }
  };

  const deliverOne = async (message: ClaimedMessage) => {
    try {
      if (!unrecorded.has(message.id)) {
        const enquiry = await findEnquiry(store.database, message.reference);
        // Deleted since it was claimed: its messages are gone with it.
        if (!enquiry) return;
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
    const isFinal = (error instanceof DeliveryError && error.isFinal) || message.attempt >= backoff.attempts;
    const dueAtMs = isFinal ? undefined : clock.now() + waitAfterMs(message.attempt);
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

  return {
    run() {
      lookAgain();
      running ??= runToTheEnd();
      return running;
    },
    async stop() {
      isStopped = true;
      await running?.catch(() => undefined);
    },
  };
}
