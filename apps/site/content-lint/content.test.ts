import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { withReplyPromise } from '@vanda/forms/form';
import { forms } from '@vanda/forms/forms';
import { temporaryFolder } from '@vanda/testing/temporary-folder';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { checkFiles } from './check.ts';
import { checkFormFile } from './forms.ts';
import { securityNotices } from './launch-points.ts';
import { type ContentIssue, parseContent, readContent } from './read.ts';

const realContent = join(import.meta.dirname, '../src/content');
const { files: realFiles, issues: realIssues } = readContent(realContent, join(realContent, '..'));

function contentAfter(file: string, change: (text: string) => string): ReturnType<typeof readContent> {
  const path = `content/${file}`;
  const old = realFiles.find((candidate) => candidate.file === path);
  if (!old) throw new Error(`There is no ${path}`);
  const changed = parseContent(path, old.collection, change(readFileSync(join(realContent, file), 'utf8')));
  const others = realFiles.filter((candidate) => candidate !== old);
  return Array.isArray(changed)
    ? { files: others, issues: [...realIssues, ...changed] }
    : { files: [...others, changed], issues: realIssues };
}

const issuesAfter = (file: string, change: (text: string) => string): ContentIssue[] =>
  checkFiles(contentAfter(file, change));

const course = 'courses/professional-scrum-master.yaml';

test.each([
  [
    'in a field',
    'news/iso42001-game-changer.md',
    /^title: .*$/m,
    'title: "ISO 42001:\\vA Game Changer?"',
    'U+000B',
    'title',
  ],
  ['in a list', course, /^priceSgd: 800$/m, 'priceSgd: 800\nkeywords: ["a\\ufeffb"]', 'U+FEFF', 'keywords.0'],
  ['in the text', 'news/iso42001-game-changer.md', /\n$/, '\nA last\u0007 row.\n', 'U+0007', ''],
])('refuses an invisible character %s, and names its place', (_, file, from, to, code, field) => {
  const text = readFileSync(join(realContent, file), 'utf8');
  const changed = text.replace(from, to);
  const line =
    changed.split('\n').findIndex((row) => ['\\v', '\\ufeff', '\u0007'].some((sign) => row.includes(sign))) +
    1;
  const issues = issuesAfter(file, () => changed).filter(({ message }) => message.includes(code));
  expect(issues).toMatchObject([{ line, field }]);
});

test('reads a file with a byte-order mark as one without', () => {
  const file = 'news/iso42001-game-changer.md';
  expect(issuesAfter(file, (text) => `\ufeff${text}`)).toEqual([]);
});

test('names a missing photograph with its line', () => {
  const folder = temporaryFolder();
  const [uploaded, missing] = ['photo-0123456789abcdef', 'photo-fedcba9876543210'];
  mkdirSync(join(folder, 'pictures'));
  mkdirSync(join(folder, 'company'));
  writeFileSync(join(folder, `pictures/${uploaded}.webp`), '');
  writeFileSync(
    join(folder, 'company/company.yaml'),
    `people:\n  - photo: { file: ${uploaded} }\n  - photo: { file: ${missing} }\n`,
  );
  expect(readContent(folder, folder).issues).toEqual([
    expect.objectContaining({ line: 3, message: expect.stringContaining(missing) }),
  ]);
});

/** Matches the sessions of the course, or the place for them where it has none. */
const ownSessions = /\nsessions:\n(?: .*\n)*|\n$/;
const sessionsOn = (day: string) => `\nsessions:\n  - start: ${day}\n`;

test('every issue of a file is reported with its line, not the first only', () => {
  const issues = issuesAfter(course, (text) =>
    text
      .replace(/^priceSgd: .*$/m, 'priceSgd: -1')
      .replace('durationDays: 3', 'durationDays: three')
      .replace('level: Intermediate', 'level: Expert'),
  );
  expect(issues.map(({ field }) => field).sort()).toEqual(['durationDays', 'level', 'priceSgd']);
  for (const { line } of issues) expect(line).toBeGreaterThan(1);
});

