import { request as httpRequest } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { DomainError, failureSchema, notFound } from '@vanda/desk-api/failures';
import type { contentRoutes, ResponseOf, RouteName, WithoutTime } from '@vanda/desk-api/routes';
import type { Desk } from '../desk.ts';

export type ContentRoute = keyof typeof contentRoutes & RouteName;

const awayMessage = 'The publisher does not answer. What is online stays as it is. Try again in a minute.';
const busyMessage =
  'The publisher is still at work, so this may be done in a moment. Look again before you repeat it; a repetition is done once.';

/** The publisher does not respond: it is not started, restarting, or at work for longer than a request may take. */
export class PublisherAway extends DomainError {
  constructor(message = awayMessage) {
    super({ code: 'not-possible', message });
  }
}

type Asking = {
  readonly by: { readonly id: string; readonly name: string };
  readonly params?: unknown;
  readonly query?: unknown;
  readonly body?: unknown;
};

type Received = { readonly status: number; readonly type: string; readonly bytes: Buffer };

/** The desk's own connections end after 20 seconds of silence. */
const timeoutMs = 15_000;
/** @throws {DomainError} refusals of the publisher; `not-found` while the content area is off */
export async function askPublisher<N extends ContentRoute>(
  desk: Desk,
  name: N,
  asking: Asking,
): Promise<WithoutTime<ResponseOf<N>>> {
  const { bytes, status } = await exchange(desk, 'POST', `/${name}`, asking);
  const value: unknown = JSON.parse(bytes.toString('utf8'));
  if (status !== 200) throw refusalOf(value);
  // `serve` parses it by the route's contract.
  return value as WithoutTime<ResponseOf<N>>;
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
    const parts = { socketPath, method, path, headers, agent: false };
    const request = httpRequest(parts, (response) => {
      const { statusCode: status = 500, headers } = response;
      const type = headers['content-type'] ?? 'application/octet-stream';
      buffer(response).then(
        (bytes) => resolve({ status, type, bytes }),
        () => reject(new PublisherAway()),
      );
    });
    // Also ends requests that the publisher answers too slowly.
    const timer = setTimeout(() => request.destroy(new PublisherAway(busyMessage)), timeoutMs);
    request.once('close', () => clearTimeout(timer));
    request.once('error', (error) => reject(error instanceof PublisherAway ? error : new PublisherAway()));
    request.end(asking && JSON.stringify(asking));
  });
}
