import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { formIds } from '@vanda/enquiry/form';
import { expect, onTestFinished, test } from 'vitest';
import { parse } from 'yaml';
import { checkFiles } from './check.ts';
import { securityNotices } from './freshness.ts';
import { type Mistake, parseContent, readContent } from './read.ts';

const realContent = join(import.meta.dirname, '../src/content');
const now = new Date('2026-11-21T09:00:00+08:00');
const { files: realFiles, mistakes: realMistakes } = readContent(realContent, join(realContent, '..'));
const { replyWithinHours } = parse(readFileSync(join(realContent, 'company/company.yaml'), 'utf8'));

/** The real content with one file changed, as it is read. */
function contentAfter(file: string, change: (text: string) => string): ReturnType<typeof readContent> {
  const path = `content/${file}`;
  const old = realFiles.find((candidate) => candidate.file === path);
  if (!old) throw new Error(`There is no ${path}`);
  const changed = parseContent(path, old.collection, change(readFileSync(join(realContent, file), 'utf8')));
  const others = realFiles.filter((candidate) => candidate !== old);
  return Array.isArray(changed)
    ? { files: others, mistakes: [...realMistakes, ...changed] }
    : { files: [...others, changed], mistakes: realMistakes };
}

/** What the check says of it. */
function mistakesAfter(file: string, change: (text: string) => string): Mistake[] {
  return checkFiles(contentAfter(file, change), now);
}

const course = 'courses/professional-scrum-master.yaml';

test('a mistyped field is named with its file and line', () => {
  const [mistake] = mistakesAfter(course, (text) => text.replace('priceSgd:', 'pricSgd:'));
  expect(mistake).toMatchObject({ file: `content/${course}`, field: 'pricSgd' });
  expect(mistake?.message).toContain('check its spelling');
  expect(mistake?.line).toBeGreaterThan(1);
});

test('every mistake of a file is reported, not the first only', () => {
  const mistakes = mistakesAfter(course, (text) =>
    text
      .replace(/^priceSgd: .*$/m, 'priceSgd: -1')
      .replace('durationDays: 3', 'durationDays: three')
      .replace('level: Intermediate', 'level: Expert'),
  );
  expect(mistakes.map(({ field }) => field).sort()).toEqual(['durationDays', 'level', 'priceSgd']);
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
  ['an open quote', /^shortTitle: .*/m, 'shortTitle: "Scrum', '', 'close it'],
])('%s: the message says how to mend it', (_mistake, from, to, field, mend) => {
  const mistakes = mistakesAfter(course, (text) => text.replace(from, to));
  expect(mistakes).toContainEqual(
    expect.objectContaining({ file: `content/${course}`, field, message: expect.stringContaining(mend) }),
  );
});

