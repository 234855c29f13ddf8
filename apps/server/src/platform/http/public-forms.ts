import formbody from '@fastify/formbody';
import rateLimit, { type RateLimitPluginOptions } from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import { headersFor } from '../static/http-map.ts';
import { respondAfterWholeBody } from './unread-body.ts';

/** Per client in ten minutes; 0 for no limit. */
export async function limitRequests(app: FastifyInstance, max: number, options: RateLimitPluginOptions = {}) {
  if (max === 0) return {};
  await app.register(rateLimit, { global: false, max, timeWindow: 10 * 60_000, ...options });
  return { preHandler: app.rateLimit() };
}

/** JSON and form-encoded bodies only; the site's headers for a path, and those given. */
export async function receiveForms(
  app: FastifyInstance,
  bodyLimit: number,
  headers: Readonly<Record<string, string>>,
  pathOf: (url: string) => string = (url) => url,
): Promise<void> {
  app.removeContentTypeParser('text/plain');
  await app.register(formbody, { bodyLimit });
  respondAfterWholeBody(app);
  app.addHook('onRequest', async (request, reply) => {
    const path = pathOf(request.raw.url?.split('?')[0] ?? '/');
    for (const [name, value] of headersFor(request.siteBuild.httpMap, path)) reply.header(name, value);
    reply.headers({ 'cache-control': 'no-store', ...headers });
  });
}
