import type * as z from 'zod';
import { type Failure, failureSchema } from '../../contract/failures.ts';
import {
  type Answer,
  type Body,
  type Params,
  type Query,
  type Route,
  type RouteName,
  routeAddress,
  routes,
} from '../../contract/routes.ts';
import { noteReached, noteSignedOut } from './connection.ts';
import { setServerClock } from './server-clock.ts';

/** A refusal of the service, or `unreached` where none came. */
export type Refusal = Failure | { code: 'unreached' };
export type RefusalCode = Refusal['code'];

/** A request that did not do what it was for. */
export class Refused extends Error {
  readonly refusal: Refusal;
  readonly status: number | undefined;
  readonly atMs = Date.now();

  constructor(refusal: Refusal, status?: number) {
    super(refusal.code);
    this.refusal = refusal;
    this.status = status;
  }
}

/** The parts of a request that its route asks for. */
export type Parts<N extends RouteName> = Part<'params', Params<N>> &
  Part<'query', Query<N>> &
  Part<'body', Body<N>>;
type Part<Name extends string, Value> = undefined extends Value
  ? { [K in Name]?: undefined }
  : { [K in Name]: Value };

type RequestOptions = {
  /** From a timer: keeps nobody signed in. */
  isBackground?: boolean;
  signal?: AbortSignal;
};

/**
 * Asks the service.
 * @throws Refused
 */
export async function request<N extends RouteName>(
  name: N,
  parts: Parts<N>,
  { isBackground = false, signal }: RequestOptions = {},
): Promise<Answer<N>> {
  const route: Route = routes[name];
  const { params, query, body } = parts as {
    params?: Record<string, string>;
    query?: Record<string, string | number | undefined>;
    body?: unknown;
  };
  const response = await reach(routeAddress(route, params, query), {
    method: route.method,
    headers: {
      ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
      ...(isBackground ? { 'X-Desk-Background': '1' } : {}),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    ...(signal ? { signal } : {}),
  });
  if (!response.ok) throw await refusalOf(response, route);
  if (typeof route.answer === 'string') return (await response.blob()) as Answer<N>;
  const answer = (route.answer as z.ZodType<{ nowMs: number }>).parse(await response.json());
  setServerClock(answer.nowMs);
  // Whoever could only be here signed in, is; also after signing in.
  if (route.may !== 'anyone' || name === 'signIn' || name === 'acceptInvitation') noteSignedOut(undefined);
  return answer as Answer<N>;
}

async function reach(address: string, init: RequestInit): Promise<Response> {
  try {
    const response = await fetch(address, init);
    noteReached(true);
    return response;
  } catch (error) {
    if (init.signal?.aborted) throw error;
    noteReached(false);
    throw new Refused({ code: 'unreached' });
  }
}

async function refusalOf(response: Response, route: Route): Promise<Refused> {
  const parsed = failureSchema.safeParse(await response.json().catch(() => undefined));
  // Something between here and the service answered, in words of its own.
  if (!parsed.success) return new Refused({ code: 'unreached' }, response.status);
  const failure = parsed.data;
  setServerClock(failure.nowMs);
  if (failure.code === 'signed-out' && route.may !== 'anyone') noteSignedOut(failure.why);
  return new Refused(failure, response.status);
}
