import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { inventedFacts, inventedPeople } from '../src/course/buyer-facts.fixture.ts';
import { contentFile } from './content-file.fixture.ts';
import { launchSections } from './launch-points.ts';
import { type ContentFile, readContent } from './read.ts';

const root = join(import.meta.dirname, '../..');
const now = new Date('2026-11-21T09:00:00+08:00');
const real = readContent(join(root, 'site/src/content'), root).files;
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

/** Points of the one section of a title. */
function points(
  title: string,
  files: ContentFile[],
  environment: Record<string, string> = ready,
  at = now,
): string[] {
  const section = launchSections(files, at, environment).find((one) => one.title === title);
  if (!section) throw new Error(`There is no section ${title}`);
  return section.points;
}

test('nothing is open once everything is decided', () => {
  const files = [
    contentFile('company', { ...company, buyerFacts: inventedFacts, people: inventedPeople }),
    contentFile('courses', { sessions: [{ start: '2026-12-01' }] }),
    contentFile('sources', { A: { url: 'https://law.sg', readOn: '2026-11-01' }, B: { title: 'Printed' } }),
    contentFile('services', {
      reviewedOn: '2026-11-01',
      items: [{ title: 'Claim', sources: ['A'] }],
      buyerFacts: {
        duration: 'A week',
        effort: 'A day',
        firstStep: 'A question',
        notIncluded: ['The rest'],
      },
    }),
  ];
  expect(launchSections(files, now, ready).flatMap((section) => section.points)).toEqual([]);
});

test('a placeholder is listed with its line and its value; an address in it is not listed twice', () => {
  const links = { book: 'https://book.example/1' };
  const files = [contentFile('company', { ...company, links, placeholders: ['brand', 'links.book'] })];
  expect(points('Placeholders in the company data', files)).toEqual([
    'company.yaml:1 brand: Orchid',
    'company.yaml:2 links.book: https://book.example/1',
  ]);
  expect(points('Addresses that lead nowhere', files)).toEqual([]);
});

test.each([
  ['https://vanda.example/x', true],
  ['write to hello@vanda.example.', true],
  ['[here](https://www.example.com/a)', true],
  ['http://localhost:4321', true],
  ['https://example.sg and https://contest.org', false],
])('whether %s leads nowhere: %s', (text, isReserved) => {
  expect(points('Addresses that lead nowhere', [contentFile('news', {}, `x\n${text}`)])).toHaveLength(
    isReserved ? 1 : 0,
  );
  expect(points('Addresses that lead nowhere', [contentFile('services', { lead: text })])).toHaveLength(
    isReserved ? 1 : 0,
  );
});

test('a claim without evidence is listed with its words', () => {
  const items = [{ figure: '95%', title: 'satisfaction', evidence: 'pending' }];
  expect(points('Claims that wait for evidence', [contentFile('services', { items })])).toEqual([
    'services.yaml:3 items.0: 95% satisfaction',
  ]);
});

test('a reading of our own is listed with what it reads', () => {
  const blocks = [{ title: 'Process', confirm: 'who does which step' }];
  expect(points('Our reading, to be confirmed', [contentFile('services', { blocks })])).toEqual([
    'services.yaml:3 blocks.0: who does which step',
  ]);
});

test('a session is past from the day on which it starts', () => {
  const files = [
    contentFile('courses', {
      sessions: [{ start: '2026-11-20' }, { start: '2026-11-21' }, { start: '2026-11-22' }],
    }),
  ];
  expect(points('Sessions in the past', files)).toEqual([
    'courses.yaml:3 sessions.0: 2026-11-20',
    'courses.yaml:3 sessions.1: 2026-11-21',
  ]);
});

test('a review is due after six months', () => {
  const due = [
    contentFile('services', { reviewedOn: '2026-05-21' }),
    contentFile('regulations', { reviewedOn: '2026-05-22' }),
  ];
  expect(points('Reviews older than six months', due)).toEqual(['services.yaml:1 reviewedOn: 2026-05-21']);
});

test('sources without a day of reading are counted by file', () => {
  const sources = {
    A: { url: 'https://a.sg' },
    B: { url: 'https://b.sg', readOn: '2026-11-01' },
    C: { title: 'Printed' },
  };
  expect(points('Sources without a day of reading', [contentFile('sources', sources)])).toEqual([
    'sources.yaml: 1 of 3 sources',
  ]);
});

test('an address that nobody has opened is listed with its publisher, its title and where it is cited', () => {
  const files = [
    contentFile('sources', {
      A: {
        publisher: 'Parliament',
        title: 'Orchid Act',
        date: '2026-01',
        url: 'https://law.sg/1',
        isUnopened: true,
      },
      B: { publisher: 'Court', title: 'Orchid v. Rose', isUnopened: true },
      C: { publisher: 'Somebody', title: 'Open', url: 'https://open.sg', readOn: '2026-11-01' },
    }),
    contentFile('services', { items: [{ text: 'By law.', sources: ['A', 'C'] }] }),
    contentFile('news', {}, 'By law.[^A][^B]'),
  ];
  expect(points('Addresses that nobody has opened', files)).toEqual([
    'sources.yaml:1 A: Parliament, Orchid Act, 2026-01, https://law.sg/1. Cited in services/services, news/news',
    'sources.yaml:1 B: Court, Orchid v. Rose, no address. Cited in news/news',
  ]);
});

