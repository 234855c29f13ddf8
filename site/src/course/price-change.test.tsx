import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import type { BlockContext } from '../blocks/block-props.ts';
import { OfferingsBlock } from '../blocks/OfferingsBlock.tsx';
import { RegistrationBlock } from '../blocks/RegistrationBlock.tsx';
import { TracksBlock } from '../blocks/TracksBlock.tsx';
import { companySchema } from '../schemas/company.ts';
import { type Course, courseSchema } from '../schemas/course.ts';
import { type ServiceGroup, serviceGroupSchema, serviceSchema } from '../schemas/service.ts';
import { CourseBar } from '../sections/CourseBar/CourseBar.tsx';
import { CourseComparison } from '../sections/CourseComparison/CourseComparison.tsx';
import { ServiceGroupSection } from '../sections/ServiceGroupSection/ServiceGroupSection.tsx';
import { ServiceHero } from '../sections/ServiceHero/ServiceHero.tsx';
import { courseData } from '../structured-data/structured-data.ts';
import { sessionCalendar } from './course-calendar.ts';
import { withCourseRanges } from './course-ranges.ts';

/** A price is one line in one file: the test changes that line in a copy of the content and looks everywhere a price shows. */

const contentFolder = path.resolve(import.meta.dirname, '../content');
const copyFolder = mkdtempSync(path.join(tmpdir(), 'price-change-'));
cpSync(contentFolder, copyFolder, { recursive: true });
afterAll(() => rmSync(copyFolder, { recursive: true }));

const read = (file: string) => parse(readFileSync(path.join(copyFolder, file), 'utf8'));
const slugs = (folder: string) =>
  readdirSync(path.join(copyFolder, folder)).map((file) => file.replace('.yaml', ''));
const readCourses = (): Record<string, Course> =>
  Object.fromEntries(
    slugs('courses').map((slug) => [slug, courseSchema.parse(read(`courses/${slug}.yaml`))]),
  );
const company = companySchema.parse(read('company/company.yaml'));
const groups: ServiceGroup[] = slugs('service-groups').map((slug) =>
  serviceGroupSchema.parse(read(`service-groups/${slug}.yaml`)),
);
const site = 'https://www.vanda.example';
const now = new Date('2025-08-01T09:00:00+08:00');

/** Everything of the site that shows the price of a course, by name. */
function shownPrices(slug: string): Record<string, string> {
  const courses = readCourses();
  const course = courses[slug];
  if (!course) throw new Error(`There is no course "${slug}"`);
  const context: BlockContext = { cite: () => [], courses, course: slug, now };
  const section = { id: 'part', title: 'Part', ground: 'plain' } as const;
  const [pageSlug = ''] = course.page.replace('/services/', '').split('#');
  const service = serviceSchema.parse(read(`services/${pageSlug}.yaml`));
  const form = { ...section, kind: 'registration' } as const;
  const others = slug === 'kanban-system' ? 'scrum-framework' : 'kanban-system';
  return {
    ...(service.course === slug && {
      'head of the page': renderToStaticMarkup(
        <ServiceHero service={service} course={course} crumbs={[]} context={context} />,
      ),
      'facts beside the form': renderToStaticMarkup(
        <RegistrationBlock block={form} courses={[course]} replyWithinHours={24}>
          form
        </RegistrationBlock>,
      ),
    }),
    'list beside a form for several': renderToStaticMarkup(
      <RegistrationBlock block={form} courses={[course, courses[others] as Course]} replyWithinHours={24}>
        form
      </RegistrationBlock>,
    ),
    'bar of small screens': renderToStaticMarkup(<CourseBar courses={[course]} to="#register" />),
    comparison: renderToStaticMarkup(<CourseComparison courses={[course]} />),
    ...(course.family === 'track' && {
      'track card': renderToStaticMarkup(
        <TracksBlock
          block={{ ...section, kind: 'tracks' }}
          context={{ ...context, courses: { [slug]: course } }}
        />,
      ),
    }),
    ...(course.family === 'agile' && {
      offering: renderToStaticMarkup(
        <OfferingsBlock block={{ ...section, kind: 'offerings', courses: [slug, slug] }} context={context} />,
      ),
    }),
    ...Object.fromEntries(
      groups.flatMap((group) => {
        const cards = group.cards.filter((card) => card.course === slug);
        return cards.map((card) => [
          `card "${card.name}" on /services`,
          renderToStaticMarkup(
            <ServiceGroupSection
              id="group"
              group={{ ...group, cards: [card] }}
              courses={courses}
              ground="plain"
            />,
          ),
        ]);
      }),
    ),
    'structured data': JSON.stringify(courseData(course, company, site, now).offers),
    ...Object.fromEntries(
      course.sessions.map((session) => [
        `calendar file of ${session.start}`,
        sessionCalendar({ slug, course, session }, { brand: company.brand, site, now }).replaceAll(
          '\r\n ',
          '',
        ),
      ]),
    ),
    ...(course.priceSgd === Math.min(...Object.values(courses).flatMap(({ priceSgd }) => priceSgd ?? [])) && {
      'lowest price of the home page': withCourseRanges('{lowest price}', Object.values(courses)),
    }),
  };
}

/** Whether a price stands in a text, as `SGD 1,000`, in a calendar file `SGD 1\\,000`, or in structured data. */
const shows = (text: string, priceSgd: number) =>
  [...text.matchAll(/(?:SGD |"price":)(\d+(?:\\?,\d{3})*)/g)].some(
    ([, written = '']) => Number(written.replace(/\D/g, '')) === priceSgd,
  );

const newPriceSgd = 173;
const priced = slugs('courses').filter((slug) => readCourses()[slug]?.priceSgd !== undefined);

describe.each(priced)('%s', (slug) => {
  test('its price changes everywhere with one line of its file', () => {
    const file = path.join(copyFolder, `courses/${slug}.yaml`);
    const written = readFileSync(file, 'utf8');
    expect(written.match(/^priceSgd: \d+$/gm), 'the price stands on one line').toHaveLength(1);
    const oldPriceSgd = readCourses()[slug]?.priceSgd ?? 0;

    for (const [place, text] of Object.entries(shownPrices(slug))) {
      expect(shows(text, oldPriceSgd), `${place}, before`).toBe(true);
    }
    writeFileSync(file, written.replace(/^priceSgd: \d+$/m, `priceSgd: ${newPriceSgd}`));
    try {
      const places = Object.entries(shownPrices(slug));
      expect(places.length).toBeGreaterThanOrEqual(4);
      for (const [place, text] of places) {
        expect(shows(text, newPriceSgd), `${place}, after`).toBe(true);
        if (place !== 'list beside a form for several')
          expect(shows(text, oldPriceSgd), `${place} still shows the old price`).toBe(false);
      }
    } finally {
      writeFileSync(file, written);
    }
  });
});

test('no other content file writes a price of a course', () => {
  const folders = ['services', 'service-groups', 'pages', 'banner-slides', 'navigation', 'company'];
  const found = folders.flatMap((folder) =>
    slugs(folder).flatMap((slug) => {
      const text = readFileSync(path.join(copyFolder, folder, `${slug}.yaml`), 'utf8');
      return (text.match(/\bSGD\s?\d[\d,]*/g) ?? []).map((price) => `${folder}/${slug}.yaml: ${price}`);
    }),
  );
  expect(found).toEqual([]);
});
