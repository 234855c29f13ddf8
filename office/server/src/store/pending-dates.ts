import type { Answer } from '@vanda/desk-api/routes';
import type { Queries } from '@vanda/server/office';

/** A change of a date for the publisher, stored until the site is built with it. */
export type DateRequest = {
  readonly name: 'cancelDate' | 'postponeDate';
  readonly by: { readonly id: string; readonly name: string };
  readonly params: { readonly course: string; readonly day: string };
  readonly body: { readonly idempotencyKey: string };
};

export async function storePending(
  queries: Queries,
  { title, request, dueAtMs }: { title: string; request: DateRequest; dueAtMs: number },
): Promise<void> {
  const { course, day } = request.params;
  await queries.run(
    `INSERT INTO pending_dates (idempotency_key, course, day, title, request, attempts, due_at)
     VALUES ($1, $2, $3, $4, $5, 0, $6)`,
    [request.body.idempotencyKey, course, day, title, JSON.stringify(request), dueAtMs],
  );
}

export async function dropPending(queries: Queries, course: string, day: string): Promise<void> {
  await queries.run('DELETE FROM pending_dates WHERE course = $1 AND day = $2', [course, day]);
}

export function pendingDates(queries: Queries): Promise<Answer<'sessions'>['pendingDates']> {
  return queries.all('SELECT title, day, message FROM pending_dates ORDER BY day, title');
}

/** @param key of the request: its idempotency key */
export async function isPending(queries: Queries, key: string): Promise<boolean> {
  const rows = await queries.all('SELECT 1 FROM pending_dates WHERE idempotency_key = $1', [key]);
  return rows.length > 0;
}

/** @param key of the request: its idempotency key */
export async function settlePending(queries: Queries, key: string): Promise<void> {
  await queries.run('DELETE FROM pending_dates WHERE idempotency_key = $1', [key]);
}

/** Why it is still pending, as shown at the desk; null when no reason is known. No effect once it is settled. */
export async function setPendingMessage(
  queries: Queries,
  key: string,
  message: string | null,
): Promise<void> {
  await queries.run('UPDATE pending_dates SET message = $1 WHERE idempotency_key = $2', [message, key]);
}

export async function duePending(queries: Queries, nowMs: number) {
  const rows = await queries.all<{ request: string; attempts: number }>(
    'SELECT request, attempts FROM pending_dates WHERE due_at <= $1',
    [nowMs],
  );
  return rows.map(({ request, attempts }) => ({ request: JSON.parse(request) as DateRequest, attempts }));
}

export async function postponePending(
  queries: Queries,
  key: string,
  { attempts, dueAtMs }: { attempts: number; dueAtMs: number },
): Promise<void> {
  await queries.run('UPDATE pending_dates SET attempts = $1, due_at = $2 WHERE idempotency_key = $3', [
    attempts,
    dueAtMs,
    key,
  ]);
}
