import { expect, test } from 'vitest';
import { cloudflareRules, headersWarning, isRuleFor } from './http-files.ts';
import { createHttpMap } from './http-map.ts';

const files = [
  '404.html',
  '_astro/a.js',
  '_astro/a.js.br',
  'ai-regulations/calendar/eu.ics',
  'ai-regulations/calendar/korea.ics',
  'ai-regulations/instruments.json',
  'ai-regulations/instruments.schema.json',
  'ai-regulations/eu-ai-act.html',
  'ai-regulations/eu-ai-act.md',
  'index.html',
  'og/index.png',
  'robots.txt',
  'rss.xml',
  'search/index.0a1b2c3d.json',
  'services.html',
  'services.md',
  'services/iso27001.html',
  'services/next.ics',
];
const policies = new Map([['/', "script-src 'self' 'sha256-home='"]]);
const map = createHttpMap({ '/old': '/new' }, policies, files);

/** Values of a header from all rules for an address, in order. */
const valuesFor = (address: string, header: string) =>
  Object.entries(map.headers).flatMap(([key, values]) =>
    isRuleFor(key, address) && values[header] ? [values[header]] : [],
  );

const asked = 'no-cache';
test.each([
  ['/_astro/a.js', 'Cache-Control', ['public, max-age=31536000, immutable']],
  ['/services/iso27001', 'Cache-Control', [asked]],
  ['/search/index.0a1b2c3d.json', 'Cache-Control', ['public, max-age=0, stale-while-revalidate=86400']],
  ['/services.md', 'Cache-Control', [asked]],
  ['/services.md', 'X-Robots-Tag', ['noindex']],
  ['/services', 'X-Robots-Tag', []],
  ['/ai-regulations/calendar/eu.ics', 'Cache-Control', ['public, max-age=3600']],
  ['/ai-regulations/calendar/eu.ics', 'Access-Control-Allow-Origin', ['*']],
  ['/ai-regulations/instruments.json', 'Access-Control-Allow-Origin', ['*']],
  ['/ai-regulations/eu-ai-act', 'Access-Control-Allow-Origin', []],
  ['/ai-regulations/eu-ai-act.md', 'Access-Control-Allow-Origin', []],
  ['/services/next.ics', 'Access-Control-Allow-Origin', ['*']],
  ['/rss.xml', 'Access-Control-Allow-Origin', ['*']],
  ['/robots.txt', 'Access-Control-Allow-Origin', []],
  ['/rss.xml', 'Cross-Origin-Resource-Policy', ['cross-origin']],
  ['/og/index.png', 'Cross-Origin-Resource-Policy', ['cross-origin']],
  ['/services.md', 'Cross-Origin-Resource-Policy', ['same-origin']],
  ['/services', 'Cross-Origin-Resource-Policy', ['same-origin']],
  ['/_astro/a.js', 'Cross-Origin-Resource-Policy', ['same-origin']],
  ['/api/registrations/secret', 'Cross-Origin-Resource-Policy', ['same-origin']],
])('sends %s with %s: %j', (address, header, expected) =>
  expect(valuesFor(address, header)).toEqual(expected),
);

test('warns about more rules than Cloudflare Pages reads', () => {
  const withRules = (count: number) =>
    headersWarning({
      redirects: {},
      headers: Object.fromEntries(Array.from({ length: count }, (_, i) => [`/${i}`, {}])),
    });
  expect(withRules(cloudflareRules)).toBeUndefined();
  expect(withRules(cloudflareRules + 1)).toContain('docs/deploy-static-host.md');
});