test.each([
  ['a price with its currency', /^priceSgd: .*$/m, 'priceSgd: S$ 800', 'priceSgd', 'must be a number'],
  ['cents', /^priceSgd: .*$/m, 'priceSgd: 800.5', 'priceSgd', 'must be a whole number'],
  ['nothing', /^priceSgd: .*$/m, 'priceSgd:', 'priceSgd', 'is empty: write'],
  [
    'a level that does not exist',
    'level: Intermediate',
    'level: Expert',
    'level',
    '"Advanced" or "Executive"',
  ],
  ['no title', /^title: .*\n/m, '', 'title', 'is missing: add it, a text'],
  ['a number for a text', /^title: .*/m, 'title: 27001', 'title', 'put it in quotes'],
  ['an unquoted colon', /^title: .*/m, 'title: Scrum: the Guide', '', 'put a text with a colon in quotes'],
  ['a tab', 'level:', '\tlevel:', '', 'use spaces'],
  ['a field twice', /^level: .*/m, 'level: Beginner\nlevel: Beginner', '', 'unique'],
  ['an open quote', /^shortTitle: .*/m, 'shortTitle: "Scrum', '', 'close it'],
  ['a mistyped field', 'priceSgd:', 'pricSgd:', 'pricSgd', 'check its spelling'],
  [
    'an unknown trainer',
    /^days:/m,
    'buyerFacts:\n  trainers: [nobody]\n$&',
    'buyerFacts.trainers.0',
    'company.yaml',
  ],
])('%s: the message says how to fix it', (_issue, from, to, field, fix) => {
  const [issue] = issuesAfter(course, (text) => text.replace(from, to));
  expect(issue).toMatchObject({ file: `content/${course}`, field, message: expect.stringContaining(fix) });
});

test.each([
  ['My Article.md', 'has a name that is no address'],
  ['article.markdown', 'is read by nothing: this folder holds *.md'],
])('a file that would get no page under its name is an issue: %s', (name, message) => {
  const root = temporaryFolder();
  mkdirSync(join(root, 'content/news'), { recursive: true });
  cpSync(join(realContent, 'news/agentic-ai-governance.md'), join(root, 'content/news', name));
  const { issues } = readContent(join(root, 'content'), root);
  expect(issues).toMatchObject([{ file: `content/news/${name}`, message: expect.stringContaining(message) }]);
});

test('a course needs no session, also where its form asks for one', () =>
  expect(issuesAfter(course, (text) => text.replace(ownSessions, '\n'))).toEqual([]));

test.each(['0', '201', '12.5', '"12"'])('a session has 1 to 200 seats in whole numbers: not %s', (seats) => {
  const issues = issuesAfter(course, (text) =>
    text.replace(ownSessions, sessionsOn(`2025-08-18\n    seats: ${seats}`)),
  );
  expect(issues).toMatchObject([
    { field: 'sessions.0.seats', message: expect.stringContaining('a whole number from 1 to 200') },
  ]);
});

test.each([
  ['an unknown source', 'services/iso27001.yaml', 'sources: [ISO-17021]', 'sources: [NOBODY]', 'NOBODY'],
  [
    'an unknown illustration',
    'services/iso27001.yaml',
    'illustration: service-iso27001',
    'illustration: service-iso27k',
    'service-iso27k',
  ],
  ['a page that does not exist', 'services/iso27001.yaml', 'to: /contact', 'to: /contacts', '/contacts'],
  [
    'a course that does not exist',
    'services/professional-scrum-master.yaml',
    'course: professional-scrum-master',
    'course: scrum-mastery',
    'scrum-mastery',
  ],
])('%s is named', (_rule, file, from, to, name) => {
  expect(
    issuesAfter(file, (text) => text.replace(from, to))
      .map(({ message }) => message)
      .join('\n'),
  ).toContain(name);
});

test('law or figures without a source are an issue', () => {
  const issues = issuesAfter('services/iso27001.yaml', (text) =>
    text.replace(
      '- question: Do you issue the certificate?\n        answer:',
      '- question: Do you issue the certificate?\n        answer:\n          - Under section 11 we may not.',
    ),
  );
  expect(issues.map(({ message }) => message)).toEqual([
    'states law or figures without a source: add `sources`, here or on the block',
  ]);
});

