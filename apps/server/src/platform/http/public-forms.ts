import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import formbody from '@fastify/formbody';
import rateLimit, { type RateLimitPluginOptions } from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import { headersFor } from '../static/http-map.ts';

export async function limitRequests(app: FastifyInstance, max: number, options: RateLimitPluginOptions = {}) {
  if (max === 0) return {};
  await app.register(rateLimit, { global: false, max, timeWindow: 10 * 60_000, ...options });
  return { preHandler: app.rateLimit() };
}

/** Accepts JSON and form-encoded bodies only. Responses have the site's headers for the path, and those given. */
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
    reply.headers({
      'cache-control': 'no-store',
      'cross-origin-opener-policy': 'same-origin',
      'permissions-policy': 'camera=(), geolocation=(), microphone=()',
      ...headers,
    });
  });
}

const mostUnreadBytes = 1_000_000;

/** An early response would close the connection of a client that still sends; a proxy then shows its own error. */
function respondAfterWholeBody(app: FastifyInstance): void {
  app.addHook('onSend', async (request) => {
    if (!request.raw.complete && Number(request.headers['content-length'] ?? 0) <= mostUnreadBytes)
      await throwAway(request.raw);
  });
}

const throwAway = (body: IncomingMessage): Promise<void> =>
  new Promise((resolve) => {
    let bytes = 0;
    body.on('data', (chunk: Buffer) => {
      bytes += chunk.length;
      if (bytes > mostUnreadBytes) resolve();
    });
    body.once('end', resolve).once('close', resolve);
    body.resume();
  });

/** A foreign page can forge neither `Sec-Fetch-Site` nor `Origin`; no browser page sends neither. */
export function isFromThisSite(headers: IncomingHttpHeaders, siteUrl: string): boolean {
  const fetchSite = headers['sec-fetch-site'];
  if (fetchSite !== undefined) return fetchSite === 'same-origin';
  const { origin } = headers;
  if (origin === undefined) return true;
  if (origin === siteUrl) return true;
  return URL.canParse(origin) && new URL(origin).host === headers.host;
}
