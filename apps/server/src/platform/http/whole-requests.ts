import type { FastifyInstance } from 'fastify';
import { headersForAll } from '../static/http-map.ts';
import type { SiteBuild } from '../static/site-build.ts';

declare module 'fastify' {
  interface FastifyRequest {
    siteBuild: SiteBuild;
  }
}

/** Rejects no host or two (RFC 9112 section 3.2), on which proxy and server could disagree. */
export function requireWholeRequests(app: FastifyInstance, current: () => SiteBuild): void {
  app.decorateRequest('siteBuild');
  app.addHook('onRequest', (request, reply, done) => {
    request.siteBuild = current();
    const hosts = countHosts(request.raw.rawHeaders);
    if (hosts > 1 || (hosts === 0 && request.raw.httpVersion !== '1.0')) {
      reply.headers(headersForAll(request.siteBuild.httpMap)).header('connection', 'close');
      reply.code(400).type('text/plain').send('This request is not valid.\n');
      return;
    }
    done();
  });
}

function countHosts(rawHeaders: readonly string[]): number {
  let hosts = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index] ?? '';
    if (name.length === 4 && name.toLowerCase() === 'host') hosts++;
  }
  return hosts;
}
