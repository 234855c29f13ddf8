import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { rawRequest } from '@vanda/testing/http';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startService, type TestService } from './support/service.ts';
import { pages } from './support/site.ts';

/** Tests that need no built site; the others are in `e2e/site/delivery/servers.test.ts`. */
let service: TestService;

beforeAll(async () => {
  service = await startService();
});

afterAll(() => service.close());

const get = (path: string, headers: Record<string, string> = {}) =>
  rawRequest(service.origin, path, { headers });

it.each([
  ['br, gzip', 'br'],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, deflate', 'gzip'],
  ['deflate, zstd', undefined],
  ['', undefined],
  ['gzip;q=1.0, br;q=0.5', 'gzip'],
  ['br;q=0, gzip;q=0.2', 'gzip'],
  ['GZIP', 'gzip'],
  ['*', 'br'],
  ['*;q=0.5, br;q=0', 'gzip'],
  ['identity, br;q=0.5', undefined],
  ['br;q=nonsense', undefined],
  ['identity;q=0, *;q=0', undefined],
])('Accept-Encoding "%s" gets %s', async (accepted, encoding) => {
  const answer = await get('/services', { 'accept-encoding': accepted });
  expect([answer.headers['content-encoding'], answer.headers.vary]).toEqual([encoding, 'Accept-Encoding']);
  expect(answer.headers['content-length']).toBe(String(answer.body.length));
  const decode = { br: brotliDecompressSync, gzip: gunzipSync }[encoding ?? ''] ?? ((body: Buffer) => body);
  expect(decode(answer.body).toString()).toBe(pages['services.html']);
});

it('answers 304 with the headers of the page to the tag that it gave, which each encoding has of its own', async () => {
  const { headers } = await get('/services');
  const etag = headers.etag ?? '';
  for (const tags of [`"other", W/${etag}`, '*']) {
    const answer = await get('/services', { 'if-none-match': tags });
    expect([answer.status, answer.body.length]).toEqual([304, 0]);
    expect(answer.headers).toMatchObject({
      etag,
      vary: 'Accept-Encoding',
      'content-security-policy': headers['content-security-policy'],
    });
  }
  for (const other of [{ 'if-none-match': '"other"' }, { 'if-none-match': etag, 'accept-encoding': 'br' }])
    expect((await get('/services', other)).status).toBe(200);
});

it.each([
  ...['///services/', '/%5cevil.example/', '/services//', 'http://evil.example/services', '//evil.example/'],
  ...['//evil.example/services/', '/%2f%2fevil.example/', '/\\evil.example/', '/services%0d/'],
  ...['/nope%0d%0aSet-Cookie:a=b/', '/services%0d%0aSet-Cookie:a=b/'],
])('%s never redirects to another host, and injects no header', async (path) => {
  const answer = await get(path);
  expect(answer.headers.location ?? '/').toMatch(/^\/(?![/\\])/);
  expect(answer.headers).not.toHaveProperty('set-cookie');
  expect(answer.status).not.toBe(500);
});

it.each([
  ...['/../secret.txt', '/..%2fsecret.txt', '/%2e%2e/secret.txt', '/services/..%2f..%2fsecret.txt'],
  ...['/..%5csecret.txt', '/....//secret.txt', '/%00/secret.txt', '/index.html%00.css'],
  ...['/constructor', '/__proto__'],
])('%s is not found, and reads nothing outside the site', async (path) => {
  const answer = await get(path);
  expect([400, 404]).toContain(answer.status);
  expect(answer.body.toString()).not.toContain('outside');
});

it.each(['/%', '/%zz', '/services%c0%af'])(
  '%s is refused as malformed, with the headers of every answer',
  async (path) => {
    const { status, headers } = await get(path);
    expect([status, headers['x-content-type-options']]).toEqual([400, 'nosniff']);
  },
);

it('omits the headers of a persistent connection', async () => {
  const { headers } = await get('/services', { connection: 'keep-alive' });
  for (const name of ['connection', 'keep-alive']) expect(headers).not.toHaveProperty(name);
});

it('tags no not-found page', async () => {
  const { status, headers } = await get('/nope');
  expect([status, headers.etag]).toEqual([404, undefined]);
});

it('answers health without a cache', async () => {
  for (const path of ['/healthz', '/readyz']) {
    const { status, headers } = await get(path);
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'",
    });
  }
});
