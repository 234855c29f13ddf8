import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { chooseEncoding, isTagListed } from '../../intake/src/static/negotiation.ts';
import { readFolderFiles, type SiteFile } from '../../intake/src/static/site-files.ts';
import type { Desk } from './desk.ts';

const missing =
  '<!doctype html><html lang="en-SG"><title>Vanda desk</title><p>The desk’s pages are not built. Start the service with <code>npm start</code>, or build them.</p></html>';

/**
 * Serves the desk's pages: files by their names, and its one page under every other address. They are read once, and
 * sent in the compressed forms that the build put beside them.
 */
export async function pageRoutes(app: FastifyInstance, { house }: Desk, dist: string): Promise<void> {
  const files = await readFolderFiles(dist);
  app.get('/*', async (request, reply) => {
    const { pathname } = new URL(request.url, 'http://desk');
    if (pathname.startsWith('/api/'))
      return reply.code(404).send({ nowMs: house.clock.now(), code: 'not-found' });
    const isFile = /\.[a-z0-9]{2,5}$/i.test(pathname) || pathname.startsWith('/assets/');
    const file = files.find(isFile ? pathname : '/');
    if (file) {
      // The names of assets hold a hash of what is in them; the page names the assets of its build.
      const isHashed = isFile && pathname.startsWith('/assets/');
      reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
      return sendFile(request, reply, file);
    }
    return reply
      .code(isFile ? 404 : 200)
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(isFile ? '' : missing);
  });
}

function sendFile(request: FastifyRequest, reply: FastifyReply, file: SiteFile): FastifyReply {
  const encoding = chooseEncoding(String(request.headers['accept-encoding'] ?? ''), file.encodings);
  const { bytes, etag } = file.body(encoding);
  reply.header('etag', etag);
  if (file.encodings.length > 1) reply.header('vary', 'Accept-Encoding');
  if (isTagListed(request.headers['if-none-match'] ?? '', etag)) return reply.code(304).send();
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.type(file.contentType).send(bytes);
}
