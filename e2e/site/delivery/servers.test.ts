import { mkdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { builtFiles, pageAddress } from '@vanda/build/built-files';
import { enquiryPath } from '@vanda/forms/form';
import { type HttpMap, isRuleFor } from '@vanda/site/postbuild/http/http-files';
import type { RawResponse } from '@vanda/testing/http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { builtFile, distFolder, errorAddresses, isBuiltFile, notFoundAddress } from '../built-site.ts';
import { ask, type SiteServer, startCaddy, startOwnServer } from './site-servers.ts';

const map = JSON.parse(readFileSync(path.join(distFolder, '../http/map.json'), 'utf8')) as HttpMap;
const mapped = [...new Set(Object.values(map.headers).flatMap((values) => Object.keys(values)))];

const siblings = { br: '.br', gzip: '.gz' } as const;
const files = builtFiles(distFolder).filter((file) => !/\.(br|gz)$|^_(headers|redirects)$/.test(file));
const built = files.map((file) => ({
  file,
  address: file.endsWith('.html') ? pageAddress(file) : `/${file}`,
}));
const served = built.filter(
  ({ address }) => !errorAddresses.includes(address) && !Object.hasOwn(map.redirects, address),
);
const servedPage = served.find(({ address }) => address === '/services') ?? { file: '', address: '' };
const hashedScript = served.find(({ file }) => /^_astro\/.*\.js$/.test(file))?.address ?? '';

/** Headers that MDN's HTTP Observatory grades (docs/decisions/0005-policy-and-headers.md). */
const protectingHeaders = {
  // Six months at least protect later visits; preload lists require a year.
  'Strict-Transport-Security': 'max-age=31536000',
  'X-Content-Type-Options': 'nosniff',
};
const ownOrigin = { 'Cross-Origin-Resource-Policy': 'same-origin' };
const documentHeaders = {
  ...protectingHeaders,
  ...ownOrigin,
  // The policy without the hashes of the page.
  'Content-Security-Policy': [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    // Drawings inside the page: tab icon, arrow of a list of choices.
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "form-action 'self' mailto:",
    "base-uri 'none'",
    "manifest-src 'self'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
    "frame-ancestors 'none'",
  ].join(';'),
  // Other sites learn the site, not the page.
  'Referrer-Policy': 'strict-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=()',
};
/** Sent with the response to a form: a page without scripts, with the site's style sheet and font. */
const formHeaders = {
  ...protectingHeaders,
  ...ownOrigin,
  'Content-Security-Policy':
    "default-src 'none'; style-src 'self'; font-src 'self'; img-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  'Referrer-Policy': 'same-origin',
};

/** The headers that the map gives an address: all matching rules, the later wins. */
function expectedHeaders(address: string): Record<string, string | undefined> {
  const rules = Object.entries(map.headers).filter(([rule]) => isRuleFor(rule, address));
  const values: Record<string, string> = Object.assign({}, ...rules.map(([, headers]) => headers));
  return Object.fromEntries(mapped.map((name) => [name, values[name]]));
}

const linesOf = ({ headersDistinct }: RawResponse, name: string) =>
  headersDistinct[name.toLowerCase()]?.length ?? 0;

function expectHeadersOf(answer: RawResponse, address: string, asked = address) {
  const received = Object.fromEntries(mapped.map((name) => [name, answer.headers[name.toLowerCase()]]));
  expect(received, asked).toEqual(expectedHeaders(address));
  for (const name of mapped) expect(linesOf(answer, name), name).toBeLessThanOrEqual(1);
}

function expectNotFound(answer: RawResponse, asked: string) {
  expect([asked, answer.status]).toEqual([asked, 404]);
  expect(answer.body.equals(builtFile('404.html')), asked).toBe(true);
  expectHeadersOf(answer, notFoundAddress, asked);
}

test.each(built)('the map protects $address', ({ address, file }) => {
  const { 'Content-Security-Policy': policy, ...headers } = expectedHeaders(address);
  const expected = file.endsWith('.html') ? documentHeaders : protectingHeaders;
  const referrer = errorAddresses.includes(address) && { 'Referrer-Policy': 'no-referrer' };
  const shared = policy?.replace(/ 'sha256-[\w+/=]+'/g, '');
  expect({ ...headers, 'Content-Security-Policy': shared }).toMatchObject({ ...expected, ...referrer });
});

test.each(served)(
  'other sites may show $address if it is meant for them, and nothing else',
  ({ address }) => {
    const isForOthers =
      /^\/(registration\.css|og\/|icon|favicon|apple-touch|rss|feed|calendar\/|figures\/)|\.ics$/.test(
        address,
      ) ||
      (address.startsWith('/ai-regulations/') && /\.(xml|json|csv)$/.test(address));
    const isForUs =
      /\.(html|md|js|css|woff2)$|^\/(_astro|search|illustrations)\//.test(address) || !address.includes('.');
    const { 'Cross-Origin-Resource-Policy': policy } = expectedHeaders(address);
    if (isForOthers) expect(policy).toBe('cross-origin');
    else if (isForUs) expect(policy).toBe('same-origin');
    else expect(policy).toBeDefined();
  },
);

let own: SiteServer;
let caddy: Awaited<ReturnType<typeof startCaddy>>;

beforeAll(async () => {
  own = await startOwnServer({ TRUST_PROXY: '127.0.0.1', RATE_LIMIT: '1' });
  caddy = await startCaddy(own);
});
afterAll(async () => {
  await caddy?.stop();
  await own?.stop();
});

describe('the service', () => {
  const get = (address: string, headers: Record<string, string> = {}) => ask(own, address, headers);

  test('serves every page and file with its media type and the headers of the map, each once', async () => {
    expect(served.length).toBeGreaterThan(100);
    for (const { file, address } of served) {
      const answer = await get(address);
      expect([address, answer.status]).toEqual([address, 200]);
      expect(answer.body.equals(builtFile(file)), address).toBe(true);
      expect(answer.headers['content-type'], address).toMatch(/^(?!application\/octet-stream)\w+\/./);
      expectHeadersOf(answer, address);
    }
  });

  for (const coding of ['br', 'gzip'] as const) {
    test(`serves every text precompressed with ${coding}`, async () => {
      const texts = served.filter(({ file }) => isBuiltFile(`${file}.br`));
      expect(texts.length).toBeGreaterThan(60);
      for (const { file, address } of texts) {
        const answer = await get(address, { 'accept-encoding': coding });
        expect(answer.headers['content-encoding'], address).toBe(coding);
        expect(answer.headers.vary, address).toBe('Accept-Encoding');
        expect(answer.body.equals(builtFile(file + siblings[coding])), address).toBe(true);
        const plain = coding === 'br' ? brotliDecompressSync(answer.body) : gunzipSync(answer.body);
        expect(plain.equals(builtFile(file)), address).toBe(true);
        expectHeadersOf(answer, address);
      }
    });
  }

  test('sends no Vary for files without a compressed form', async () => {
    for (const { address } of served.filter(({ file }) => !isBuiltFile(`${file}.br`))) {
      const { headers } = await get(address, { 'accept-encoding': 'br, gzip' });
      expect([headers['content-encoding'], headers.vary], address).toEqual([undefined, undefined]);
    }
  });

  test('redirects permanently, keeps the query and knows other spellings', async () => {
    for (const [from, to] of Object.entries(map.redirects)) {
      for (const asked of [from, `${from}/`, `${from}.html`]) {
        for (const query of ['', '?from=card&x=a%20b']) {
          const answer = await get(asked + query);
          expect([asked, answer.status, answer.headers.location]).toEqual([asked, 301, to + query]);
          expectHeadersOf(answer, asked);
        }
      }
    }
  });

  test('redirects a trailing slash or .html to the page', async () => {
    for (const { file, address } of served) {
      if (!file.endsWith('.html')) continue;
      const spellings = address === '/' ? ['/index.html'] : [`${address}/`, `${address}.html`];
      for (const asked of spellings) {
        const answer = await get(`${asked}?a=1`);
        expect([asked, answer.status, answer.headers.location]).toEqual([asked, 301, `${address}?a=1`]);
      }
    }
  });

  test('answers unknown addresses with the not-found page and status 404', async () => {
    const unknown = [
      '/nope',
      '/nope/',
      '/nope.html',
      '/services/nope',
      '/_astro/nope.js',
      '/illustrations',
      '/illustrations/',
    ];
    const inner = [
      '/404',
      '/404.html',
      '/404/',
      '/413',
      '/502',
      '/502.html',
      '/index',
      '/index.html.br',
      '/services.html.gz',
      '/_headers',
      '/_redirects',
    ];
    const hidden = ['/.env', '/.git/config', '/services/.DS_Store'];
    for (const asked of [...unknown, ...inner, ...hidden]) expectNotFound(await get(asked), asked);
    const compressed = await get('/nope', { 'accept-encoding': 'gzip' });
    expect([compressed.status, compressed.headers['content-encoding']]).toEqual([404, 'gzip']);
  });

  test.each(['/', '/robots.txt', enquiryPath('contact')])(
    '%s allows no cross-origin request and names no version of a server',
    async (address) => {
      for (const method of ['GET', 'OPTIONS']) {
        const { headers } = await get(address, {
          method,
          origin: 'https://other.example',
          'access-control-request-method': 'GET',
        });
        const names = Object.keys(headers);
        expect(names.filter((name) => /^access-control-|^x-powered-by$|^set-cookie$/.test(name))).toEqual([]);
        expect(headers.server ?? '').not.toMatch(/\d/);
      }
    },
  );

  test('answers HEAD with the headers of GET and no body', async () => {
    for (const address of ['/', servedPage.address, hashedScript, '/nope']) {
      const [head, full] = await Promise.all([get(address, { method: 'HEAD' }), get(address)]);
      expect([head.status, head.body.length]).toEqual([full.status, 0]);
      const names = [...mapped, 'Content-Type', 'Content-Length', 'ETag', 'Vary'].map((name) =>
        name.toLowerCase(),
      );
      for (const name of names) expect(head.headers[name], `${name} of ${address}`).toBe(full.headers[name]);
    }
  });

  test.each(['POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH'])('%s is not allowed on a page', async (method) => {
    const answer = await get(servedPage.address, { method, 'content-length': '0' });
    expect([answer.status, answer.headers.allow]).toEqual([405, 'GET, HEAD']);
    expectHeadersOf(answer, servedPage.address);
  });

  test('passes a form to the service, with each header once', async () => {
    const address = enquiryPath('contact');
    const answer = await get(address, {
      method: 'POST',
      'content-type': 'application/json',
      'sec-fetch-site': 'same-origin',
      // The service under test accepts one enquiry per client.
      'x-forwarded-for': '192.0.2.1',
      body: enquiry('service'),
    });
    expect(answer.body.toString()).toContain('"accepted"');
    expect([answer.status, answer.headers['cache-control']]).toEqual([201, 'no-store']);
    for (const name of ['allow', ...mapped]) expect(linesOf(answer, name), name).toBeLessThanOrEqual(1);
    const refused = await get(address, {
      method: 'POST',
      'content-type': 'application/x-www-form-urlencoded',
      'sec-fetch-site': 'same-origin',
      'x-forwarded-for': '192.0.2.2',
      body: 'name=',
    });
    for (const [name, value] of Object.entries(formHeaders)) {
      expect(answer.headers[name.toLowerCase()], name).toBe(value);
      expect(refused.headers[name.toLowerCase()], name).toBe(value);
    }
    expect(answer.headers['set-cookie']).toBeUndefined();
    expectNotFound(await get('/api/nope'), '/api/nope');
  });
});

describe('Caddy in front of the service', () => {
  const form = { method: 'POST', 'content-type': 'application/x-www-form-urlencoded' };

  test('passes on pages, compressed, with each header of the map once', async () => {
    const { address, file } = servedPage;
    const answer = await ask(caddy, address, { 'accept-encoding': 'br' });
    expect([answer.status, answer.headers['content-encoding']]).toEqual([200, 'br']);
    expect(answer.body.equals(builtFile(`${file}.br`))).toBe(true);
    expectHeadersOf(answer, address);
  });

  test('does not let a client claim another address to evade its limit', async () => {
    const send = (claimed: string) =>
      ask(caddy, enquiryPath('contact'), {
        method: 'POST',
        'content-type': 'application/json',
        'x-forwarded-for': claimed,
        body: enquiry(claimed),
      });
    await send('198.51.100.1');
    expect((await send('198.51.100.2')).status).toBe(429);
  });

  test('passes on the response of the service to a form too large', async () => {
    const answer = await ask(caddy, enquiryPath('contact'), {
      ...form,
      body: `message=${'x'.repeat(100_000)}`,
    });
    expect(answer.status).toBe(413);
    expect(answer.body.toString()).toContain('shorten your message');
  });

  test('logs no registration link, and answers for a service that is away with the page for it', async () => {
    const gone = await startOwnServer();
    const proxy = await startCaddy(gone);
    const link = '/api/registrations/7K3Q9M2T.1.20270118.secret';
    expect((await ask(proxy, link)).status).toBe(404);
    await gone.stop();
    const away = [
      await ask(proxy, link),
      await ask(proxy, `${link}/cancel`, { ...form, body: 'x=x' }),
      await ask(proxy, enquiryPath('contact'), { ...form, body: 'message=x' }),
    ];
    const logged = proxy.logs();
    await proxy.stop();
    for (const answer of away) {
      expect([answer.status, answer.body.equals(builtFile('502.html'))]).toEqual([502, true]);
      // The page sends its address to none of its subresources.
      expect(answer.headers['referrer-policy']).toBe('no-referrer');
    }
    expect(logged).toContain('serving initial configuration');
    expect(logged).not.toContain('secret');
  });
});

test('serves hashed files of earlier builds with their headers', async () => {
  const earlier = path.join(realpathSync(distFolder), '../earlier/_astro');
  const file = path.join(earlier, 'of-an-earlier-build.js');
  mkdirSync(earlier, { recursive: true });
  writeFileSync(file, 'export {};');
  const fresh = await startOwnServer();
  const answer = await ask(fresh, '/_astro/of-an-earlier-build.js');
  const outside = await ask(fresh, '/_astro/..%2f..%2fhttp/map.json');
  await fresh.stop();
  rmSync(file);
  expect([answer.status, answer.body.toString()]).toEqual([200, 'export {};']);
  expectHeadersOf(answer, '/_astro/of-an-earlier-build.js');
  expect(outside.status).not.toBe(200);
});

const enquiry = (key: string): string =>
  JSON.stringify({
    name: 'Mei Tan',
    email: 'mei@example.com',
    message: 'Two people for the course.',
    idempotencyKey: `${key.replaceAll(/[. ]/g, '-')}-enquiry-of-the-server-test`,
  });
