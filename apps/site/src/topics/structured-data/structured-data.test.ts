import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { companySchema } from '../../schemas/company.ts';
import { exampleCourse, exampleNow } from '../course/course.fixture.ts';
import { courseData, organisation } from './structured-data.ts';

const file = path.resolve(import.meta.dirname, '../../content/company/company.yaml');
const company = companySchema.parse(parse(readFileSync(file, 'utf8')));
const site = 'https://www.vanda.example';
const dataAt = (now: Date) => JSON.parse(JSON.stringify(courseData(exampleCourse, company, site, now)));

test('the organisation states employees and services (specification, section 3)', () => {
  const groups = [{ title: 'AI training', cards: [{ name: 'A course', href: '/services/a-course' }] }];
  expect(organisation({ ...company, employees: 7 }, site, groups)).toMatchObject({
    '@type': 'ProfessionalService',
    foundingDate: String(company.foundingYear),
    numberOfEmployees: { '@type': 'QuantitativeValue', value: 7 },
    knowsAbout: ['AI training'],
    hasOfferCatalog: {
      itemListElement: [
        { itemOffered: { '@type': 'Service', name: 'A course', url: `${site}/services/a-course` } },
      ],
    },
  });
});

test('Professional Scrum Master on 1 August 2025 has every property that the specification asks for', () => {
  expect(dataAt(exampleNow)).toMatchObject({
    '@type': 'Course',
    name: 'Professional Scrum Master in the Age of AI',
    description: exampleCourse.description,
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
  expect(dataAt(exampleNow).offers.availabilityEnds).toBe('2025-09-22');
  const between = dataAt(new Date('2025-08-18T00:00:00+08:00'));
  expect(between.hasCourseInstance.map(({ startDate }: { startDate: string }) => startDate)).toEqual([
    '2025-09-22',
  ]);
});
