import type { Answer } from '@vanda/desk-api/routes';
import type { FastifyInstance } from 'fastify';
import type { Queries } from '../../../platform/database/database.ts';
import type { Desk } from '../desk.ts';
import { DomainError } from '../domain-error.ts';
import { askPublisher, PublisherAway } from './publisher-client.ts';

type DateRequest = {
  readonly name: 'cancelDate' | 'postponeDate';
  readonly by: { readonly id: string; readonly name: string };
  readonly params: { readonly course: string; readonly day: string };
  readonly body: { readonly idempotencyKey: string };
};

const pollMs = 5000;
const firstRetryMs = 10_000;
const longestRetryMs = 10 * 60_000;
const waitMs = (attempts: number) => Math.min(longestRetryMs, firstRetryMs * 2 ** attempts);

export async function storePending(
  queries: Queries,
  { title, request, atMs }: { title: string; request: DateRequest; atMs: number },
): Promise<void> {
  const { course, day } = request.params;
  await queries.run(
    `INSERT INTO pending_dates (idempotency_key, course, day, title, request, attempts, due_at)
     VALUES ($1, $2, $3, $4, $5, 0, $6)`,
    [request.body.idempotencyKey, course, day, title, JSON.stringify(request), atMs + waitMs(0)],
  );
}

export async function dropPending(queries: Queries, course: string, day: string): Promise<void> {
  await queries.run('DELETE FROM pending_dates WHERE course = $1 AND day = $2', [course, day]);
}

export function pendingDates(queries: Queries): Promise<Answer<'sessions'>['pendingDates']> {
  return queries.all('SELECT title, day, words FROM pending_dates ORDER BY day, title');
}

/**
 * A repetition only restarts a failed build. Done once the site is built, or the date is no longer in the
 * content.
 */
export async function askForDate(
  desk: Desk,
  { name, ...request }: DateRequest,
): Promise<Pick<Answer<'cancelDate'>, 'publishing' | 'checks'>> {
  const key = request.body.idempotencyKey;
  const settle = () => desk.database.run('DELETE FROM pending_dates WHERE idempotency_key = $1', [key]);
  let words: string | null = null;
  try {
    const { publishing, checks } = await askPublisher(desk, name, request);
    if (publishing?.step === 'done') await settle();
    words = checks[0]?.words ?? null;
    return { publishing, checks };
  } catch (error) {
    // The emails are queued, so nothing is undone: it is retried.
    words = wordsOf(error);
    if (error instanceof DomainError && error.failure.code === 'not-found') await settle();
    return { publishing: null, checks: [] };
  } finally {
    await desk.database.run('UPDATE pending_dates SET words = $1 WHERE idempotency_key = $2', [words, key]);
  }
}

function wordsOf(error: unknown): string {
  if (error instanceof PublisherAway) return 'The publisher does not answer.';
  return error instanceof DomainError && 'words' in error.failure
    ? error.failure.words
    : 'The publisher met a problem of its own.';
}

async function retryDue(desk: Desk): Promise<void> {
  await desk.services.store.ready();
  const due = await desk.database.all<{ key: string; request: string; attempts: number }>(
    'SELECT idempotency_key AS key, request, attempts FROM pending_dates WHERE due_at <= $1',
    [desk.now()],
  );
  for (const { key, request, attempts } of due) {
    const next = attempts + 1;
    await desk.database.run(
      'UPDATE pending_dates SET attempts = $1, due_at = $2 WHERE idempotency_key = $3',
      [next, desk.now() + waitMs(next), key],
    );
    await askForDate(desk, JSON.parse(request) as DateRequest);
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
