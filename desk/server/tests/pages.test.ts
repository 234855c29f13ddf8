import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Desk } from '../desk.ts';
import { pageRoutes } from '../pages.ts';

const script = 'console.log("the desk");'.repeat(40);
const page = '<!doctype html><script src="/assets/index-abc.js"></script>';
let dist: string;
let app: FastifyInstance;

beforeEach(async () => {
  dist = mkdtempSync(path.join(tmpdir(), 'desk-dist-'));
  mkdirSync(path.join(dist, 'assets'));
  writeFileSync(path.join(dist, 'index.html'), page);
  const file = path.join(dist, 'assets/index-abc.js');
  writeFileSync(file, script);
  writeFileSync(`${file}.br`, brotliCompressSync(script));
  writeFileSync(`${file}.gz`, gzipSync(script));
  app = Fastify();
  // Of the desk the pages take the clock alone.
  await pageRoutes(app, { house: { clock: { now: () => 1 } } } as unknown as Desk, dist);
});

afterEach(async () => {
  await app.close();
  rmSync(dist, { recursive: true });
});

const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });

it('an asset is sent in the form that the browser takes best, for good, and told apart by caches', async () => {
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

it('the page stands under every address, and is asked about again each time', async () => {
  for (const address of ['/', '/enquiries/ENQ-4M8W-2HJ1', '/people?search=a.b']) {
    const sent = await get(address);
    expect(sent.body).toBe(page);
    expect(sent.headers['cache-control']).toBe('no-cache');
    const again = await get(address, { 'if-none-match': String(sent.headers.etag) });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  }
});

it('a file that is not there is no page, and no path leads out of the folder', async () => {
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
  rmSync(path.join(dist, '../desk-secret.txt'));
  expect((await get('/api/nothing')).json()).toEqual({ nowMs: 1, code: 'not-found' });
});

it('without built pages the desk says how to build them', async () => {
  const bare = Fastify();
  await pageRoutes(bare, {} as Desk, path.join(dist, 'nowhere'));
  expect((await bare.inject('/')).body).toContain('npm start');
  await bare.close();
});
