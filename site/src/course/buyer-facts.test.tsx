import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, describe, expect, test } from 'vitest';
import { parse, stringify } from 'yaml';
import { type CourseFacts, courseFactsSchema, serviceFactsSchema } from '../schemas/buyer-facts.ts';
import { type Company, companySchema } from '../schemas/company.ts';
import { type Course, courseSchema } from '../schemas/course.ts';
import { pageSchemas } from '../schemas/page.ts';
import { AboutSections } from '../sections/AboutSections/AboutSections.tsx';
import { ServiceAnswers } from '../sections/ServiceAnswers/ServiceAnswers.tsx';
import { courseData } from '../structured-data/structured-data.ts';
import { BuyerAnswers } from '../ui/BuyerAnswers/BuyerAnswers.tsx';
import { inventedFacts, inventedPeople } from './buyer-facts.fixture.ts';
import { answerTexts, buyerAnswers } from './buyer-facts.ts';
import { exampleCourse } from './course.fixture.ts';

const { blocks: _, ...bareCourse } = exampleCourse;
const answersTo = (facts: CourseFacts, people = inventedPeople) =>
  buyerAnswers([bareCourse], { buyerFacts: facts, people });
const markup = (answers: ReturnType<typeof buyerAnswers>) =>
  renderToStaticMarkup(<BuyerAnswers answers={answers} subject="the course" replyWithinHours={24} />);
const rowsOf = ({ day, paper, money }: ReturnType<typeof buyerAnswers>) => [
  ...day.rows,
  ...paper.rows,
  ...money.rows,
];
const names = Object.keys(courseFactsSchema.shape) as (keyof CourseFacts)[];

describe('what a page shows', () => {
  test.each(names)('without %s nothing of it is left: no row, no dash, no drawing', (name) => {
    const { [name]: _left, ...rest } = inventedFacts as CourseFacts;
    const [whole, without] = [answersTo(inventedFacts), answersTo(rest)];
    expect(answerTexts(without)).not.toEqual(answerTexts(whole));
    expect(markup(without)).not.toMatch(/<dd[^>]*><\/dd>|<li[^>]*><\/li>|[–—]|undefined|NaN/);
  });

  test('nothing given leaves one line with one button, and no row', () => {
    const html = markup(answersTo({}));
    expect(html).not.toMatch(/<d[ltd]|<svg|<h3/);
    expect(html.match(/<a /g)).toHaveLength(1);
    expect(html).toContain('Not published yet:');
  });

  test('everything given leaves no such line', () => {
    expect(markup(answersTo(inventedFacts))).not.toContain('Not published yet');
  });

  test('with more than half missing there is no panel of the trainer, but a row', () => {
    const answers = answersTo({ trainers: ['petunia-example'], language: 'Esperanto' });
    expect(answers.trainers).toEqual([]);
    expect(rowsOf(answers).map(({ label }) => label)).toContain('Trainer');
    expect(markup(answers)).toContain('Petunia Example');
  });

  test('every seat is drawn once, in rows: filled as many as it takes, the rest as rings', () => {
    const drawn = markup(answersTo({ classSize: { min: 22, max: 43 } }));
    const paths = [...drawn.matchAll(/ d="([^"]+)"/g)].map(([, d = '']) => d);
    const seats = paths.map((d) =>
      [...d.matchAll(/h([\d.]+)/g)].reduce((sum, [, length]) => sum + Math.floor(Number(length) / 16) + 1, 0),
    );
    // A ring is its dots once more, smaller, in the colour of the ground.
    expect(seats).toEqual([22, 21, 21]);
  });

  test('drawings are not read aloud', () => {
    const drawings = markup(answersTo(inventedFacts)).match(/<svg[^>]*>/g) ?? [];
    expect(drawings.length).toBeGreaterThanOrEqual(3);
    for (const drawing of drawings) expect(drawing).toContain('aria-hidden="true"');
  });
});

