import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '@vanda/testing/temporary-folder';
import { describe, expect, test } from 'vitest';
import { inventedFacts, inventedPeople } from '../src/topics/course/buyer-facts.fixture.ts';
import { contentFile } from './content-file.fixture.ts';
import { launchSections, mustLines } from './launch-points.ts';
import { type ContentFile, readContent } from './read.ts';

const root = join(import.meta.dirname, '../../..');
const now = new Date('2026-11-21T09:00:00+08:00');
const real = readContent(join(root, 'apps/site/src/content'), root).files;
const ready = {
  SITE_URL: 'https://www.orchid.sg',
  SMTP_URL: 'smtps://u:p@mail.orchid.sg',
  MAIL_FROM: 'hello@orchid.sg',
  MAIL_TO: 'hello@orchid.sg',
};

const company = {
  brand: 'Orchid',
  email: 'hello@orchid.sg',
  links: { book: 'https://books.sg/1' },
  placeholders: [] as string[],
  security: { email: 'security@orchid.sg', checkedOn: '2026-11-01', expiresOn: '2027-09-30' },
};

function points(title: string, files: ContentFile[], environment: Record<string, string> = ready, at = now) {
  const section = launchSections(files, at, environment).find((one) => one.title === title);
  if (!section) throw new Error(`There is no section ${title}`);
  return section.points;
}

test('nothing is open once everything is decided', () => {
  const files = [
    contentFile('company', {
      ...company,
      buyerFacts: inventedFacts,
      people: inventedPeople,
      references: [{ name: 'Client', text: 'Was content.' }],
      insurance: 'S$1',
      dataRecipients: [{ name: 'Host', purpose: 'to store' }],
      serviceFacts: {
        services: {
          advisers: ['petunia-example'],
          price: 'A sum',
          duration: 'A week',
          effort: 'A day',
          firstStep: 'A question',
          notIncluded: ['The rest'],
        },
      },
    }),
    contentFile('courses', { sessions: [{ start: '2026-12-01' }] }),
    contentFile('sources', { A: { url: 'https://law.sg', readOn: '2026-11-01' }, B: { title: 'Printed' } }),
    contentFile('services', { reviewedOn: '2026-11-01', items: [{ title: 'Claim', sources: ['A'] }] }),
  ];
  expect(launchSections(files, now, ready).flatMap((section) => section.points)).toEqual([]);
});

test.each<[title: string, file: ContentFile, expected: string[]]>([
  [
    'Placeholders in the company data',
    contentFile('company', { ...company, placeholders: ['brand', 'links.book'] }),
    ['company.yaml:1 brand: Orchid', 'company.yaml:2 links.book: https://books.sg/1'],
  ],
  [
    'Addresses that lead nowhere',
    contentFile('company', {
      ...company,
      links: { book: 'https://book.example/1' },
      placeholders: ['links.book'],
    }),
    [],
  ],
  [
    'Claims that wait for evidence',
    contentFile('services', { items: [{ stat: '95%', title: 'satisfaction', evidence: 'pending' }] }),
    ['services.yaml:3 items.0: 95% satisfaction'],
  ],
  [
    'Our reading, to be confirmed',
    contentFile('services', { blocks: [{ title: 'Process', confirm: 'who does which step' }] }),
    ['services.yaml:3 blocks.0: who does which step'],
  ],
  [
    'Sessions in the past',
    contentFile('courses', {
      sessions: [{ start: '2026-11-20' }, { start: '2026-11-21' }, { start: '2026-11-22' }],
    }),
    ['courses.yaml:3 sessions.0: 2026-11-20', 'courses.yaml:3 sessions.1: 2026-11-21'],
  ],
  [
    'Reviews older than six months',
    contentFile('services', { reviewedOn: '2026-05-21', items: [{ reviewedOn: '2026-05-22' }] }),
    ['services.yaml:1 reviewedOn: 2026-05-21'],
  ],
  ['Expired notices', contentFile('notices', { until: '2026-11-20' }), ['notices.yaml:1 until: 2026-11-20']],
  ['Expired notices', contentFile('notices', { until: '2026-11-21' }), []],
  [
    'Sources without a day of reading',
    contentFile('sources', {
      A: { url: 'https://a.sg' },
      B: { url: 'https://b.sg', readOn: '2026-11-01' },
      C: { title: 'Printed' },
    }),
    ['sources.yaml: 1 of 3 sources'],
  ],
  [
    'Questions to the company',
    contentFile('company', {
      ...company,
      openQuestions: [{ question: 'Is GST charged?', where: 'all course pages' }],
    }),
    ['company.yaml:2 Is GST charged? (all course pages)'],
  ],
])('%s lists each point with file, line and field', (title, file, expected) =>
  expect(points(title, [file])).toEqual(expected),
);

