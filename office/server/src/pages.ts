import { OperatorError, openFolder } from '@vanda/server/office';
import type { FastifyInstance } from 'fastify';

/**
 * Serves the desk's built pages.
 * @throws {OperatorError} when they are not built
 */
export async function pageRoutes(app: FastifyInstance, dist: string): Promise<void> {
  const files = await openFolder(dist, headers);
  if (!files.has('/')) {
    throw new OperatorError(
      `The desk's pages are missing from ${dist}: run npm run build, or leave DESK_URL out`,
    );
  }
  app.get('/*', async (request, reply) => {
    const { pathname } = new URL(request.url, 'http://desk');
    if (pathname.startsWith('/api/')) return reply.callNotFound();
    const isFile = /\.[a-z0-9]{2,5}$/i.test(pathname) || pathname.startsWith('/assets/');
    const address = isFile ? pathname : '/';
    if (files.has(address)) return files.send(request, reply, address);
    return reply.code(404).type('text/html; charset=utf-8').send('');
  });
}

const headers = {
  '/*': { 'cache-control': 'no-cache' },
  // Asset names contain a content hash.
  '/assets/*': { 'cache-control': 'public, max-age=31536000, immutable' },
};
