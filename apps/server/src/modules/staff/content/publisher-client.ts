import { request as httpRequest } from 'node:http';
import { buffer } from 'node:stream/consumers';
import type { contentRoutes } from '@vanda/desk-api/content';
import { DomainError, failureSchema, notFound } from '@vanda/desk-api/failures';
import { type Answer, type RouteName, routes, type WithoutTime } from '@vanda/desk-api/routes';
import type { Desk } from '../desk.ts';

export type ContentRoute = keyof typeof contentRoutes & RouteName;

/** The publisher does not respond: it is not started, or restarting. */
export class PublisherAway extends DomainError {
  constructor() {
    super({
      code: 'not-possible',
      words: 'The publisher does not answer. What is online stays as it is. Try again in a minute.',
    });
  }
}

type Asking = {
  readonly by: { readonly id: string; readonly name: string };
  readonly params?: unknown;
  readonly query?: unknown;
  readonly body?: unknown;
  readonly checksOnly?: true;
};

type Received = { readonly status: number; readonly type: string; readonly bytes: Buffer };

/** Milliseconds; a save waits for Git, a preview for its first page. */
const timeoutMs = 60_000;

/** @throws {DomainError} refusals of the publisher; `not-found` while the content area is off */
export async function askPublisher<N extends ContentRoute>(
  desk: Desk,
  name: N,
  asking: Asking,
): Promise<WithoutTime<Answer<N>>> {
  const { bytes, status } = await exchange(desk, 'POST', `/${name}`, asking);
  const value: unknown = JSON.parse(bytes.toString('utf8'));
  if (status !== 200) throw refusalOf(value);
  const { answer } = routes[name];
  if (typeof answer === 'string') throw new Error(`${name} answers with a file`);
  return answer.parse({ nowMs: desk.now(), ...(value as object) }) as unknown as WithoutTime<Answer<N>>;
}

export async function fetchFile(desk: Desk, path: string, asking?: Asking): Promise<Received> {
  const received = await exchange(desk, asking ? 'POST' : 'GET', path, asking);
  if (received.status !== 200 && received.type.startsWith('application/json'))
    throw refusalOf(JSON.parse(received.bytes.toString('utf8')));
  return received;
}

function refusalOf(value: unknown): DomainError {
  const failure = failureSchema.parse({ nowMs: 0, ...(value as object) });
  if (failure.code === 'failed') throw new Error('the publisher failed');
  return new DomainError(failure);
}

function exchange(desk: Desk, method: 'GET' | 'POST', path: string, asking?: Asking): Promise<Received> {
  const socketPath = desk.services.desk.publisher;
  if (socketPath === undefined) throw notFound();
  return new Promise((resolve, reject) => {
    // No keep-alive: the publisher may close a reused connection.
    const headers = asking ? { 'content-type': 'application/json' } : {};
    const parts = { socketPath, method, path, headers, timeout: timeoutMs, agent: false };
    const request = httpRequest(parts, (response) => {
      const { statusCode: status = 500, headers } = response;
      const type = headers['content-type'] ?? 'application/octet-stream';
      buffer(response).then(
        (bytes) => resolve({ status, type, bytes }),
        () => reject(new PublisherAway()),
      );
    });
    request.once('timeout', () => request.destroy(new Error('timeout')));
    request.once('error', () => reject(new PublisherAway()));
    request.end(asking && JSON.stringify(asking));
  });
}
