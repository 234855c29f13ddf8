import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { StartError } from '../../platform/start-error.ts';
import { chooseEncoding, isTagListed } from '../../platform/static/negotiation.ts';
import { readFolderFiles, type SiteFile } from '../../platform/static/site-files.ts';

/**
 * Serves the desk's built pages.
 * @throws {StartError} when they are not built
 */
export async function pageRoutes(app: FastifyInstance, dist: string): Promise<void> {
  const files = await readFolderFiles(dist);
  const index = files.find('/');
  if (!index) {
    throw new StartError(
      `The desk's pages are missing from ${dist}: run npm run build, or leave DESK_URL out`,
    );
  }
  app.get('/*', async (request, reply) => {
    const { pathname } = new URL(request.url, 'http://desk');
    if (pathname.startsWith('/api/')) return reply.callNotFound();
    const isFile = /\.[a-z0-9]{2,5}$/i.test(pathname) || pathname.startsWith('/assets/');
    const file = isFile ? files.find(pathname) : index;
    if (file) {
      // Asset names contain a content hash.
      const isHashed = isFile && pathname.startsWith('/assets/');
      reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
      return sendFile(request, reply, file);
    }
    return reply.code(404).type('text/html; charset=utf-8').send('');
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
