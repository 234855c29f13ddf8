import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { DatedCourse } from '@vanda/forms/dated-course';
import { addDays } from '@vanda/forms/day';
import { freePort } from '@vanda/testing/free-port';
import { startProgram } from '@vanda/testing/program';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { copyCaches } from '../postbuild/build-for-test.ts';

const root = path.resolve(import.meta.dirname, '../../..');
/** The repository with more content and the same code. */
const copy = mkdtempSync(path.join(tmpdir(), 'growth-'));
const content = path.join(copy, 'apps/site/src/content');
const environment = {
  ...process.env,
  NODE_ENV: 'production',
  ASTRO_TELEMETRY_DISABLED: '1',
  SITE_NOW: '2026-11-23T09:00:00+08:00',
};

const notCopied = /(?:^|\/)(?:node_modules|\.git|\.astro|dist|builds|test-results)$|^apps\/site\/http$/;
/** Deleted while the site is checked and built, which needs neither. */
const notForSite = ['apps/server', 'office'];

const copyPart = (part: string, left: readonly string[] = []) =>
  cpSync(path.join(root, part), path.join(copy, part), {
    recursive: true,
    filter: (from) => !notCopied.test(path.relative(root, from)) && !left.includes(path.relative(root, from)),
  });

/** Links the copied packages of this repository. */
function linkModules(folder: string): void {
  const from = path.join(root, folder, 'node_modules');
  if (!existsSync(from)) return;
  const to = path.join(copy, folder, 'node_modules');
  mkdirSync(to);
  for (const name of readdirSync(from)) {
    if (name === '@vanda')
      cpSync(path.join(from, name), path.join(to, name), { recursive: true, verbatimSymlinks: true });
    else if (!name.startsWith('.')) symlinkSync(path.join(from, name), path.join(to, name));
  }
}

function add(file: string, from: string, ...changes: [from: string | RegExp, to: string][]): void {
  let text = readFileSync(path.join(content, from), 'utf8');
  for (const [before, after] of changes) {
    expect(text.search(before), `${from}: ${before}`).toBeGreaterThanOrEqual(0);
    text = text.replace(before, after);
  }
  writeFileSync(path.join(content, file), text);
}

const read = (file: string) => readFileSync(path.join(copy, 'apps/site/dist', file), 'utf8');
const run = (...args: string[]) =>
  spawnSync(process.execPath, args, {
    cwd: path.join(copy, 'apps/site'),
    env: environment,
    encoding: 'utf8',
  });

const starts = Array.from({ length: 30 }, (_, i) => addDays('2027-01-04', 7 * i));
const sessionLines = (days: readonly string[]) =>
  `sessions:\n${days.map((day) => `  - start: ${day}\n`).join('')}`;
const ruleCount = 60;
/** Pages of law near their budget, and their jurisdictions. */
const grownPages = { 'eu-ai-act': 'eu', usa: 'usa', singapore: 'singapore', global: 'international' };
const words = Array.from({ length: 400 }, (_, i) => `Paragraph ${i + 1} is about the work of a small team.`);