test('what only the company can answer is listed with the pages that wait for it', () => {
  const openQuestions = [{ question: 'Is GST charged?', where: 'all course pages' }];
  expect(points('Questions to the company', [contentFile('company', { ...company, openQuestions })])).toEqual(
    ['company.yaml:2 Is GST charged? (all course pages)'],
  );
});

describe('what buyers ask', () => {
  const title = 'What buyers ask, unanswered';
  const of = (slug: string, data: object) => ({ ...contentFile('courses', data), slug });
  const scrum = of('scrum', { buyerFacts: { language: 'Latin' } });
  const kanban = of('kanban', {});
  const fieldsOf = (files: ContentFile[]) => points(title, files).map((point) => point.split(':')[0]);

  test('each question is put once, however many courses wait for the answer', () => {
    const fields = fieldsOf([contentFile('company', company), scrum, kanban]);
    expect(new Set(fields).size).toBe(fields.length);
    expect(points(title, [contentFile('company', company), scrum, kanban])).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^buyerFacts\.gst: .*\(all 2 courses\)$/),
        expect.stringMatching(/^buyerFacts\.language: .*\(courses: kanban\)$/),
      ]),
    );
  });

  test('the questions stand in the order in which buyers ask: money first, then terms, people, the day', () => {
    const order = ['funding', 'gst', 'classSize', 'refunds', 'substitution', 'attendancePercent'].concat([
      'certificate',
      'payment',
      'trainers',
      'delivery',
      'hours',
      'privateFrom',
    ]);
    const fields = fieldsOf([contentFile('company', company), kanban]).map((field) => field?.split('.')[1]);
    expect(fields.filter((field) => order.includes(field ?? ''))).toEqual(order);
  });

  test('an answer for all courses takes the question off', () => {
    const answered = contentFile('company', { ...company, buyerFacts: { gst: 'included' } });
    expect(fieldsOf([contentFile('company', company), kanban])).toContain('buyerFacts.gst');
    expect(fieldsOf([answered, scrum, kanban])).not.toContain('buyerFacts.gst');
  });

  test('a page that answers for courses is asked through them', () => {
    const page = contentFile('services', { blocks: [{ kind: 'buyer-facts' }] });
    expect(fieldsOf([contentFile('company', company), page])).toEqual(['people']);
    expect(fieldsOf([contentFile('company', company), contentFile('services', { blocks: [] })])).toContain(
      'buyerFacts.firstStep',
    );
  });
});

test.each([
  ['2027-08-30T09:00:00+08:00', []],
  ['2027-09-20T09:00:00+08:00', ['company.yaml:2 security.expiresOn: 2027-09-30, expires in 10 days']],
  ['2027-10-01T09:00:00+08:00', ['company.yaml:2 security.expiresOn: 2027-09-30, has expired']],
])('at %s security.txt is %j', (at, expected) => {
  expect(points('security.txt', [contentFile('company', company)], ready, new Date(at))).toEqual(expected);
});

describe('settings', () => {
  const said = (change: Record<string, string>) =>
    points('Settings of the environment', [], { ...ready, ...change });

  test.each([
    [{ SITE_URL: '' }, 'SITE_URL: the public address'],
    [{ SITE_URL: 'http://localhost:4321' }, 'not an address that visitors reach'],
    [{ SITE_URL: 'https://www.vanda.example' }, 'not an address that visitors reach'],
    [{ SITE_URL: 'https://192.168.1.4' }, 'not an address that visitors reach'],
    [{ SITE_URL: 'http://www.orchid.sg' }, 'must start with https'],
    [{ SITE_URL: 'orchid' }, "give the site's address without a path"],
    [{ SMTP_URL: '' }, 'every mail waits'],
    [{ MAIL_TO: '' }, 'MAIL_TO: SMTP_URL needs it'],
  ])('%j is an open point', (change, words) => {
    expect(said(change)).toEqual([expect.stringContaining(words)]);
  });

  test('a site whose forms go by mail program needs no mail server', () => {
    expect(said({ SMTP_URL: '', FORMS: 'mailto' })).toEqual([]);
  });
});

describe('npm run check:launch', () => {
  const run = (...args: string[]) =>
    spawnSync(process.execPath, [join(root, 'site/check/check-launch.ts'), ...args], {
      encoding: 'utf8',
      env: { PATH: process.env.PATH, SITE_NOW: '2026-11-21T09:00:00+08:00' },
    });

  test('lists every point of the real content with the mend, and says how many are open', () => {
    const { status, stdout } = run();
    const sections = launchSections(real, now, {});
    expect(status).toBe(0);
    for (const { title, mend, points: lines } of sections) {
      expect(stdout).toContain(`${title}: ${lines.length || 'none'}\n`);
      for (const line of lines) expect(stdout).toContain(`  ${line}\n`);
      expect(stdout.includes(mend)).toBe(lines.length > 0);
    }
    const count = sections.reduce((sum, section) => sum + section.points.length, 0);
    expect(stdout.trimEnd()).toMatch(
      count === 0 ? /Ready to launch\.$/ : new RegExp(`${count} points? (is|are) open\\.$`),
    );
  });

  test('fails under --strict exactly while something is open', () => {
    const isOpen = launchSections(real, now, {}).some((section) => section.points.length > 0);
    expect(run('--strict').status).toBe(isOpen ? 1 : 0);
  });

  test('names an argument that it does not know', () => {
    const { status, stderr, stdout } = run('--all');
    expect([status, stdout]).toEqual([1, '']);
    expect(stderr).toBe('check:launch does not know --all. It takes --strict, or nothing.\n');
  });
});
