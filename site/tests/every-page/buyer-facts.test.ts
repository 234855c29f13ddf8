import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { builtPage, pagesUnderTest } from '../built-site.ts';
import { elementById, elements } from '../elements.ts';

/** A fact that the content does not hold leaves no trace on a page: no row, no dash, no drawing. */

const content = path.resolve(import.meta.dirname, '../../src/content');
const read = (file: string) => parse(readFileSync(path.join(content, file), 'utf8'));
const company = read('company/company.yaml');

/** The fact behind each row; without the fact there is no row. */
const rows: Record<string, string> = {
  Delivery: 'delivery',
  'Class size': 'classSize',
  Language: 'language',
  Bring: 'bring',
  Trainer: 'trainers',
  Certificate: 'certificate',
  Attendance: 'attendancePercent',
  Afterwards: 'support',
  Funding: 'funding',
  'A colleague instead': 'substitution',
  Payment: 'payment',
  'Private class': 'privateFrom',
};

const services = readdirSync(path.join(content, 'services')).map((file) => ({
  slug: file.replace('.yaml', ''),
  data: read(`services/${file}`),
}));
const asking = services.flatMap(({ slug, data }) => {
  const block = data.blocks.find(({ kind }: { kind: string }) => kind === 'buyer-facts');
  const courses: string[] = block?.courses ?? [data.course];
  return block ? [{ slug, id: block.id as string, courses }] : [];
});

describe.each(asking)('/services/$slug#$id', ({ slug, id, courses }) => {
  const section = elementById(builtPage(`/services/${slug}`), id);
  const given = new Set(
    courses.flatMap((course) =>
      Object.keys({ ...company.buyerFacts, ...read(`courses/${course}.yaml`).buyerFacts }),
    ),
  );

  test('it has the rows of the facts given, and no others', () => {
    const labels = elements(section, 'dt').map(({ text }) => text);
    const ofFacts = labels.filter((label) => label in rows);
    const expected = Object.keys(rows).filter(
      (label) => given.has(rows[label] ?? '') && (label !== 'Trainer' || labels.includes('Trainer')),
    );
    expect(ofFacts.sort()).toEqual(expected.sort());
    expect(
      labels.filter(
        (label) => !(label in rows) && !['Hours', 'Price', 'If you cancel', 'If we move it'].includes(label),
      ),
    ).toEqual([]);
    expect(section.text.includes('what comes back')).toBe(given.has('refunds') || given.has('moved'));
  });

  test('what is missing is one line with one button', () => {
    const isWhole = Object.values(rows).every((name) => given.has(name)) && given.has('gst');
    expect(section.text.split('Not published yet:').length - 1).toBe(isWhole ? 0 : 1);
    expect(elements(section, 'a').filter(({ text }) => text === 'Ask about these')).toHaveLength(
      isWhole ? 0 : 1,
    );
  });
});

test('some course page answers buyers', () => {
  expect(asking.length).toBeGreaterThanOrEqual(6);
});

test('there are people on About once the company names some, and a section on a service once it answers', () => {
  const ids = (page: string) =>
    elements(builtPage(page), 'section').flatMap(({ attributes }) => attributes.get('id') ?? []);
  expect(ids('/about').includes('people')).toBe((company.people ?? []).length > 0);
  for (const { slug, data } of services) {
    const hasSection = ids(`/services/${slug}`).includes('what-buyers-ask');
    const isAsked = data.blocks.some(({ kind }: { kind: string }) => kind === 'buyer-facts');
    expect(hasSection, slug).toBe(isAsked || Object.keys(data.buyerFacts ?? {}).length > 0);
  }
});

test.each(pagesUnderTest().map((page) => [page.address, page] as const))(
  '%s has no answer that is empty or a dash',
  (_address, page) => {
    // A figure of the visitor’s own device is filled in there.
    const empty = elements(page, 'dd').filter(
      ({ attributes, text }) => !attributes.has('data-figure') && /^[\s–—-]*$/.test(text),
    );
    expect(empty).toEqual([]);
  },
);