beforeAll(() => {
  copyPart('.', notForSite);
  for (const folder of ['.', 'apps/site']) linkModules(folder);
  copyCaches(path.join(copy, 'apps/site'));
  // No page is compared with the last release: these grow on purpose.
  writeFileSync(path.join(copy, 'e2e/site/every-page/page-sizes.json'), '{}');
  // A course with a form of its own, as an editor makes it at the desk.
  const made = {
    like: 'cybersecurity-essentials',
    slug: 'ai-auditing',
    title: 'AI Auditing',
    values: {
      priceSgd: 641,
      sessions: starts.map((start) => ({ start })),
      questions: [
        {
          name: 'standard',
          label: 'Standard',
          noun: 'standard',
          required: true,
          options: ['ISO 42001', 'Another'],
        },
      ],
      notAsked: ['jobTitle'],
    },
  };
  const copied = run(
    path.join(root, 'office/publisher/tests/support/copy-course.ts'),
    content,
    JSON.stringify(made),
  );
  expect(copied.status, copied.stderr).toBe(0);
  // One that shares the form of a third.
  for (const [slug, title, from, form, days] of [
    [
      'privacy-engineering',
      'Privacy Engineering',
      'data-protection-fundamentals',
      'data-protection-fundamentals',
      ['2027-03-09', '2027-05-11'],
    ],
  ] as const) {
    add(
      `courses/${slug}.yaml`,
      `courses/${from}.yaml`,
      [/^title: .*$/m, `title: ${title}`],
      [/^shortTitle: .*$/m, `shortTitle: ${title}`],
      [/^page: .*$/m, `page: /services/${slug}`],
      [/^form: .*$/m, `form: ${form}`],
      [/^order: .*$/m, 'order: 30'],
      [/^sessions:\n(?: +.*\n)+/m, sessionLines(days)],
    );
    add(
      `services/${slug}.yaml`,
      `services/${from}.yaml`,
      [/^title: .*$/m, `title: ${title}`],
      [/^shortTitle: .*$/m, `shortTitle: ${title}`],
      [/^ {2}title: .*$/m, `  title: ${title} in Singapore`],
      [/^course: .*$/m, `course: ${slug}`],
    );
  }
  add(
    'services/iso22301.yaml',
    'services/iso27001.yaml',
    [/^title: .*$/m, 'title: ISO 22301 Advisory'],
    [/^shortTitle: .*$/m, 'shortTitle: ISO 22301'],
    [/^ {2}title: .*$/m, '  title: ISO 22301 advisory in Singapore'],
  );
  add(
    'regulations/norway.yaml',
    'regulations/china.yaml',
    [/^title: .*$/m, 'title: AI regulation in Norway'],
    [/^shortTitle: .*$/m, 'shortTitle: Norway'],
    [/^order: .*$/m, 'order: 6'],
    [/^jurisdiction: .*$/m, 'jurisdiction: norway'],
    [/^jurisdictionName: .*$/m, 'jurisdictionName: Norway'],
    [/^ {2}title: .*$/m, '  title: AI regulation in Norway'],
    [
      /^blocks:\n/m,
      'blocks:\n  - kind: faq\n    id: questions\n    title: Questions\n    items:\n      - question: Does the Act apply abroad?\n        answer: [It applies to systems that affect users in Norway.]\n        sources: [GL10-JAPAN]\n      - question: Who enforces it?\n        answer: [The ministry of science.]\n        sources: [GL10-JAPAN]\n',
    ],
  );
  for (let i = 1; i <= ruleCount; i++)
    add(
      `instruments/norway-rule-${i}.yaml`,
      'instruments/japan-ai-act.yaml',
      [/^name: >-\n(?: +.*\n)+/m, `name: Rule ${i} on artificial intelligence of Norway\n`],
      [/^shortName: .*$/m, `shortName: Norwegian Rule ${i}`],
      [/^alsoCalled: .*$/m, 'alsoCalled: []'],
      [/^jurisdiction: .*$/m, 'jurisdiction: norway'],
      [/^market: .*\n/m, ''],
      [/^explainedAt: .*$/m, 'explainedAt: /ai-regulations/norway'],
    );
  for (const [page, jurisdiction] of Object.entries(grownPages)) {
    add(
      `instruments/second-rule-${jurisdiction}.yaml`,
      'instruments/japan-ai-act.yaml',
      [/^name: >-\n(?: +.*\n)+/m, `name: Second rule on artificial intelligence, ${jurisdiction}\n`],
      [/^shortName: .*$/m, `shortName: Second Rule ${jurisdiction}`],
      [/^alsoCalled: .*$/m, 'alsoCalled: []'],
      [/^jurisdiction: .*$/m, `jurisdiction: ${jurisdiction}`],
      [/^market: .*\n/m, ''],
      [/^explainedAt: .*$/m, `explainedAt: /ai-regulations/${page}`],
    );
    add(`regulations/${page}.yaml`, `regulations/${page}.yaml`, [
      /^changes:\n/m,
      `changes:\n  - date: "{{second-rule-${jurisdiction}/in-force/day}}"\n    title: A second rule is in force\n    text: Businesses that use artificial intelligence are asked to cooperate with the state.\n    sources: [GL10-JAPAN]\n`,
    ]);
  }
  // An article of 4,000 words, with every optional part.
  add(
    'news/a-year-of-small-teams.md',
    'news/ai-wiapc-framework.md',
    [/^title: .*$/m, 'title: A year of small teams'],
    [/^excerpt: .*$/m, 'excerpt: Four hundred paragraphs about the work of small teams in a year.'],
    [/^caption: .*\n/m, ''],
    [/^seo:\n(?: +.*\n)+/m, ''],
    [/^relatedService: .*\n/m, ''],
    [/^offer:\n(?: +.*\n)+/m, ''],
    [/$/, `\n${words.join('\n\n')}\n`],
  );
  const check = run('content-lint/check-content.ts', '--quiet');
  expect(check.status, check.stderr).toBe(0);
  const build = run(
    path.join(root, 'node_modules/astro/bin/astro.mjs'),
    'build',
    '--config',
    'build.config.mjs',
  );
  expect(build.status, build.stderr + build.stdout.slice(-3000)).toBe(0);
  for (const part of notForSite) copyPart(part);
  for (const folder of ['apps/server', 'office/desk', 'office/publisher']) linkModules(folder);
}, 600_000);
afterAll(() => rmSync(copy, { recursive: true, force: true }));

