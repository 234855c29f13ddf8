import { type Failure, failureSchema } from '@vanda/desk-api/failures';
import {
  type Body,
  type Params,
  type Query,
  type ResponseOf,
  type Route,
  type RouteName,
  routeAddress,
  routes,
} from '@vanda/desk-api/routes';
import type * as z from 'zod';
import { noteReached, noteSignedOut } from './connection.ts';
import { setServerClock } from './server-clock.ts';

/** A failure of the service, `unreached` without a response, or `unreadable` with one of another version. */
export type RequestFailure = Failure | { code: 'unreached' | 'unreadable' };

export class RequestError extends Error {
  readonly failure: RequestFailure;
  readonly status: number | undefined;
  readonly atMs = Date.now();

  constructor(failure: RequestFailure, status?: number) {
    super(failure.code);
    this.failure = failure;
    this.status = status;
  }
}

export const isTransient = (error: unknown): boolean =>
  error instanceof RequestError && ['unreached', 'unavailable', 'failed'].includes(error.failure.code);

export type Parts<N extends RouteName> = Part<'params', Params<N>> &
  Part<'query', Query<N>> &
  Part<'body', Body<N>>;
type Part<Name extends string, Value> = undefined extends Value
  ? { [K in Name]?: undefined }
  : { [K in Name]: Value };

type RequestOptions = {
  /** True for a request of a timer, which does not extend the login session. */
  isBackground?: boolean;
  signal?: AbortSignal;
};

/** @throws RequestError */
export async function request<N extends RouteName>(
  name: N,
  parts: Parts<N>,
  { isBackground = false, signal }: RequestOptions = {},
): Promise<ResponseOf<N>> {
  const route: Route = routes[name];
  const { params, query, body } = parts as {
    params?: Record<string, string>;
    query?: Record<string, string | number | undefined>;
    body?: unknown;
  };
  const bytes = route.bytes && (body as Record<string, Blob>)[route.bytes];
  const sent = bytes || (body === undefined ? undefined : JSON.stringify(body));
  const response = await reach(routeAddress(route, params, query), {
    method: route.method,
    headers: {
      ...(sent === undefined
        ? {}
        : { 'Content-Type': `application/${route.bytes ? 'octet-stream' : 'json'}` }),
      ...(isBackground ? { 'X-Desk-Background': '1' } : {}),
    },
    ...(sent === undefined ? {} : { body: sent }),
    ...(signal ? { signal } : {}),
  });
  if (!response.ok) throw await failureOfResponse(response, route);
  if (typeof route.response === 'string') return (await response.blob()) as ResponseOf<N>;
  const schema = route.response as z.ZodType<{ nowMs: number }>;
  const read = await response
    .json()
    .then((json) => schema.parse(json))
    .catch((error: unknown) => {
      throw signal?.aborted ? error : new RequestError({ code: 'unreadable' }, response.status);
    });
  setServerClock(read.nowMs);
  // A success on an authenticated route proves that the login session is valid.
  if (route.may !== 'anyone' || name === 'signIn' || name === 'acceptInvitation') noteSignedOut(undefined);
  return read as ResponseOf<N>;
}

async function reach(address: string, init: RequestInit): Promise<Response> {
  try {
    const response = await fetch(address, init);
    noteReached(true);
    return response;
  } catch (error) {
    if (init.signal?.aborted) throw error;
    noteReached(false);
    throw new RequestError({ code: 'unreached' });
  }
}

async function failureOfResponse(response: Response, route: Route): Promise<RequestError> {
  const parsed = failureSchema.safeParse(await response.json().catch(() => undefined));
  // A proxy responded in place of the service.
  if (!parsed.success) {
    const tooLarge = { code: 'too-large', nowMs: Date.now() } as const;
    return new RequestError(response.status === 413 ? tooLarge : { code: 'unreached' }, response.status);
  }
  const failure = parsed.data;
  setServerClock(failure.nowMs);
  if (failure.code === 'signed-out' && route.may !== 'anyone') noteSignedOut(failure.why);
  return new RequestError(failure, response.status);
}