test('the content has no errors on a leap day ten years later', () => {
  const at = '2036-02-29T12:00:00+08:00';
  vi.setSystemTime(new Date(at));
  vi.stubEnv('SITE_NOW', at);
  onTestFinished(() => {
    vi.useRealTimers();
    vi.unstubAllEnvs();
  });
  expect(checkFiles(readContent(realContent, join(realContent, '..')))).toEqual([]);
});

const check = (file: string) => `eu-ai-act-check/${file}.yaml`;

test.each([
  [
    'an id that names nothing',
    check('exemption'),
    'when: scores-nobody',
    'when: no-profilling',
    'questions.2.when',
    'names the answer or term "no-profilling"',
  ],
  [
    'an id used twice',
    check('roles'),
    'id: role-importer',
    'id: role-deployer',
    'questions.0.answers.2.id',
    'name it otherwise',
  ],
  [
    'a duty without a source',
    check('duties-deployer'),
    /sources: \[EU1\],\n/,
    '',
    'duties.0.sources',
    'is missing',
  ],
  [
    'a duty on a day that the law’s file lacks',
    check('transparency'),
    'from: marking,',
    'from: markings,',
    'duties.2.from',
    'names the day or schedule "markings"',
  ],
  [
    'a question that rests on a later answer',
    check('roles'),
    'when: ai-system',
    'when: { any: [ai-system, user-police] }',
    'questions.0.when',
    'answered no earlier',
  ],
  [
    'a version without a line in the history',
    'tools/eu-ai-act-check.yaml',
    'version: ',
    'version: 2099-01-01 # ',
    'history',
    'write what changed',
  ],
] as const)('the EU check: %s stops the build', (_what, file, from, to, field, message) => {
  const issues = issuesAfter(file, (text) => text.replace(from, to));
  expect(issues).toContainEqual(
    expect.objectContaining({
      file: `content/${file}`,
      field,
      line: expect.any(Number),
      message: expect.stringContaining(message),
    }),
  );
});

test.each([
  ['more than a year ahead', 'expiresOn: 2027-12-31'],
  ['before the day on which it was checked', 'expiresOn: 2026-01-01'],
])('a security.txt that expires %s is named with its file and the fix', (_, line) => {
  const issues = issuesAfter('company/company.yaml', (text) => text.replace(/expiresOn: .*/, line));
  expect(issues).toMatchObject([{ file: 'content/company/company.yaml', field: 'security.expiresOn' }]);
  expect(issues[0]?.message).toContain('set both days anew');
});

test.each([
  ['2027-09-01T09:00:00+08:00', []],
  ['2027-10-20T09:00:00+08:00', ['expires in 11 days']],
  ['2027-10-31T09:00:00+08:00', ['expires today']],
  ['2027-11-02T09:00:00+08:00', ['expired 2 days ago']],
])('at %s the build says of a security.txt until 31 October 2027: %j', (at, said) => {
  const { files } = contentAfter('company/company.yaml', (text) =>
    text.replace(/expiresOn: .*/, 'expiresOn: 2027-10-31'),
  );
  const notices = securityNotices(files, new Date(at));
  expect(notices).toHaveLength(said.length);
  for (const [i, words] of said.entries()) expect(notices[i]).toContain(words);
});

test.each([
  [
    'a field',
    'pages/contact.yaml',
    /^lead: .*/m,
    'lead: We are {{brandName}} of Singapore, at your service.',
  ],
  ['a legal page', 'legal/privacy-policy.md', '{{uen}}', '{{uenNumber}}'],
])('%s that names a fact nobody knows is an issue', (_where, file, from, to) => {
  const [issue] = issuesAfter(file, (text) => text.replace(from, to));
  expect(issue?.message).toMatch(/^names \{\{\w+\}\}, which is no fact: choose from address, brand, /);
});

const ownTime = 'promises a time of its own: write that we reply within {{replyTime}}';
const moreThanReply = 'promises more than a reply within {{replyTime}}: what follows is a next step';

