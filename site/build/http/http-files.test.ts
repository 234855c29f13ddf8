import { describe, expect, test } from 'vitest';
import { headersFile, isRuleFor, redirectPage, redirectsFile } from './http-files.ts';
import { createHttpMap } from './http-map.ts';
import { nginxHttp, nginxServer } from './nginx.ts';

const files = [
  '404.html',
  '_astro/a.js',
  '_astro/a.js.br',
  'ai-regulations/calendar/eu.ics',
  'ai-regulations/eu-ai-act.html',
  'ai-regulations/eu-ai-act.md',
  'index.html',
  'og/index.png',
  'robots.txt',
  'search/index.0a1b2c3d.json',
  'services.html',
  'services.md',
  'services/iso27001.html',
  'services/next.ics',
];
const policies = new Map([['/', "script-src 'self' 'sha256-home='"]]);
const map = createHttpMap({ '/old': '/new' }, policies, files);

/** Values of a header that all rules for an address give, in order. */
const valuesFor = (address: string, header: string) =>
  Object.entries(map.headers).flatMap(([key, values]) => {
    return isRuleFor(key, address) && values[header] ? [values[header]] : [];
  });

describe('createHttpMap', () => {
  test('hashed files are kept for a year, pages are asked about each time', () => {
    expect(valuesFor('/_astro/a.js', 'Cache-Control')).toEqual(['public, max-age=31536000, immutable']);
    expect(valuesFor('/services/iso27001', 'Cache-Control')).toEqual(['no-cache']);
  });

  test('the search index, whose address stays, is asked about each time, behind the answer from the cache', () => {
    expect(valuesFor('/search/index.0a1b2c3d.json', 'Cache-Control')).toEqual([
      'public, max-age=0, stale-while-revalidate=86400',
    ]);
  });

  test.each([
    '/',
    '/404',
    '/services',
    '/services/iso27001',
    '/services/next.ics',
    '/services.md',
    '/robots.txt',
    '/og/index.png',
    '/_astro/a.js',
  ])('%s gets every header from one rule only, because some hosts join values', (address) => {
    const names = new Set(Object.values(map.headers).flatMap((values) => Object.keys(values)));
    for (const name of names) expect(valuesFor(address, name).length, name).toBeLessThanOrEqual(1);
    expect(valuesFor(address, 'Cache-Control')).toHaveLength(1);
    expect(valuesFor(address, 'X-Content-Type-Options')).toEqual(['nosniff']);
  });

  test('each page gets its own policy', () => {
    expect(map.headers['/']?.['Content-Security-Policy']).toContain('sha256-home');
  });

  test('compressed siblings are no addresses of their own', () => {
    expect(Object.keys(map.headers).filter((key) => /\.(br|gz)$/.test(key))).toEqual([]);
  });
});

test('_headers names an address and its headers, indented', () => {
  expect(headersFile({ redirects: {}, headers: { '/*': { A: '1', B: '2' }, '/x': { C: '3' } } })).toBe(
    '/*\n  A: 1\n  B: 2\n  X-Frame-Options: DENY\n\n/x\n  C: 3\n',
  );
});

test('_headers forbids framing at every address, because static hosts send the not-found page to unknown ones', () => {
  const lines = headersFile(map).split('\n');
  expect(lines.filter((line) => line.includes('X-Frame-Options'))).toHaveLength(1);
  expect(lines.slice(0, lines.indexOf(''))).toContain('  X-Frame-Options: DENY');
});

test('Markdown twins are asked about each time and kept out of search results, all by one rule', () => {
  expect(valuesFor('/services.md', 'Cache-Control')).toEqual(['no-cache']);
  expect(valuesFor('/services.md', 'X-Robots-Tag')).toEqual(['noindex']);
  expect(valuesFor('/services', 'X-Robots-Tag')).toEqual([]);
  expect(headersFile(map).match(/\.md$/gm)).toHaveLength(1);
  expect(nginxHttp(map, '20261122')).toContain('"~^/.*\\.md$" "noindex";');
});

test('only pages are told what only documents obey', () => {
  for (const name of ['Permissions-Policy', 'Referrer-Policy', 'Cross-Origin-Opener-Policy']) {
    expect(valuesFor('/services', name), name).toHaveLength(1);
    for (const file of ['/_astro/a.js', '/og/index.png', '/robots.txt', '/services/next.ics']) {
      expect(valuesFor(file, name), `${name} of ${file}`).toEqual([]);
    }
  }
});

test('open data may be read by pages of other sites, the pages beside them may not', () => {
  const header = 'Access-Control-Allow-Origin';
  expect(valuesFor('/ai-regulations/calendar/eu.ics', header)).toEqual(['*']);
  expect(valuesFor('/ai-regulations/calendar/eu.ics', 'Cache-Control')).toEqual(['public, max-age=3600']);
  for (const address of ['/ai-regulations/eu-ai-act', '/ai-regulations/eu-ai-act.md', '/services/next.ics']) {
    expect(valuesFor(address, header), address).toEqual([]);
  }
});

test('_redirects are permanent', () => {
  expect(redirectsFile(map)).toBe('/old /new 301\n');
});

test('a redirect page leads to the real page and names it as canonical', () => {
  const page = redirectPage('/new', 'https://a.example');
  expect(page).toContain('<meta http-equiv="refresh" content="0; url=/new">');
  expect(page).toContain('<link rel="canonical" href="https://a.example/new">');
});

describe('nginx', () => {
  test('prefixes become patterns, /* the default, addresses stay', () => {
    const text = nginxHttp(map, '20261122');
    expect(text).toContain('  default "20261122";');
    expect(text).toContain('  default "nosniff";');
    expect(text).toContain('  "~^/_astro/" "public, max-age=31536000, immutable";');
    expect(text).toContain(`  / "script-src 'self' 'sha256-home='";`);
  });

  test('every header of the map is added, with errors too', () => {
    const text = nginxServer(map);
    const names = new Set(Object.values(map.headers).flatMap((values) => Object.keys(values)));
    for (const name of names)
      expect(text).toMatch(new RegExp(`^add_header ${name} \\$site_\\w+ always;$`, 'm'));
    expect(text).toContain('location ~ ^/old(/|\\.html)?$ { return 301 /new$is_args$args; }');
  });
});
