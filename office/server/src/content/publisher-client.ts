import { request as httpRequest } from 'node:http';
import { buffer } from 'node:stream/consumers';
import type { contentRoutes } from '@vanda/desk-api/content';
import { DomainError, failureSchema, notFound } from '@vanda/desk-api/failures';
import { type ResponseOf, type RouteName, routes, type WithoutTime } from '@vanda/desk-api/routes';
import type * as z from 'zod';
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
/** Lists that leave out a row which breaks the contract. A form is none: saving it would delete what was left out. */
const lists: ReadonlySet<ContentRoute> = new Set<ContentRoute>([
  'contentHome',
  'history',
  'collections',
  'reviews',
  'pictures',
  'beforeOnline',
]);

/** @throws {DomainError} refusals of the publisher; `not-found` while the content area is off */
export async function askPublisher<N extends ContentRoute>(
  desk: Desk,
  name: N,
  asking: Asking,
): Promise<WithoutTime<ResponseOf<N>>> {
  const { bytes, status } = await exchange(desk, 'POST', `/${name}`, asking);
  const value: unknown = JSON.parse(bytes.toString('utf8'));
  if (status !== 200) throw refusalOf(value);
  const { response } = routes[name];
  if (typeof response === 'string') throw new Error(`${name} answers with a file`);
  const given = { nowMs: desk.now(), ...(value as object) };
  const read = lists.has(name) ? parseList(response, given) : response.parse(given);
  return read as unknown as WithoutTime<ResponseOf<N>>;
}

function parseList(response: z.ZodType, given: object): unknown {
  const { error } = response.safeParse(given);
  const rows = (error?.issues ?? []).map(({ path }) =>
    path.slice(0, path.findLastIndex((step) => typeof step === 'number') + 1),
  );
  const different = new Map(rows.map((path) => [path.join('.'), path]));
  // Removes from the end, so that the indexes of the others stay valid.
  const fromTheEnd = [...different.values()].toSorted((a, b) => Number(b.at(-1)) - Number(a.at(-1)));
  for (const path of fromTheEnd) {
    const list = path.slice(0, -1).reduce<unknown>((at, step) => (at as never)[step], given);
    if (Array.isArray(list)) list.splice(Number(path.at(-1)), 1);
  }
  return response.parse(given);
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
