import { createReadStream, existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { contentTypeOf } from '../../intake/src/static/content-types.ts';
import type { Desk } from './desk.ts';

const missing =
  '<!doctype html><html lang="en-SG"><title>Vanda desk</title><p>The desk’s pages are not built. Start the service with <code>npm start</code>, or build them.</p></html>';

/** Serves the desk's pages: files by their names, and its one page under every other address. */
export function pageRoutes(app: FastifyInstance, { house }: Desk, dist: string): void {
  const files = new Set(
    existsSync(dist)
      ? readdirSync(dist, { recursive: true, withFileTypes: true })
          .filter((entry) => entry.isFile())
          .map((entry) =>
            path.relative(dist, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'),
          )
      : [],
  );
  const page = files.has('index.html') ? readFileSync(path.join(dist, 'index.html'), 'utf8') : missing;
  app.get('/*', async (request, reply) => {
    const name = decodeURIComponent(new URL(request.url, 'http://desk').pathname.slice(1));
    if (name.startsWith('api/')) return reply.code(404).send({ nowMs: house.clock.now(), code: 'not-found' });
    if (files.has(name) && name !== 'index.html') {
      const file = path.join(dist, name);
      reply.header('content-length', statSync(file).size);
      reply.header(
        'cache-control',
        name.startsWith('assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
      );
      return reply.type(contentTypeOf(name)).send(createReadStream(file));
    }
    const isFile = /\.[a-z0-9]{2,5}$/i.test(name) || name.startsWith('assets/');
    return reply
      .code(isFile ? 404 : 200)
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(isFile ? '' : page);
  });
}
