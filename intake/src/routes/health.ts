import type { FastifyInstance } from 'fastify';

/** Whether the parts of the service work. `problem` says in one line what does not. */
export type Readiness = () => Promise<{ readonly isReady: boolean; readonly problem?: string }>;

/** `/healthz`: the process answers. `/readyz`: it can also store an enquiry, so a balancer may send visitors. */
export function healthRoutes(app: FastifyInstance, readiness: Readiness): void {
  app.get('/healthz', (_request, reply) => {
    reply.header('cache-control', 'no-store').send({ status: 'ok' });
  });
  app.get('/readyz', async (_request, reply) => {
    const { isReady, problem } = await readiness();
    reply.code(isReady ? 200 : 503).header('cache-control', 'no-store');
    return isReady ? { status: 'ready' } : { status: 'not ready', problem };
  });
}
