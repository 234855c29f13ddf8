import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { StoreUnavailable } from '../database/database.ts';
import type { Store } from '../database/store.ts';
import { headersForAll } from '../static/http-map.ts';

type Health = { readonly isReady: boolean; readonly problem?: string };

export type Readiness = () => Promise<Health>;

/** Longest wait, and cache time of a good result, in milliseconds. */
const answerWithinMs = 2000;
const repeatForMs = 2000;

export function readinessOf(store: Store): Readiness {
  let provedAtMs = Number.NEGATIVE_INFINITY;
  let proving: Promise<Health> | undefined;

  const prove = async (): Promise<Health> => {
    const health = await healthOf(store);
    if (health.isReady) provedAtMs = performance.now();
    proving = undefined;
    return health;
  };

  return async () => {
    if (performance.now() - provedAtMs < repeatForMs) return { isReady: true };
    proving ??= prove();
    return Promise.race([proving, tooLate()]);
  };
}

async function healthOf(store: Store): Promise<Health> {
  try {
    await store.ready();
    await store.database.proveWrite();
    return { isReady: true };
  } catch (error) {
    const isKnown = error instanceof StoreUnavailable;
    return { isReady: false, problem: isKnown ? error.message : 'the store fails' };
  }
}

async function tooLate(): Promise<Health> {
  await sleep(answerWithinMs, undefined, { ref: false });
  return { isReady: false, problem: 'the store does not answer' };
}

/** `/healthz`: the process responds. `/readyz`: an enquiry can be stored. */
export function healthRoutes(app: FastifyInstance, readiness: Readiness): void {
  const setHeaders = async (request: FastifyRequest, reply: FastifyReply) => {
    reply
      .headers(headersForAll(request.siteBuild.httpMap))
      .headers({ 'cache-control': 'no-store', 'content-security-policy': "default-src 'none'" });
  };
  app.get('/healthz', { onRequest: setHeaders }, async () => ({ status: 'ok' }));
  app.get('/readyz', { onRequest: setHeaders }, async (_request, reply) => {
    const { isReady, problem } = await readiness();
    reply.code(isReady ? 200 : 503);
    return isReady ? { status: 'ready' } : { status: 'not ready', problem };
  });
}
