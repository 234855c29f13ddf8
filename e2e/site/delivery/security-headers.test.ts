import { enquiryPath } from '@vanda/forms/form';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { builtFiles } from '../../../apps/site/postbuild/built-files.ts';
import { distFolder } from '../built-site.ts';
import { type Answer, ask, type SiteServer, startNginx, startOwnServer } from './site-servers.ts';

/** The headers that protect visitors, as MDN's HTTP Observatory grades them (docs/decisions/0005-policy-and-headers.md). */

type Headers = Record<string, string>;

const everyAnswer: Headers = {
  // Six months at least protect later visits; preload lists require a year.
  'strict-transport-security': 'max-age=31536000',
  // No text is executed as a script.
  'x-content-type-options': 'nosniff',
  // No other site may embed what is ours.
  'cross-origin-resource-policy': 'same-origin',
};

/** Sent with documents; the policy without the hashes of the page. */
const documents: Headers = {
  ...everyAnswer,
  // No 'unsafe-…', other host, <base> or framing.
  'content-security-policy': [
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
  'referrer-policy': 'strict-origin',
  // A window opened by another site can't reach ours.
  'cross-origin-opener-policy': 'same-origin',
  // What could observe a visitor.
  'permissions-policy': 'camera=(), geolocation=(), microphone=()',
};
const errorPages: Headers = { ...documents, 'referrer-policy': 'no-referrer' };

/** Sent with the response to a form: a page without scripts, with the site's style sheet and font. */
const formAnswers: Headers = {
  ...everyAnswer,
  'content-security-policy':
    "default-src 'none'; style-src 'self'; font-src 'self'; img-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  'referrer-policy': 'same-origin',
};

const names = [...new Set([documents, formAnswers].flatMap(Object.keys))];
const contact = enquiryPath('contact');
const sent = { method: 'POST', 'sec-fetch-site': 'same-origin' };
const form = { ...sent, 'content-type': 'application/x-www-form-urlencoded' };
const enquiry = { name: 'Mei Tan', email: 'mei@example.com', message: 'Two people for the course.' };

const kinds: [kind: string, address: string, status: number, expected: Headers, request?: Headers][] = [
  ['the home page', '/', 200, documents],
  ['an article', '/news/agentic-ai-governance', 200, documents],
  ['a page with a form', '/contact', 200, documents],
  ['a course', '/services/professional-scrum-master', 200, documents],
  ['a script', fileLike(/^_astro\/.*\.js$/), 200, everyAnswer],
  ['a font', fileLike(/^_astro\/.*\.woff2$/), 200, everyAnswer],
  ['a picture', fileLike(/^og\/.*\.png$/), 200, everyAnswer],
  ['a text', '/robots.txt', 200, everyAnswer],
  ['the Markdown alternate of a page', '/services.md', 200, everyAnswer],
  ['a redirect', '/services/iso-27001', 301, documents],
  ['a redirect to the one spelling', '/services/', 301, everyAnswer],
  ['the not-found page', '/no/such/page', 404, errorPages],
  ['the not-found page of the service', '/api/nope', 404, errorPages],
  ['a method that is not allowed', '/', 405, documents, { method: 'POST', 'content-length': '0' }],
  [
    'a form taken from a script',
    contact,
    201,
    formAnswers,
    {
      ...sent,
      'content-type': 'application/json',
      body: JSON.stringify({ ...enquiry, idempotencyKey: 'an-enquiry-of-the-header-test' }),
    },
  ],
  [
    'a form taken without a script',
    contact,
    303,
    formAnswers,
    { ...form, body: String(new URLSearchParams(enquiry)) },
  ],
  ['a form refused', contact, 422, formAnswers, { ...form, body: 'name=' }],
];

let own: SiteServer;
let nginx: SiteServer;

beforeAll(async () => {
  own = await startOwnServer({ TRUST_PROXY: '127.0.0.1' });
  nginx = await startNginx(own);
});
afterAll(async () => {
  await nginx?.stop();
  await own?.stop();
});

describe.each([
  { server: 'own server', serverOf: () => own },
  { server: 'nginx', serverOf: () => nginx },
])('$server', ({ server, serverOf }) => {
  test.each(kinds)(
    '%s has exactly its protecting headers, no cookie and no server version',
    async (_, address, status, expected, request) => {
      // The second server would recognise the same enquiry.
      const body = request?.body?.replace('header-test', `header-test-of-${server.replace(' ', '-')}`);
      const answer = await ask(serverOf(), address, { ...request, ...(body === undefined ? {} : { body }) });
      expect(answer.status).toBe(status);
      expect(protection(answer)).toEqual(expected);
      for (const name of names) expect(answer.lines.get(name) ?? 0, name).toBeLessThanOrEqual(1);
      expect(answer.headers['set-cookie']).toBeUndefined();
      expect(answer.headers['x-powered-by']).toBeUndefined();
      expect(answer.headers.server ?? '').not.toMatch(/\d/);
    },
  );

  test.each(['/', '/robots.txt', contact])('%s allows no cross-origin request', async (address) => {
    for (const method of ['GET', 'OPTIONS']) {
      const { headers } = await ask(serverOf(), address, {
        method,
        origin: 'https://other.example',
        'access-control-request-method': 'GET',
      });
      expect(Object.keys(headers).filter((name) => name.startsWith('access-control-'))).toEqual([]);
    }
  });
});

/** Security headers, and of the policy what all pages share. */
function protection({ headers }: Answer): Headers {
  const received = names.flatMap((name) => {
    const value = headers[name];
    return value === undefined ? [] : [[name, String(value).replace(/ 'sha256-[\w+/=]+'/g, '')]];
  });
  return Object.fromEntries(received);
}

function fileLike(name: RegExp): string {
  const file = builtFiles(distFolder).find((one) => name.test(one));
  if (!file) throw new Error(`The build has no file like ${name}`);
  return `/${file}`;
}
