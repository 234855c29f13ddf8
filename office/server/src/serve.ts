import { isAllowed } from '@vanda/desk-api/common';
import { DomainError, type Failure, failureSchema, invalid, statusOf } from '@vanda/desk-api/failures';
import {
  type Received,
  type ResponseOf,
  type Route,
  type RouteName,
  routes,
  type WithoutTime,
} from '@vanda/desk-api/routes';
import { allowUpload, StoreUnavailable } from '@vanda/server/office';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod';
import type { CurrentUser, Desk, RequestContext } from './desk.ts';
import { clearSessionCookie, currentUserOf } from './sign-in/current-user.ts';
import { activeAdministrators } from './store/staff-members.ts';

type WhoOf<N extends RouteName> = (typeof routes)[N]['may'] extends 'anyone' ? undefined : CurrentUser;

export type Handler<N extends RouteName> = (
  context: RequestContext<Received<N, 'params'>, Received<N, 'query'>, Received<N, 'body'>, WhoOf<N>>,
) => Promise<ResponseOf<N> extends Blob ? string : WithoutTime<ResponseOf<N>>>;

export type Handlers<Names extends RouteName> = { readonly [N in Names]: Handler<N> };

export function serve(app: FastifyInstance, desk: Desk, handlers: Handlers<RouteName>): void {
  for (const [name, handler] of Object.entries(handlers) as [RouteName, Handler<RouteName>][]) {
    const route: Route = routes[name];
    app.route({
      method: route.method,
      url: route.path,
      ...(route.maxBytes === undefined ? {} : { bodyLimit: route.maxBytes }),
      ...(route.bytes === undefined
        ? {}
        : {
            onRequest: async (request) => {
              await desk.services.store.ready();
              await authorise(desk, route, request);
              allowUpload(request);
            },
          }),
      handler: async (request, reply) => {
        await desk.services.store.ready();
        const currentUser = await authorise(desk, route, request);
        const context = {
          desk,
          params: parsePart(route.params, request.params),
          query: parsePart(route.query, request.query),
          body: parsePart(route.body, bodyOf(route, request.body)),
          currentUser,
          nowMs: desk.now(),
          request,
          reply,
        } as Parameters<Handler<RouteName>>[0];
        return answered(desk, route, reply, await handler(context));
      },
    });
  }
}

export async function authorise(
  desk: Desk,
  route: Pick<Route, 'method' | 'may'>,
  request: FastifyRequest,
): Promise<CurrentUser | undefined> {
  if (route.method !== 'GET' && request.headers.origin !== desk.services.desk.url)
    throw new DomainError({ code: 'foreign-origin' });
  if (route.may === 'anyone') return undefined;
  const currentUser = await currentUserOf(desk, request);
  if (!isAllowed(currentUser.staffMember.role, route.may)) {
    throw new DomainError({
      code: 'no-permission',
      administrators: await activeAdministrators(desk.database),
    });
  }
  return currentUser;
}

const bodyOf = ({ bytes }: Route, body: unknown): unknown =>
  bytes && Buffer.isBuffer(body) ? { [bytes]: body.toString('base64') } : (body ?? undefined);

function parsePart(schema: z.ZodType | undefined, given: unknown): unknown {
  const isEmpty = given === undefined || (typeof given === 'object' && Object.keys(given ?? {}).length === 0);
  if (!schema && isEmpty) return undefined;
  const result = (schema ?? z.undefined()).safeParse(given);
  if (result.success) return result.data;
  throw invalid(...result.error.issues.map(({ path, message }) => ({ field: path.join('.'), message })));
}

function answered(desk: Desk, route: Route, reply: FastifyReply, given: unknown): FastifyReply {
  if (typeof route.response === 'string') return reply.send(given);
  const response = { nowMs: desk.now(), ...(given as object) };
  return reply.send(route.response.parse(response));
}

export function respondWithFailure(
  desk: Desk,
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const failure = failureSchema.parse({ ...failureOf(error), nowMs: desk.now() });
  if (failure.code === 'failed') request.log.error({ err: error }, 'request of the desk failed');
  if (failure.code === 'signed-out' && failure.why !== 'none') clearSessionCookie(reply);
  if (failure.code === 'too-many-attempts') reply.header('retry-after', failure.retryAfterSeconds);
  return reply.code(statusOf[failure.code]).send(failure);
}

function failureOf(error: unknown): WithoutTime<Failure> {
  if (error instanceof DomainError) return error.failure;
  if (error instanceof StoreUnavailable) return { code: 'unavailable' };
  const { statusCode = 500 } = error as FastifyError;
  if (statusCode === 413) return { code: 'too-large' };
  if (statusCode < 500) return { code: 'invalid', errors: [{ field: '', message: 'not a JSON request' }] };
  return { code: 'failed' };
}