test.each([
  ['My Article.md', 'has a name that is no address'],
  ['article.markdown', 'is read by nothing: this folder holds *.md'],
])('a file that would get no page under its name is a mistake: %s', (name, message) => {
  const root = mkdtempSync(join(tmpdir(), 'content-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  cpSync(realContent, join(root, 'content'), { recursive: true });
  cpSync(join(root, 'content/news/ai-wiapc-framework.md'), join(root, 'content/news', name));
  const mistakes = checkFiles(readContent(join(root, 'content'), root), now);
  expect(mistakes).toMatchObject([
    { file: `content/news/${name}`, message: expect.stringContaining(message) },
  ]);
});

test('an impossible day stops the build', () => {
  const [mistake] = mistakesAfter(course, (text) => text.replace('start: 2025-08-18', 'start: 2025-02-30'));
  expect(mistake).toMatchObject({ field: 'sessions.0.start' });
  expect(mistake?.message).toContain('not a day of the calendar');
});

test.each(['0', '201', '12.5', '"12"'])('a session has 1 to 200 seats in whole numbers: not %s', (seats) => {
  const mistakes = mistakesAfter(course, (text) =>
    text.replace('start: 2025-08-18', `start: 2025-08-18\n    seats: ${seats}`),
  );
  expect(mistakes).toMatchObject([
    { field: 'sessions.0.seats', message: expect.stringContaining('a whole number from 1 to 200') },
  ]);
  expect(
    mistakesAfter(course, (text) => text.replace('start: 2025-08-18', 'start: 2025-08-18\n    seats: 12')),
  ).toEqual([]);
});

test('a field given twice is a mistake of the file', () => {
  const mistakes = mistakesAfter(course, (text) => `${text}\nlevel: Beginner\n`);
  expect(mistakes[0]?.message).toMatch(/unique/i);
});

test.each([
  [
    'a source that no file holds',
    'services/iso27001.yaml',
    'sources: [ISO-17021]',
    'sources: [NOBODY]',
    'NOBODY',
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
    mistakesAfter(file, (text) => text.replace(from, to))
      .map(({ message }) => message)
      .join('\n'),
  ).toContain(name);
});

test('a picture that nobody has drawn is named', () => {
  const [mistake] = mistakesAfter('services/iso27001.yaml', (text) =>
    text.replace('illustration: service-iso27001', 'illustration: service-iso27k'),
  );
  expect(mistake?.field).toBe('illustration');
  expect(mistake?.message).toContain('service-iso27k');
});

test('law or figures without a source are a mistake', () => {
  const mistakes = mistakesAfter('services/iso27001.yaml', (text) =>
    text.replace(
      '- question: Do you issue the certificate?\n        answer:',
      '- question: Do you issue the certificate?\n        answer:\n          - Under section 11 we may not.',
    ),
  );
  expect(mistakes.map(({ message }) => message)).toEqual([
    'states law or figures without a source: add `sources`, here or on the block',
  ]);
});

test('a claim of law that loses the law and its authority is named', () => {
  const mistakes = mistakesAfter('services/dpo-service.yaml', (text) =>
    text
      .replace('sources: [SG25, SG10]', 'sources: [FOX]')
      .replace('sources: [SGCA-60, SG10]', 'sources: [FOX]'),
  );
  expect(mistakes.filter(({ message }) => message.startsWith('states law, but FOX is neither'))).toHaveLength(
    2,
  );
});

test.each([
  [
    'an old status of a law',
    'industries/finance-insurance.yaml',
    'MAS’s guidelines on AI risk,',
    'MAS’s proposed guidelines on AI risk,',
    'calls MAS Guidelines on AI Risk Management proposed, but it is adopted on 7 October 2026',
  ],
  [
    'another day for a law',
    'regulations/eu-ai-act.yaml',
    '"{{eu-ai-act/high-risk-uses/short}}"',
    '2 Aug 2026',
    'writes out 2 Aug 2026, a day of a law: write {{eu-ai-act/general-application}}',
  ],
  [
    'a status of a law in words of its own',
    'regulations/global.yaml',
    'Law, {{japan-ai-act/status}};',
    'Law, fully in force;',
    'says where Japan’s AI Promotion Act stands (“in force”) without its file: write {{japan-ai-act/status}}',
  ],
])('%s stops the build', (_rule, file, from, to, message) => {
  expect(mistakesAfter(file, (text) => text.replace(from, to)).map((mistake) => mistake.message)).toEqual([
    expect.stringContaining(message),
  ]);
});

test('a review older than a year fails', () => {
  const [mistake] = mistakesAfter('services/iso27001.yaml', (text) =>
    text.replace(/reviewedOn: .*/, 'reviewedOn: 2025-11-01'),
  );
  expect(mistake?.message).toContain('more than a year');
});

const check = (file: string) => `eu-ai-act-check/${file}.yaml`;

test.each([
  [
    'an id that names nothing',
    check('exemption'),
    'when: no-profiling',
    'when: no-profilling',
    'questions.1.when',
    'neither an answer nor a term',
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
    'names the day "markings"',
  ],
  [
    'a question that nobody is asked',
    check('products'),
    'when: product-part',
    'when: { all: [product-itself, product-part] }',
    'questions.2.when',
    'holds for no answers',
  ],
  [
    'a question that rests on a later answer',
    check('roles'),
    'when: { any: [ai-system, model-only] }',
    'when: { any: [ai-system, user-police] }',
    'questions.0.when',
    'answered no earlier',
  ],
  [
    'a version without a line in the history',
    'tools/eu-ai-act-check.yaml',
    'version: 2026-11-22\n',
    'version: 2026-11-23\n',
    'history',
    'write what changed',
  ],
] as const)('the EU check: %s stops the build', (_what, file, from, to, field, message) => {
  const mistakes = mistakesAfter(file, (text) => text.replace(from, to));
  expect(mistakes).toContainEqual(
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
])('a security.txt that expires %s is named with its file and the mend', (_, line) => {
  const mistakes = mistakesAfter('company/company.yaml', (text) => text.replace(/expiresOn: .*/, line));
  expect(mistakes).toMatchObject([{ file: 'content/company/company.yaml', field: 'security.expiresOn' }]);
  expect(mistakes[0]?.message).toContain('set both days anew');
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
])('%s that names a fact nobody knows is a mistake', (_where, file, from, to) => {
  const [mistake] = mistakesAfter(file, (text) => text.replace(from, to));
  expect(mistake?.message).toMatch(/^names \{\{\w+\}\}, which is no fact: choose from address, brand, /);
});

test('a promise to reply is not written as a number', () => {
  const mistakes = mistakesAfter('pages/contact.yaml', (text) =>
    text.replaceAll('{{replyWithinHours}}', String(replyWithinHours)),
  );
  expect(mistakes.length).toBeGreaterThan(2);
  for (const { file, message } of mistakes) {
    expect(file).toBe('content/pages/contact.yaml');
    expect(message).toBe('promises a reply in a number of its own: write {{replyWithinHours}} hours');
  }
});

test('when the company replies within other hours, every form that still promises the old ones is named', () => {
  const mistakes = mistakesAfter('company/company.yaml', (text) =>
    text.replace(/^replyWithinHours: .*$/m, `replyWithinHours: ${replyWithinHours + 24}`),
  );
  expect(mistakes.map(({ file }) => file)).toEqual(formIds.map((id) => `enquiry/src/forms/${id}.ts`));
  for (const { field, line, message } of mistakes) {
    expect(field).toBe('success.note');
    expect(line).toBeGreaterThan(1);
    expect(message).toContain(`"within ${replyWithinHours + 24} hours"`);
  }
});

test.each([
  ['the title of a course', 'cybersecurity-essentials', /^title: .*/m, 'title: Security Essentials', 'title'],
  ['the page of a course', 'generative-ai-usage', /^page: .*/m, 'page: /services/iso27001', 'pagePath'],
  [
    'the name of a track',
    'responsible-ai',
    /^title: .*/m,
    'title: AI Ethics',
    'certificationTrack.options.1',
  ],
  ['the order of the tracks', 'responsible-ai', /^order: .*/m, 'order: 20', 'certificationTrack.options.1'],
  ['the name of an agile course', 'kanban-system', /^title: .*/m, 'title: Kanban', 'course.options.1'],
  [
    'the length of an agile course',
    'kanban-system',
    /^durationDays: .*/m,
    'durationDays: 2',
    'course.options.1',
  ],
])('a form that repeats %s is held to it', (_what, slug, from, to, field) => {
  const mistakes = mistakesAfter(`courses/${slug}.yaml`, (text) => text.replace(from, to));
  expect(mistakes).toContainEqual(
    expect.objectContaining({ file: expect.stringMatching(/^enquiry\/src\/forms\/.+\.ts$/), field }),
  );
});

test('a trainer whom nobody knows is named with the file of the course and the mend', () => {
  const [mistake, ...others] = mistakesAfter(
    course,
    (text) => `${text.replace(/^buyerFacts:\n/m, 'buyerFacts:\n  trainers: [nobody]\n')}`,
  );
  expect(others).toEqual([]);
  expect(mistake).toMatchObject({ file: `content/${course}`, field: 'buyerFacts.trainers.0' });
  expect(mistake?.message).toContain('"nobody"');
  expect(mistake?.message).toContain('company.yaml');
});

test('a smallest class above the largest is named with file, line and field', () => {
  const [mistake] = mistakesAfter(course, (text) =>
    text.replace(/^buyerFacts:\n/m, 'buyerFacts:\n  classSize: { min: 9, max: 8 }\n'),
  );
  expect(mistake).toMatchObject({ file: `content/${course}`, field: 'buyerFacts.classSize.min' });
  expect(mistake?.message).toContain('above max');
  expect(mistake?.line).toBeGreaterThan(1);
});
