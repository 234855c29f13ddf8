import { DomainError } from '@vanda/desk-api/failures';
import type { Answer } from '@vanda/desk-api/routes';
import type { FastifyInstance } from 'fastify';
import type { Desk } from '../desk.ts';
import {
  type DateRequest,
  duePending,
  isPending,
  postponePending,
  setPendingMessage,
  settlePending,
} from '../store/pending-dates.ts';
import { askPublisher, PublisherAway } from './publisher-client.ts';

const pollMs = 5000;
export const firstRetryMs = 10_000;
const longestRetryMs = 10 * 60_000;
const waitMs = (attempts: number) => Math.min(longestRetryMs, firstRetryMs * 2 ** attempts);

/**
 * A repetition only restarts a failed build. Done once the site is built, or the date is no longer in the
 * content.
 */
export async function askForDate(
  desk: Desk,
  { name, ...request }: DateRequest,
): Promise<Pick<Answer<'cancelDate'>, 'publishing' | 'checks'>> {
  const key = request.body.idempotencyKey;
  let message: string | null = null;
  try {
    const { publishing, checks } = await askPublisher(desk, name, request);
    if (publishing?.step === 'done') await settlePending(desk.database, key);
    message = checks[0]?.message ?? null;
    return { publishing, checks };
  } catch (error) {
    // The emails are queued, so nothing is undone: it is retried.
    message = messageOf(error);
    if (error instanceof DomainError && error.failure.code === 'not-found') {
      await settlePending(desk.database, key);
    }
    return { publishing: null, checks: [] };
  } finally {
    await setPendingMessage(desk.database, key, message);
  }
}

/**
 * Before anybody is told; not for a repetition, whose emails are queued.
 * @throws {DomainError} why the publisher would refuse the change; none while it does not respond
 */
export async function checkDate(desk: Desk, { name, ...request }: DateRequest): Promise<void> {
  if (await isPending(desk.database, request.body.idempotencyKey)) return;
  try {
    await askPublisher(desk, name, { ...request, checksOnly: true });
  } catch (error) {
    if (!(error instanceof PublisherAway)) throw error;
  }
}

function messageOf(error: unknown): string {
  if (error instanceof PublisherAway) return 'The publisher does not answer.';
  return error instanceof DomainError && 'message' in error.failure
    ? error.failure.message
    : 'The publisher met a problem of its own.';
}

async function retryDue(desk: Desk): Promise<void> {
  await desk.services.store.ready();
  for (const { request, attempts } of await duePending(desk.database, desk.now())) {
    const next = attempts + 1;
    await postponePending(desk.database, request.body.idempotencyKey, {
      attempts: next,
      dueAtMs: desk.now() + waitMs(next),
    });
    await askForDate(desk, request);
  }
}

/** Repeats pending changes until they are built, also after a restart or a failed build. */
export function retryPendingDates(app: FastifyInstance, desk: Desk): void {
  if (desk.services.desk.publisher === undefined) return;
  let isRunning = false;
  const retry = async () => {
    if (isRunning) return;
    isRunning = true;
    await retryDue(desk).catch((error: unknown) => app.log.warn({ err: error }, 'dates are still pending'));
    isRunning = false;
  };
  const timer = setInterval(retry, desk.services.publisherPollMs ?? pollMs).unref();
  app.addHook('onClose', async () => clearInterval(timer));
}
