import { setTimeout as sleep } from 'node:timers/promises';
import { backoff, waitAfterMs } from '../../platform/backoff.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Store } from '../../platform/database/store.ts';
import { enquiriesCommand } from '../../platform/enquiries-command.ts';
import { describeError, type WorkerLog, withoutAddresses } from '../../platform/log.ts';
import { type EnquiryRecord, findEnquiry } from '../enquiries/enquiries.ts';
import { type ClaimedMessage, claimMessages, type MessageKind, markFailed, markSent } from './outbox.ts';

export type Deliver = (message: ClaimedMessage, enquiry: EnquiryRecord) => Promise<void>;

/** `isFinal`: the receiver refused for good, so there is no retry. */
export class DeliveryError extends Error {
  readonly isFinal: boolean;

  constructor(message: string, options: { isFinal: boolean; cause?: unknown }) {
    super(message, { cause: options.cause });
    this.name = 'DeliveryError';
    this.isFinal = options.isFinal;
  }
}

/** An outgoing channel: SMTP or webhook. Channels run independently. */
export type Channel = { readonly kinds: readonly MessageKind[]; readonly deliver: Deliver };

/** `owner` names this process in its leases. */
export type ChannelContext = {
  readonly store: Store;
  readonly clock: Clock;
  readonly log: WorkerLog;
  readonly owner: string;
};

const parallel = 4;

export function createChannelRunner({ kinds, deliver }: Channel, context: ChannelContext) {
  const { store, clock, log, owner } = context;
  const inFlight = new Map<string, Promise<void>>();
  /** Messages that were sent but not recorded: this process must not send them again. */
  const unrecorded = new Set<string>();
  let running: Promise<number> | undefined;
  let lookAgain = () => {};
  let isStopped = false;

  const claim = async (count: number): Promise<ClaimedMessage[]> => {
    if (isStopped || count === 0) return [];
    const claimed = await claimMessages(store.database, kinds, { owner, nowMs: clock.now() }, count);
    // After a backwards clock jump a message in flight looks free.
    return claimed.filter(({ id }) => !inFlight.has(id));
  };

  const deliverAll = async () => {
    let attempts = 0;
    for (;;) {
      const messages = await claim(parallel - inFlight.size);
      for (const message of messages) {
        const sending = deliverOne(message).finally(() => inFlight.delete(message.id));
        inFlight.set(message.id, sending);
      }
      attempts += messages.length;
      if (inFlight.size === 0) return attempts;
      if (messages.length === 0 || inFlight.size === parallel) {
        const nudge = new Promise<void>((resolve) => {
          lookAgain = resolve;
        });
        await Promise.race([...inFlight.values(), nudge]);
      }
    }
  };

  const runToTheEnd = async () => {
    try {
      return await deliverAll();
    } finally {
      await Promise.all(inFlight.values());
      running = undefined;
    }
  };

  const deliverOne = async (message: ClaimedMessage) => {
    try {
      if (!unrecorded.has(message.id)) {
        const enquiry = await findEnquiry(store.database, message.reference);
        // The enquiry was deleted after its message was claimed.
        if (!enquiry) return;
        if (!enquiry.isDemo) await deliver(message, enquiry);
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
    if (dueAtMs === undefined)
      log.error(details, `message failed: fix the cause, then run "${enquiriesCommand} retry-mail"`);
    else log.warn({ ...details, nextAttempt: new Date(dueAtMs).toISOString() }, 'message not sent yet');
    try {
      await markFailed(store.database, message, owner, reason, dueAtMs);
    } catch (storeError) {
      // Another attempt follows once the lease expires.
      log.warn({ message: message.id, err: describeError(storeError) }, 'failure not noted');
    }
  };

  return {
    /** Sends everything due; a second call joins the first. Returns the number of attempts. */
    run(): Promise<number> {
      lookAgain();
      running ??= runToTheEnd();
      return running;
    },
    async stop(): Promise<void> {
      isStopped = true;
      await running?.catch(() => undefined);
    },
  };
}
