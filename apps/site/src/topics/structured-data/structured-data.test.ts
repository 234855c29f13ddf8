import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { companySchema } from '../../schemas/company.ts';
import { type Course, courseSchema } from '../../schemas/course.ts';
import { courseData, organisation } from './structured-data.ts';

const content = path.resolve(import.meta.dirname, '../../content');
const read = (file: string) => parse(readFileSync(path.join(content, file), 'utf8'));
const company = companySchema.parse(read('company/company.yaml'));
const courses = Object.fromEntries(
  readdirSync(path.join(content, 'courses')).map((file) => [
    file.replace('.yaml', ''),
    courseSchema.parse(read(`courses/${file}`)),
  ]),
);
const site = 'https://www.vanda.example';
const august = new Date('2025-08-01T09:00:00+08:00');
const asRead = (course: Course | undefined, now: Date) =>
  JSON.parse(JSON.stringify(courseData(course as Course, company, site, now)));
const dataOf = (slug: string, now: Date) => asRead(courses[slug], now);

test('the organisation says how many people it employs, from the company’s file', () => {
  expect(organisation({ ...company, employees: 7 }, site, ['AI training'])).toMatchObject({
    '@type': 'ProfessionalService',
    foundingDate: String(company.foundingYear),
    numberOfEmployees: { '@type': 'QuantitativeValue', value: 7 },
    knowsAbout: ['AI training'],
  });
});

test('Professional Scrum Master on 1 August 2025 has every property that the specification asks for', () => {
  const specified = {
    ...(courses['professional-scrum-master'] as Course),
    priceSgd: 800,
    durationDays: 3,
    sessions: [
      { start: '2025-08-18', end: '2025-08-20', place: 'Singapore' },
      { start: '2025-09-22', end: '2025-09-24', place: 'Singapore' },
    ],
  };
  expect(asRead(specified, august)).toMatchObject({
    '@type': 'Course',
    name: 'Professional Scrum Master in the Age of AI',
    description: specified.description,
    provider: { '@type': 'Organization', name: company.brand },
    duration: 'P3D',
    url: `${site}/services/professional-scrum-master`,
    educationalLevel: 'Intermediate',
    teaches: expect.arrayContaining(['Scrum theory and empiricism']),
    offers: { price: 800, priceCurrency: 'SGD', availability: 'https://schema.org/InStock' },
    hasCourseInstance: [
      { '@type': 'CourseInstance', startDate: '2025-08-18', endDate: '2025-08-20' },
      { '@type': 'CourseInstance', startDate: '2025-09-22', endDate: '2025-09-24' },
    ],
  });
});

test('an offer states when it ends, for a build that stays online for months', () => {
  expect(dataOf('compliance-implementation', august).offers.availabilityEnds).toBe('2025-10-07');
  const between = dataOf('compliance-implementation', new Date('2025-09-02T00:00:00+08:00'));
  expect(between.hasCourseInstance.map(({ startDate }: { startDate: string }) => startDate)).toEqual([
    '2025-10-07',
  ]);
});
