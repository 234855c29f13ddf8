import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { headersForAll } from '../static/http-map.ts';

/** Whether the parts of the service work. `problem` says in one line what does not. */
export type Readiness = () => Promise<{ readonly isReady: boolean; readonly problem?: string }>;

/** `/healthz`: the process answers. `/readyz`: it can also store an enquiry, so a balancer may send visitors. */
export function healthRoutes(app: FastifyInstance, readiness: Readiness): void {
  const setHeaders = async (request: FastifyRequest, reply: FastifyReply) => {
    reply.headers(headersForAll(request.siteBuild.httpMap)).header('cache-control', 'no-store');
  };
  app.get('/healthz', { onRequest: setHeaders }, async () => ({ status: 'ok' }));
  app.get('/readyz', { onRequest: setHeaders }, async (_request, reply) => {
    const { isReady, problem } = await readiness();
    reply.code(isReady ? 200 : 503);
    return isReady ? { status: 'ready' } : { status: 'not ready', problem };
  });
}
