import { StartError } from '@vanda/server/platform/start-error';
import type { HttpMap } from '@vanda/server/platform/static/http-map';
import { readFolderFiles } from '@vanda/server/platform/static/site-files';
import { createSender } from '@vanda/server/platform/static/site-routes';
import type { FastifyInstance } from 'fastify';

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
  const sendFile = createSender(() => httpMap);
  app.get('/*', async (request, reply) => {
    const { pathname } = new URL(request.url, 'http://desk');
    if (pathname.startsWith('/api/')) return reply.callNotFound();
    const isFile = /\.[a-z0-9]{2,5}$/i.test(pathname) || pathname.startsWith('/assets/');
    const file = isFile ? files.find(pathname) : index;
    if (file) return sendFile(request, reply, pathname, file);
    return reply.code(404).type('text/html; charset=utf-8').send('');
  });
}

const httpMap: HttpMap = {
  redirects: {},
  headers: {
    '/*': { 'cache-control': 'no-cache' },
    // Asset names contain a content hash.
    '/assets/*': { 'cache-control': 'public, max-age=31536000, immutable' },
  },
};