test.each([
  ['https://vanda.example/x', 1],
  ['write to hello@vanda.example.', 1],
  ['[here](https://www.example.com/a)', 1],
  ['http://localhost:4321', 1],
  ['https://example.sg and https://contest.org', 0],
])('finds addresses that lead nowhere in %s: %i', (text, count) => {
  for (const file of [contentFile('news', {}, `x\n${text}`), contentFile('services', { lead: text })])
    expect(points('Addresses that lead nowhere', [file])).toHaveLength(count);
});

test('lists unopened addresses with where they are cited', () => {
  const act = { publisher: 'Parliament', title: 'Orchid Act', date: '2026-01', url: 'https://law.sg/1' };
  const files = [
    contentFile('sources', { A: { ...act, isUnopened: true }, B: { ...act, readOn: '2026-11-01' } }),
    contentFile('services', { items: [{ text: 'By law.', sources: ['A', 'B'] }] }),
    contentFile('news', {}, 'By law.[^A]'),
  ];
  expect(points('Addresses that nobody has opened', files)).toEqual([
    'sources.yaml:1 A: Parliament, Orchid Act, 2026-01, https://law.sg/1. Cited in services/services, news/news',
  ]);
});

describe('what only the company can say', () => {
  const of = (collection: 'courses' | 'services', slug: string, data: object) => ({
    ...contentFile(collection, data),
    slug,
  });
  const scrum = of('courses', 'scrum', { page: '/services/agile', buyerFacts: { language: 'Latin' } });
  const kanban = of('courses', 'kanban', { page: '/services/agile' });
  const pages = [
    of('services', 'agile', { blocks: [{ kind: 'buyer-facts' }] }),
    of('services', 'advice', { blocks: [] }),
  ];
  const all = (given: object) => [contentFile('company', { ...company, ...given }), scrum, kanban, ...pages];
  const must = (given: object = {}) => points('What only the company can say', all(given));
  const fieldsIn = (lines: readonly string[]) =>
    lines.flatMap((line) => line.match(/[\w.*]+(?=[,)])/g) ?? []);

  test('a question is put once, with the pages that wait, most pages first', () => {
    const counts = must().map((line) => Number.parseInt(line, 10));
    expect(counts).toEqual(counts.toSorted((a, b) => b - a));
    expect(new Set(must()).size).toBe(must().length);
    expect(must()).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^2 pages: .*\(buyerFacts\.gst\)$/),
        expect.stringMatching(/^1 page: .*\(serviceFacts\.\*\.price\)$/),
      ]),
    );
  });

  test('an answer for all courses takes its field off', () => {
    expect(fieldsIn(must())).toContain('buyerFacts.gst');
    expect(fieldsIn(must({ buyerFacts: { gst: 'included' } }))).not.toContain('buyerFacts.gst');
  });

  test('a fact that a buyer can do without is listed apart', () => {
    const may = points('What the company may add', all({}));
    expect(fieldsIn(may)).toContain('buyerFacts.language');
    expect(fieldsIn(must())).not.toContain('buyerFacts.language');
  });

  test('what must be decided fits twenty lines, whatever is open', () =>
    expect(mustLines(launchSections(real, now, {})).length).toBeLessThan(20));
});

describe('settings', () => {
  const said = (change: Record<string, string>) =>
    points('Settings of the environment', [], { ...ready, ...change });

  test.each([
    [{ SITE_URL: '' }, 'SITE_URL: the public address'],
    [{ SITE_URL: 'http://localhost:4321' }, 'not an address that visitors reach'],
    [{ SITE_URL: 'https://www.vanda.example' }, 'not an address that visitors reach'],
    [{ SITE_URL: 'http://www.orchid.sg' }, 'must start with https'],
    [{ SITE_URL: 'orchid' }, "give the site's address without a path"],
    [{ SMTP_URL: '' }, 'every mail waits'],
    [{ MAIL_TO: '' }, 'MAIL_TO: SMTP_URL needs it'],
  ])('%j is an open point', (change, words) =>
    expect(said(change)).toEqual([expect.stringContaining(words)]),
  );

  test('a site whose forms go by mail program needs no mail server', () =>
    expect(said({ SMTP_URL: '', FORMS: 'mailto' })).toEqual([]));
});

test('npm run check:launch writes the report as JSON, and fails under --strict exactly while something is open', () => {
  const report = join(temporaryFolder(), 'report.json');
  const program = join(root, 'apps/site/content-lint/check-launch.ts');
  const { status } = spawnSync(process.execPath, [program, '--strict', `--json=${report}`], {
    env: { PATH: process.env.PATH, SITE_NOW: now.toISOString() },
  });
  const sections = launchSections(real, now, {});
  const open = sections.reduce((sum, section) => sum + section.points.length, 0);
  expect(status).toBe(open > 0 ? 1 : 0);
  expect(JSON.parse(readFileSync(report, 'utf8'))).toEqual({ asOf: '2026-11-21', open, sections });
});
