import { readFileSync } from 'node:fs';
import path from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { BuyerAnswers } from '../components/BuyerAnswers/BuyerAnswers.tsx';
import { type CourseFacts, courseFactsSchema, serviceFactsSchema } from '../schemas/buyer-facts.ts';
import { type Company, companySchema } from '../schemas/company.ts';
import { pageSchemas } from '../schemas/page.ts';
import { inventedFacts, inventedPeople, unstatedCompany } from '../topics/course/buyer-facts.fixture.ts';
import {
  answerTexts,
  buyerAnswers,
  type CompanyAnswers,
  pageAnswers,
  rowText,
} from '../topics/course/buyer-facts.ts';
import { exampleCourse, exampleNow } from '../topics/course/course.fixture.ts';
import { courseData } from '../topics/structured-data/structured-data.ts';
import { AboutSections } from './AboutSections/AboutSections.tsx';
import { ServiceAnswers } from './Service/Service.tsx';

const content = path.resolve(import.meta.dirname, '../content');
const read = (file: string) => parse(readFileSync(path.join(content, file), 'utf8'));
const realCompany = companySchema.parse(read('company/company.yaml'));
const { blocks: _, ...bareCourse } = exampleCourse;
const aboutMarkup = (company: Company) =>
  renderToStaticMarkup(
    <AboutSections
      page={pageSchemas.about.parse(read('pages/about.yaml'))}
      company={company}
      courses={[exampleCourse]}
    />,
  );
const answersTo = (facts: CourseFacts, others: Partial<CompanyAnswers> = {}) =>
  buyerAnswers([bareCourse], { ...unstatedCompany, people: inventedPeople, ...others, buyerFacts: facts });
const markup = (answers: ReturnType<typeof buyerAnswers>) =>
  renderToStaticMarkup(<BuyerAnswers answers={answers} />);
const rowsOf = ({ groups, rest }: ReturnType<typeof buyerAnswers>) => [
  ...groups.flatMap(({ rows }) => rows),
  ...rest,
];
const names = Object.keys(courseFactsSchema.shape) as (keyof CourseFacts)[];

describe('what a page shows', () => {
  test.each(names)('without %s nothing of it is left: no row, no dash, no drawing', (name) => {
    const { [name]: _left, ...rest } = inventedFacts as CourseFacts;
    const [whole, without] = [answersTo(inventedFacts), answersTo(rest)];
    expect(answerTexts(without)).not.toEqual(answerTexts(whole));
    expect(markup(without)).not.toMatch(/<dd[^>]*><\/dd>|<li[^>]*><\/li>|[–—]|undefined|NaN/);
  });

  test('nothing given leaves nothing', () =>
    expect(answersTo({})).toEqual({ groups: [], rest: [], trainers: [] }));

  test('shows a group from two rows, a section from two groups, and other rows with the head of the page', () => {
    const day = { language: 'Esperanto', bring: 'A pencil' };
    const one = answersTo({ ...day, trainers: ['petunia-example'] });
    expect([one.groups, one.trainers]).toEqual([[], []]);
    expect(one.rest.map(({ label }) => label)).toEqual(['Language', 'Bring', 'Trainer']);
    const two = answersTo({ ...day, payment: 'By invoice', gst: 'added', substitution: 'Free of charge' });
    expect(two.groups.map(({ title }) => title)).toEqual(['The day', 'The money']);
    expect(two.rest.map(({ label }) => label)).toEqual(['A colleague instead']);
  });
});

test('a course’s own fact wins over that of all courses, fact by fact', () => {
  const course = { ...bareCourse, buyerFacts: { language: 'Latin' } };
  const texts = answerTexts(
    buyerAnswers([course], { ...unstatedCompany, buyerFacts: { language: 'Esperanto', bring: 'A pencil' } }),
  ).join('\n');
  expect(texts).toContain('Latin');
  expect(texts).toContain('A pencil');
  expect(texts).not.toContain('Esperanto');
});

test('several courses share an answer once, or answer by name', () => {
  const scrum = { ...bareCourse, shortTitle: 'Scrum', buyerFacts: { bring: 'A pencil' } };
  const kanban = { ...bareCourse, shortTitle: 'Kanban', buyerFacts: { bring: 'A board' } };
  const rows = rowsOf(
    buyerAnswers([scrum, kanban], { ...unstatedCompany, buyerFacts: { language: 'Latin' } }),
  );
  expect(rows.find(({ label }) => label === 'Language')?.answers).toEqual([{ text: 'Latin' }]);
  expect(rows.find(({ label }) => label === 'Bring')?.answers).toEqual([
    { course: 'Scrum', text: 'A pencil' },
    { course: 'Kanban', text: 'A board' },
  ]);
});

test('states given facts as structured data and with the person on About, and no others', () => {
  const traces = /Petunia|Esperanto|maximumAttendeeCapacity|valueAddedTaxIncluded|instructor/;
  const texts = (company: Company) => [
    JSON.stringify(courseData(exampleCourse, company, 'https://www.vanda.example', exampleNow)),
    aboutMarkup(company),
  ];
  for (const text of texts({ ...realCompany, people: [], buyerFacts: {} })) expect(text).not.toMatch(traces);
  const [data = '', page] = texts({ ...realCompany, people: inventedPeople, buyerFacts: inventedFacts });
  expect(JSON.parse(data)).toMatchObject({
    inLanguage: 'Esperanto',
    offers: { priceSpecification: { valueAddedTaxIncluded: true } },
    hasCourseInstance: [{ maximumAttendeeCapacity: 16, instructor: [{ name: 'Petunia Example' }] }, {}],
  });
  expect(page).toContain('Petunia Example');
});

test('About shows partners that are given, with a link to a secure address only, and no section without any', () => {
  const partner = { name: 'Petunia Nurseries', text: 'Invented partner for seeds.' };
  const section = (partners: unknown) =>
    aboutMarkup(companySchema.parse({ ...realCompany, partners })).split('id="partners"')[1];
  expect(section([])).toBeUndefined();
  expect(section([partner])).not.toMatch(/<a /);
  const linked = section([{ ...partner, link: 'https://nursery.example/en' }]);
  expect(linked).toMatch(
    /Petunia Nurseries.*Invented partner.*href="https:\/\/nursery\.example\/en".*nursery\.example</,
  );
  expect(() => section([{ ...partner, link: 'http://nursery.example' }])).toThrow('secure web address');
});

test('a service shows the answers it has: one with its head, more as a section', () => {
  const answers = (facts: object) =>
    pageAnswers(
      'advice',
      { blocks: [] },
      {},
      { ...unstatedCompany, serviceFacts: { advice: serviceFactsSchema.parse(facts) } },
    );
  const section = (facts: object) => renderToStaticMarkup(<ServiceAnswers answers={answers(facts)} />);
  expect(section({})).toBe('');
  expect(section({ duration: 'Four invented months' })).toBe('');
  expect(answers({ duration: 'Four invented months' }).rest.map(rowText)).toEqual([
    'How long it takes: Four invented months',
  ]);
  expect(section({ duration: 'Four invented months', price: 'An invented sum' }).match(/<dt/g)).toHaveLength(
    2,
  );
});
