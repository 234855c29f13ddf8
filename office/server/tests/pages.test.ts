import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { temporaryFolder } from '@vanda/testing/temporary-folder';
import Fastify, { type FastifyInstance } from 'fastify';
import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { pageRoutes } from '../src/pages.ts';

const script = 'console.log("the desk");'.repeat(40);
const page = '<!doctype html><script src="/assets/index-abc.js"></script>';
let dist: string;
let app: FastifyInstance;

beforeEach(async () => {
  dist = path.join(temporaryFolder(), 'dist');
  mkdirSync(path.join(dist, 'assets'), { recursive: true });
  writeFileSync(path.join(dist, 'index.html'), page);
  const file = path.join(dist, 'assets/index-abc.js');
  writeFileSync(file, script);
  writeFileSync(`${file}.br`, brotliCompressSync(script));
  writeFileSync(`${file}.gz`, gzipSync(script));
  app = Fastify();
  await pageRoutes(app, dist);
  onTestFinished(() => app.close());
});

const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });

it('sends an asset in the best accepted encoding, immutable, with Vary', async () => {
  const asked = (accepted: string) => get('/assets/index-abc.js', { 'accept-encoding': accepted });
  const brotli = await asked('gzip, deflate, br, zstd');
  expect(brotli.headers).toMatchObject({
    'content-encoding': 'br',
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'public, max-age=31536000, immutable',
    vary: 'Accept-Encoding',
    'content-length': String(brotliCompressSync(script).length),
  });
  expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(script);
  const gzip = await asked('gzip');
  expect(gzip.headers['content-encoding']).toBe('gzip');
  expect(gunzipSync(gzip.rawPayload).toString()).toBe(script);
  const plain = await get('/assets/index-abc.js');
  expect(plain.headers).not.toHaveProperty('content-encoding');
  expect(plain.headers.vary).toBe('Accept-Encoding');
  expect(plain.body).toBe(script);
});

it('serves the page at every address and revalidates it by ETag', async () => {
  for (const address of ['/', '/enquiries/ENQ-4M8W-2HJ1', '/people?search=a.b']) {
    const sent = await get(address);
    expect(sent.body).toBe(page);
    expect(sent.headers['cache-control']).toBe('no-cache');
    const again = await get(address, { 'if-none-match': String(sent.headers.etag) });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  }
});

it('responds 404 for a missing file and for a path that leaves the folder', async () => {
  writeFileSync(path.join(dist, '../desk-secret.txt'), 'secret');
  for (const address of [
    '/assets/index-old.js',
    '/mark.svg',
    '/..%2fdesk-secret.txt',
    '/assets/%2e%2e/%2e%2e/desk-secret.txt',
  ]) {
    const { statusCode, body } = await get(address);
    expect([statusCode, body], address).toEqual([404, '']);
  }
  expect((await get('/api/nothing')).statusCode).toBe(404);
});