describe('content alone adds', () => {
  test('a page to the menu, and courses to the plan for a team', () => {
    expect(read('index.html')).toContain('href="/ai-regulations/norway"');
    for (const slug of ['ai-auditing', 'privacy-engineering'])
      expect(read('services.html')).toContain(`data-add="${slug}"`);
  });

  test('a form to its page, the privacy policy and the count of forms', () => {
    const page = read('services/ai-auditing.html');
    for (const name of ['courseDate', 'company', 'participants', 'standard'])
      expect(page, name).toContain(`name="${name}"`);
    expect(page).not.toContain('name="jobTitle"');
    expect(page).toContain('641');
    expect(page).toContain('action="/api/enquiries/ai-auditing"');
    expect(read('privacy-policy.html')).toMatch(
      /<tr>\s*<td[^>]*>AI Auditing<\/td>\s*<td[^>]*>also [^<]*Standard\*/,
    );
    expect(read('privacy-policy.html')).toMatch(/are ten: the contact form and nine /);
  });

  test('a form that the service takes: refused without its answer, stored with it', async () => {
    const port = await freePort();
    const data = mkdtempSync(path.join(tmpdir(), 'growth-data-'));
    const env = { ...environment, DATA_DIR: data, PORT: String(port), SITE_URL: `http://localhost:${port}` };
    const service = startProgram(process.execPath, ['apps/server/src/main.ts'], { cwd: copy, env });
    await service.untilAnswering(`${env.SITE_URL}/readyz`);
    const send = async (more: object) => {
      const values = {
        courseDate: starts[0],
        firstName: 'Mei',
        lastName: 'Tan',
        email: 'mei@tan.example',
        ...more,
      };
      const response = await fetch(`${env.SITE_URL}/api/enquiries/ai-auditing`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', origin: env.SITE_URL },
        body: JSON.stringify(values),
      });
      return { status: response.status, body: await response.text() };
    };
    expect(await send({})).toMatchObject({ status: 422, body: expect.stringContaining('Choose a standard') });
    const sent = await send({ standard: 'ISO 42001' });
    expect(sent.status, sent.body).toBe(201);
    await service.end('SIGTERM');
    const shown = spawnSync(
      process.execPath,
      ['apps/server/src/cli.ts', 'show', JSON.parse(sent.body).reference],
      { cwd: copy, env, encoding: 'utf8' },
    );
    expect(shown.stdout, shown.stderr).toMatch(/AI Auditing[\s\S]*Standard +ISO 42001/);
    rmSync(data, { recursive: true, force: true });
  });

  test('every session to its form, with its course where a form has several, and to the calendar', () => {
    const courses: DatedCourse[] = JSON.parse(
      readFileSync(path.join(copy, 'apps/site/http/sessions.json'), 'utf8'),
    );
    const own = courses.filter(({ form }) => String(form) === 'ai-auditing');
    expect(own.flatMap(({ sessions }) => sessions.map(({ start }) => start))).toEqual(starts);
    const shared = courses.filter(({ form }) => form === 'data-protection-fundamentals');
    expect(new Set(shared.map(({ title }) => title))).toEqual(
      new Set(['Data Protection Fundamentals', 'Privacy Engineering']),
    );
    const calendar = read('calendar/sessions.ics');
    for (const start of starts) expect(calendar).toContain(`DTSTART;VALUE=DATE:${start.replaceAll('-', '')}`);
    expect(read('services/data-protection-fundamentals.html')).toContain('Privacy Engineering: ');
  });
});

test.each([
  [
    'of the built site',
    [
      '--project=built',
      ...['budgets', 'courses', 'feeds', 'hubs', 'law-data', 'links', 'markdown'],
      ...['news', 'regulations', 'routes', 'structured-data'],
    ],
  ],
])('tests %s pass without a change', { timeout: 600_000 }, (_what, args) => {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [path.join(root, 'node_modules/vitest/vitest.mjs'), 'run', ...args],
    { cwd: copy, env: { ...environment, NODE_ENV: 'test', TEST_LONG: '' }, encoding: 'utf8' },
  );
  expect(status, (stdout + stderr).slice(-6000)).toBe(0);
});
