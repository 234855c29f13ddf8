import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rawRequest } from './support/http.ts';
import { startService, type TestService } from './support/service.ts';
import { pages } from './support/site.ts';

let service: TestService;
let origin: string;

beforeAll(async () => {
  service = await startService();
  ({ origin } = service);
});

afterAll(() => service.close());

const get = (path: string, headers: Record<string, string> = {}) => rawRequest(origin, path, { headers });

describe('pages', () => {
  it.each([
    ['/', 'index.html', 'text/html; charset=utf-8'],
    ['/services', 'services.html', 'text/html; charset=utf-8'],
    ['/services/iso27001', 'services/iso27001.html', 'text/html; charset=utf-8'],
    ['/services?from=menu', 'services.html', 'text/html; charset=utf-8'],
    ['/_astro/page.abc123.css', '_astro/page.abc123.css', 'text/css; charset=utf-8'],
    ['/images/mark.svg', 'images/mark.svg', 'image/svg+xml'],
    ['/.well-known/security.txt', '.well-known/security.txt', 'text/plain; charset=utf-8'],
    ['/sessions/psm.ics', 'sessions/psm.ics', 'text/calendar; charset=utf-8'],
  ])('%s is %s', async (path, file, type) => {
    const answer = await get(path);
    expect(answer.status).toBe(200);
    expect(answer.headers['content-type']).toBe(type);
    expect(answer.body.toString()).toBe(pages[file]);
  });

  it('answers HEAD with the headers of GET and no body', async () => {
    const [head, full] = [await rawRequest(origin, '/', { method: 'HEAD' }), await get('/')];
    expect(head.status).toBe(200);
    expect(head.body).toHaveLength(0);
    for (const name of ['content-length', 'content-type', 'etag', 'vary']) {
      expect(head.headers[name]).toBe(full.headers[name]);
    }
  });

  it('answers other methods with 405 and says which are allowed', async () => {
    const answer = await rawRequest(origin, '/services', { method: 'DELETE' });
    expect(answer.status).toBe(405);
    expect(answer.headers.allow).toBe('GET, HEAD');
    expect(answer.headers['content-security-policy']).toBe("default-src 'self'");
  });

  it('shows the not-found page with status 404 and its own headers', async () => {
    const noAddresses = [
      '/404',
      '/404.html',
      '/index.html.br',
      '/services.html.gz',
      '/_headers',
      '/.hidden/file.txt',
    ];
    for (const path of ['/nope', '/nope/', '/nope.html', ...noAddresses]) {
      const answer = await get(path);
      expect([path, answer.status]).toEqual([path, 404]);
      expect(answer.body.toString()).toContain('Oops! Page not found');
      expect(answer.headers['x-page']).toBe('not found');
      expect(answer.headers.etag).toBeUndefined();
    }
  });
});

describe('compression', () => {
  it.each([
    ['br, gzip', 'br'],
    ['gzip, deflate', 'gzip'],
    ['gzip;q=1.0, br;q=0.5', 'gzip'],
    ['br;q=0, gzip;q=0.2', 'gzip'],
    ['GZIP', 'gzip'],
    ['*', 'br'],
    ['*;q=0.5, br;q=0', 'gzip'],
    ['identity, br;q=0.5', undefined],
    ['br;q=0, gzip;q=0', undefined],
    ['deflate', undefined],
    ['', undefined],
    ['br;q=nonsense', undefined],
    ['identity;q=0, *;q=0', undefined],
  ])('Accept-Encoding "%s" gets %s', async (accepted, encoding) => {
    const answer = await get('/services', { 'accept-encoding': accepted });
    expect(answer.headers['content-encoding']).toBe(encoding);
    expect(answer.headers.vary).toBe('Accept-Encoding');
    const plain =
      encoding === 'br'
        ? brotliDecompressSync(answer.body)
        : encoding === 'gzip'
          ? gunzipSync(answer.body)
          : answer.body;
    expect(plain.toString()).toBe(pages['services.html']);
    expect(answer.headers['content-length']).toBe(String(answer.body.length));
  });

  it('does not vary what exists in one form only', async () => {
    expect((await get('/images/mark.svg', { 'accept-encoding': 'br' })).headers.vary).toBeUndefined();
  });
});

