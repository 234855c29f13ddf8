import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTags } from '../../build/elements.ts';
import { type Answer, ask, type SiteServer, startNginx, startOwnServer } from '../servers.ts';

/**
 * The rules of MDN's HTTP Observatory, run on answers of the real servers. Its scanner wants a public host with TLS;
 * so the answers are handed to its rules as if they had come over TLS, after the redirect from http that whatever ends
 * TLS has to give. Two of its ten rules read the page with packages of their own; what they would find is asserted here
 * instead: no cookies, and scripts from the own origin only. Both cost nothing then.
 */
const rules = {
  csp: 'contentSecurityPolicyTest',
  cors: 'crossOriginResourceSharingTest',
  redirection: 'redirectionTest',
  'referrer-policy': 'referrerPolicyTest',
  'strict-transport-security': 'strictTransportSecurityTest',
  'x-content-type-options': 'xContentTypeOptionsTest',
  'x-frame-options': 'xFrameOptionsTest',
  'cross-origin-resource-policy': 'crossOriginResourcePolicyTest',
};

type Verdict = { pass: boolean; result: string };
type Rule = (requests: unknown) => Verdict;
type Grader = {
  getScoreModifier: (result: string) => number;
  getGradeForScore: (score: number) => { grade: string };
};

const folder =
  process.env.OBSERVATORY_PATH ??
  path.resolve(import.meta.dirname, '../../../node_modules/.cache/observatory/1.4.8');
const host = 'www.vanda.example';

async function load<T>(file: string): Promise<T> {
  return import(/* @vite-ignore */ pathToFileURL(path.join(folder, 'src', file)).href);
}

/** What Observatory's scanner would have recorded. */
function recorded(address: string, page: Answer, preflight: Answer) {
  const metas = startTags(page.body.toString()).filter(({ name }) => name === 'meta');
  const policies = metas.filter(
    ({ attributes }) => attributes.get('http-equiv')?.toLowerCase() === 'content-security-policy',
  );
  const https = {
    status: page.status,
    // The rules ask the bare object for its entries, and in one place for a value by name.
    headers: Object.assign(
      Object.create({ get: (name: string) => page.headers[name.toLowerCase()] ?? null }),
      page.headers,
    ),
    verified: true,
    httpEquiv: new Map([
      ['content-security-policy', policies.map(({ attributes }) => attributes.get('content'))],
    ]),
  };
  const route = [`http://${host}${address}`, `https://${host}${address}`].map((url) => ({
    url: new URL(url),
  }));
  return {
    hostname: host,
    session: { url: new URL(address, `https://${host}`) },
    resources: { path: page.body.toString() },
    responses: {
      auto: https,
      https,
      http: { status: 301, headers: {}, verified: true },
      cors: { status: preflight.status, headers: preflight.headers, verified: true },
      httpRedirects: route,
      httpsRedirects: route.slice(1),
    },
  };
}

let own: SiteServer;
let nginx: SiteServer;
let grader: Grader;
const loaded = new Map<string, Rule>();

beforeAll(async () => {
  if (!existsSync(folder)) throw new Error('The rules are not here yet: run npm test -- built once');
  grader = await load<Grader>('grader/grader.js');
  for (const [rule, name] of Object.entries(rules)) {
    const module = await load<Record<string, Rule>>(`analyzer/tests/${rule}.js`);
    const run = module[name];
    if (!run) throw new Error(`The rules lack ${name}`);
    loaded.set(rule, run);
  }
  own = await startOwnServer();
  nginx = await startNginx(own);
});
afterAll(async () => {
  await nginx?.stop();
  await own?.stop();
});

describe.each([
  { name: 'own server', serverOf: () => own },
  { name: 'nginx', serverOf: () => nginx },
])('$name', ({ serverOf }) => {
  test.each([
    ['the home page', '/'],
    ['an article', '/news/agentic-ai-governance'],
    ['a page with a form', '/contact'],
    ['a course', '/services/professional-scrum-master'],
    ['the not-found page', '/no/such/page'],
  ])('%s passes every rule and is graded A+', async (_, address) => {
    const [page, preflight] = await Promise.all([
      ask(serverOf(), address),
      ask(serverOf(), address, {
        method: 'OPTIONS',
        origin: 'https://http-observatory.security.mozilla.org',
        'access-control-request-method': 'GET',
      }),
    ]);
    const requests = recorded(address, page, preflight);
    const verdicts = [...loaded].map(([rule, run]) => ({ rule, ...run(requests) }));
    expect(verdicts.filter(({ pass }) => !pass).map(({ rule, result }) => `${rule}: ${result}`)).toEqual([]);

    expect(page.headers['set-cookie']).toBeUndefined();
    const scripts = startTags(page.body.toString()).filter(({ name }) => name === 'script');
    for (const { attributes } of scripts) expect(attributes.get('src') ?? '/').toMatch(/^\/(?!\/)/);
    const results = [
      ...verdicts.map(({ result }) => result),
      'cookies-not-found',
      'sri-not-implemented-but-all-scripts-loaded-from-secure-origin',
    ];
    const score = results.reduce((sum, result) => sum + grader.getScoreModifier(result), 100);
    expect(grader.getGradeForScore(score).grade).toBe('A+');
  });
});

test('the rules do find what is missing: without its headers a page is graded F', async () => {
  const page = await ask(own, '/');
  const bare = {
    ...page,
    headers: { 'content-type': 'text/html' },
    body: Buffer.from('<title>Bare</title>'),
  };
  const requests = recorded('/', bare, bare);
  const results = [...loaded.values()].map((run) => run(requests).result);
  const score = results.reduce((sum, result) => sum + grader.getScoreModifier(result), 100);
  expect(grader.getGradeForScore(score).grade).toMatch(/^[DF]/);
});