test.each([
  ['We reply within 24 hours.', ownTime],
  ['You have a plan within two working days.', ownTime],
  ['You have a plan within {{replyTime}}.', moreThanReply],
  ['We reply within {{replyTime}} with a timetable.', moreThanReply],
])('“%s” is a promise that the company has not made', (text, message) => {
  const issues = issuesAfter('pages/contact.yaml', (file) => file.replace(/^lead: .*/m, `lead: "${text}"`));
  expect(issues.map((issue) => issue.message)).toEqual([message]);
});

test.each([
  'We reply within {{replyTime}}. A plan follows the scoping.',
  'The PDPC is told within three calendar days of our assessment.',
  'An employee answers an access request within 30 days.',
])('“%s” is none', (text) => {
  expect(issuesAfter('pages/contact.yaml', (file) => file.replace(/^lead: .*/m, `lead: "${text}"`))).toEqual(
    [],
  );
});

test('the promise to reply is changed in the company file alone', () => {
  const issues = issuesAfter('company/company.yaml', (text) =>
    text.replace(/^ {2}hours: 24$/m, '  hours: 8\n  workingDays: true'),
  );
  expect(issues).toEqual([]);
  for (const form of Object.values(forms)) {
    expect(form.success.note).not.toMatch(/\d/);
    expect(withReplyPromise(form, { hours: 8, workingDays: true }).success.note).toContain(
      'within 8 hours on working days',
    );
  }
});

describe('a course that shares the form of another', () => {
  const shares = 'courses/data-protection-fundamentals.yaml';
  const share = (text: string) => text.replace(/^form: .*$/m, 'form: cybersecurity-essentials');
  const startOf = (slug: string) => {
    const { data } = realFiles.find((file) => file.slug === slug && file.collection === 'courses') ?? {};
    return (data as { sessions: { start: string }[] }).sessions[0]?.start ?? '';
  };

  test('is valid while they share no day', () => {
    const issues = issuesAfter(shares, (text) => share(text).replaceAll(/start: \d{4}/g, 'start: 2031'));
    expect(issues.filter(({ file }) => file === `content/${shares}`)).toEqual([]);
  });

  test('is refused on the day of the other, with both files', () => {
    const day = startOf('cybersecurity-essentials');
    const issues = issuesAfter(shares, (text) =>
      share(text).replace(/start: \d{4}-\d\d-\d\d/, `start: ${day}`),
    );
    expect(issues).toContainEqual(
      expect.objectContaining({
        field: 'sessions.0.start',
        message: expect.stringMatching(new RegExp(`^is ${day}, as in content/courses/.*has the same form`)),
      }),
    );
  });
});

test('a question that the form can’t have is named in its course', () => {
  const issues = issuesAfter('courses/cybersecurity-essentials.yaml', (text) =>
    text.replace(/^family: /m, 'questions:\n  - name: sentAt\n    label: Sent\n    noun: hour\nfamily: '),
  );
  expect(issues).toMatchObject([{ field: 'questions', message: expect.stringContaining('is reserved') }]);
});

describe('the file of the forms', () => {
  const [email, date] = [forms.contact.fields[1], forms['generative-ai'].fields[0]];
  const fieldsOf = (...fields: unknown[]) => ({ contact: { ...forms.contact, fields: [email, ...fields] } });

  test.each([
    [
      'a part that is not there',
      fieldsOf({ part: 'fristName' }),
      'contact.fields.1.kind',
      'neither a name of `parts`',
    ],
    [
      'a mistyped key',
      fieldsOf({ ...date, aliasses: {} }),
      'contact.fields.1.aliasses',
      'is not a field here',
    ],
    ['a field twice', fieldsOf(email), 'contact.fields', 'names a field twice'],
    ['a reserved name', fieldsOf({ ...email, name: 'sentAt' }), 'contact.fields.1.name', 'is reserved'],
    ['two dates', fieldsOf(date, { ...date, name: 'secondDate' }), 'contact.fields', 'two session fields'],
    [
      'no address to reply to',
      { contact: { ...forms.contact, fields: [date] } },
      'contact.fields',
      'needs the part `email`',
    ],
  ])('is refused with %s, by line and field', (_what, data, field, message) => {
    const [issue] = checkFormFile(data);
    expect(issue).toMatchObject({ field: `forms.${field}`, message: expect.stringContaining(message) });
    expect(issue?.line).toBeGreaterThan(1);
  });
});
