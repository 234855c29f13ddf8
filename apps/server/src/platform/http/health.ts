import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { headersForAll } from '../static/http-map.ts';

export type Readiness = () => Promise<{ readonly isReady: boolean; readonly problem?: string }>;

/** `/healthz`: the process responds. `/readyz`: an enquiry can be stored. */
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