test('a course’s own fact wins over that of all courses, fact by fact', () => {
  const course = { ...bareCourse, buyerFacts: { language: 'Latin' } };
  const texts = answerTexts(
    buyerAnswers([course], { buyerFacts: { language: 'Esperanto', bring: 'A pencil' }, people: [] }),
  ).join('\n');
  expect(texts).toContain('Latin');
  expect(texts).toContain('A pencil');
  expect(texts).not.toContain('Esperanto');
});

test('several courses share an answer once, or answer by name', () => {
  const scrum = { ...bareCourse, shortTitle: 'Scrum', buyerFacts: { bring: 'A pencil' } };
  const kanban = { ...bareCourse, shortTitle: 'Kanban', buyerFacts: { bring: 'A board' } };
  const rows = rowsOf(buyerAnswers([scrum, kanban], { buyerFacts: { language: 'Latin' }, people: [] }));
  expect(rows.find(({ label }) => label === 'Language')?.answers).toEqual([{ text: 'Latin' }]);
  expect(rows.find(({ label }) => label === 'Bring')?.answers).toEqual([
    { course: 'Scrum', text: 'A pencil' },
    { course: 'Kanban', text: 'A board' },
  ]);
});

describe('a fact written into a content file', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'buyer-facts-'));
  cpSync(path.resolve(import.meta.dirname, '../content'), folder, { recursive: true });
  afterAll(() => rmSync(folder, { recursive: true }));
  const read = (file: string) => parse(readFileSync(path.join(folder, file), 'utf8'));
  const write = (file: string, change: object) =>
    writeFileSync(path.join(folder, file), stringify({ ...read(file), ...change }));
  const company = (): Company => companySchema.parse(read('company/company.yaml'));
  const courses = (): Course[] =>
    readdirSync(path.join(folder, 'courses')).map((file) => courseSchema.parse(read(`courses/${file}`)));
  const scrumMaster = () => courses().find(({ form }) => form === 'professional-scrum-master') as Course;

  test('stands on the course’s page, in its structured data, and with the person on About', () => {
    const about = pageSchemas.about.parse(read('pages/about.yaml'));
    const aboutPage = () =>
      renderToStaticMarkup(<AboutSections page={about} company={company()} courses={courses()} />);
    const data = () =>
      JSON.stringify(
        courseData(
          scrumMaster(),
          company(),
          'https://www.vanda.example',
          new Date('2025-08-01T09:00:00+08:00'),
        ),
      );
    const page = () => markup(buyerAnswers([scrumMaster()], company()));
    const traces = /Petunia|Esperanto|maximumAttendeeCapacity|valueAddedTaxIncluded|instructor/;
    for (const text of [page(), data(), aboutPage()]) expect(text).not.toMatch(traces);
    expect(aboutPage()).not.toContain('id="people"');

    write('company/company.yaml', { people: inventedPeople, buyerFacts: inventedFacts });
    expect(page()).toContain('Petunia Example');
    expect(page()).toContain('Esperanto');
    expect(JSON.parse(data())).toMatchObject({
      inLanguage: 'Esperanto',
      offers: { priceSpecification: { valueAddedTaxIncluded: true } },
      hasCourseInstance: [
        {
          maximumAttendeeCapacity: 16,
          courseMode: ['Onsite', 'Online'],
          instructor: [{ name: 'Petunia Example' }],
        },
        {},
      ],
    });
    expect(aboutPage()).toContain('Petunia Example');
    expect(aboutPage()).toContain('All courses');
  });
});

test('a service shows the answers it has, and no section without one', () => {
  const section = (facts: object | undefined) =>
    renderToStaticMarkup(<ServiceAnswers facts={facts && serviceFactsSchema.parse(facts)} />);
  expect(section(undefined)).toBe('');
  expect(section({})).toBe('');
  const html = section({ duration: 'Four invented months' });
  expect(html).toContain('Four invented months');
  expect(html.match(/<dt/g)).toHaveLength(1);
});