describe('conditional requests', () => {
  it('answers 304 to the tag or the date it gave, and the tag decides where both are sent', async () => {
    const { headers } = await get('/services');
    const etag = headers.etag ?? '';
    const modified = headers.date ?? '';
    for (const condition of [
      { 'if-none-match': etag },
      { 'if-none-match': `"other", W/${etag}` },
      { 'if-none-match': '*' },
      { 'if-modified-since': modified },
    ]) {
      const answer = await get('/services', condition);
      expect(answer.status).toBe(304);
      expect(answer.body).toHaveLength(0);
      expect(answer.headers.etag).toBe(etag);
      expect(answer.headers.vary).toBe('Accept-Encoding');
    }
    expect(
      (await get('/services', { 'if-none-match': '"other"', 'if-modified-since': modified })).status,
    ).toBe(200);
    expect((await get('/services', { 'if-modified-since': 'yesterday' })).status).toBe(200);
  });

  it('gives every stored form its own tag', async () => {
    const tags = await Promise.all(
      ['br', 'gzip', 'identity'].map(
        async (coding) => (await get('/', { 'accept-encoding': coding })).headers.etag,
      ),
    );
    expect(new Set(tags).size).toBe(3);
  });
});

describe('redirects', () => {
  it.each([
    ['/services/', '/services'],
    ['/services.html', '/services'],
    ['/services.html?a=1&b=2', '/services?a=1&b=2'],
    ['/services/?q=a%20b', '/services?q=a%20b'],
    ['/index.html', '/'],
    ['/services/iso-27001', '/services/iso27001'],
    ['/services/iso-27001/?x=1', '/services/iso27001?x=1'],
    ['/services/iso-27001.html', '/services/iso27001'],
  ])('%s moves to %s for good', async (path, location) => {
    const answer = await get(path);
    expect(answer.status).toBe(301);
    expect(answer.headers.location).toBe(location);
  });

  it.each([
    '//evil.example/',
    '//evil.example/services/',
    '///services/',
    '/%2f%2fevil.example/',
    '/\\evil.example/',
    '/%5cevil.example/',
    '/services//',
    'http://evil.example/services',
  ])('%s never redirects to another host', async (path) => {
    const answer = await get(path);
    expect(answer.headers.location ?? '/').toMatch(/^\/(?![/\\])/);
    expect(answer.status).not.toBe(500);
  });
});

describe('paths', () => {
  it.each([
    '/../secret.txt',
    '/..%2fsecret.txt',
    '/%2e%2e/secret.txt',
    '/services/..%2f..%2fsecret.txt',
    '/..%5csecret.txt',
    '/....//secret.txt',
    '/%00/secret.txt',
    '/index.html%00.css',
    '/constructor',
    '/__proto__',
  ])('%s reaches nothing outside the site', async (path) => {
    const answer = await get(path);
    expect([path, answer.status]).toEqual([path, 404]);
    expect(answer.body.toString()).not.toContain('outside');
  });

  it.each(['/%', '/%zz', '/services%c0%af'])(
    '%s is refused as malformed, with the headers of every answer',
    async (path) => {
      const { status, headers } = await get(path);
      expect([status, headers['x-content-type-options']]).toEqual([400, 'nosniff']);
    },
  );
});

describe('headers', () => {
  it('applies every matching rule in order, later ones winning', async () => {
    const page = await get('/services');
    expect(page.headers['x-content-type-options']).toBe('nosniff');
    expect(page.headers['content-security-policy']).toBe("default-src 'self'");
    expect(page.headers['x-order']).toBe('second');
    expect((await get('/services/iso27001')).headers['content-security-policy']).toBeUndefined();
  });

  it('revalidates pages, and caches hashed files as immutable', async () => {
    expect((await get('/')).headers['cache-control']).toBe('no-cache');
    const hashed = (await get('/_astro/page.abc123.css')).headers;
    expect(hashed['cache-control']).toContain('immutable');
    expect(hashed.etag).toBeDefined();
  });

  it('omits Last-Modified where an ETag revalidates, and headers of a persistent connection', async () => {
    for (const path of ['/services', '/_astro/page.abc123.css']) {
      const { headers } = await get(path, { connection: 'keep-alive' });
      expect(headers).not.toHaveProperty('last-modified');
      expect(headers).not.toHaveProperty('connection');
      expect(headers).not.toHaveProperty('keep-alive');
    }
  });
});

describe('health', () => {
  it('answers without a cache', async () => {
    for (const path of ['/healthz', '/readyz']) {
      const answer = await get(path);
      expect(answer.status).toBe(200);
      expect(answer.headers['cache-control']).toBe('no-store');
      expect(answer.headers['x-content-type-options']).toBe('nosniff');
    }
  });
});
