import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod';
import { type Route, type RouteName, routes } from '../contract/routes.ts';
import type { Desk, Visit, Visitor } from './desk.ts';
import { Refusal } from './refusal.ts';
import { visitorOf } from './sign-in/visitor.ts';

type Table = typeof routes;
type Output<N extends RouteName, Part extends 'params' | 'query' | 'body'> = Table[N] extends {
  readonly [Key in Part]: infer S extends z.ZodType;
}
  ? z.output<S>
  : undefined;
type WhoOf<N extends RouteName> = Table[N]['may'] extends 'anyone' ? undefined : Visitor;
type AnswerOf<N extends RouteName> = Table[N]['answer'] extends infer S extends z.ZodType
  ? Omit<z.output<S>, 'nowMs'>
  : string;

/** What a route does with a request that was let in. Its answer gets the time; the contract checks it. */
export type Handler<N extends RouteName> = (
  visit: Visit<Output<N, 'params'>, Output<N, 'query'>, Output<N, 'body'>, WhoOf<N>>,
) => Promise<AnswerOf<N>>;

/** Handlers by the names of their routes. */
export type Handlers<Names extends RouteName> = { readonly [N in Names]: Handler<N> };

/** Puts the routes into the app: who may, then the parts, then the handler, then its answer against the contract. */
export function serve<Names extends RouteName>(
  app: FastifyInstance,
  desk: Desk,
  handlers: Handlers<Names>,
): void {
  for (const [name, handler] of Object.entries(handlers) as [Names, Handler<Names>][]) {
    const route: Route = routes[name];
    app.route({
      method: route.method,
      url: route.path,
      handler: async (request, reply) => {
        await desk.house.store.ready();
        const visitor = await letIn(desk, route, request);
        const visit = {
          desk,
          params: partOf(route.params, request.params),
          query: partOf(route.query, request.query),
          body: partOf(route.body, request.body ?? undefined),
          visitor,
          nowMs: desk.now(),
          request,
          reply,
        } as Parameters<Handler<Names>>[0];
        return answered(desk, route, reply, await handler(visit));
      },
    });
  }
}

async function letIn(desk: Desk, route: Route, request: FastifyRequest): Promise<Visitor | undefined> {
  if (route.method !== 'GET' && request.headers.origin !== desk.house.desk.url) {
    throw new Refusal({ code: 'foreign-origin' });
  }
  if (route.may === 'anyone') return undefined;
  const visitor = await visitorOf(desk, request);
  if (route.may === 'administrator' && visitor.colleague.role !== 'administrator') {
    const administrators = await desk.database.all<{ id: string; name: string }>(
      "SELECT id, name FROM colleagues WHERE role = 'administrator' AND state = 'active' ORDER BY name",
    );
    throw new Refusal({ code: 'no-permission', administrators });
  }
  return visitor;
}

function partOf(schema: z.ZodType | undefined, given: unknown): unknown {
  const isEmpty = given === undefined || (typeof given === 'object' && Object.keys(given ?? {}).length === 0);
  if (!schema && isEmpty) return undefined;
  const result = (schema ?? z.undefined()).safeParse(given);
  if (result.success) return result.data;
  throw new Refusal({
    code: 'invalid',
    errors: result.error.issues.map(({ path, message }) => ({ field: path.join('.'), message })),
  });
}

function answered(desk: Desk, route: Route, reply: FastifyReply, given: unknown): FastifyReply {
  reply.header('cache-control', 'no-store');
  if (typeof route.answer === 'string') return reply.send(given);
  const answer = { nowMs: desk.now(), ...(given as object) };
  return reply.send(route.answer.parse(answer));
}
