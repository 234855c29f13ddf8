import { describe, expect, test } from 'vitest';
import { builtPage, contentEntries, contentFile, pagesUnderTest } from '../built-site.ts';
import { elements } from '../elements.ts';

/** A fact that the content lacks has no row, dash or drawing on a page. */

type Facts = { buyerFacts?: object };
type Service = { course: string; blocks: { kind: string; id: string; courses?: string[] }[] };
const company = contentFile<Facts & { people?: object[]; references?: object[] }>('company/company.yaml');

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
  'A later date': 'postponement',
  Payment: 'payment',
  'Private class': 'privateClass',
};

const asking = contentEntries<Service>('services').flatMap(({ slug, data }) => {
  const block = data.blocks.find(({ kind }) => kind === 'buyer-facts');
  return block ? [{ slug, id: block.id, courses: block.courses ?? [data.course] }] : [];
});

describe.each(asking)('/services/$slug', ({ slug, id, courses }) => {
  const page = builtPage(`/services/${slug}`);
  const given = new Set(
    courses.flatMap((course) =>
      Object.keys({ ...company.buyerFacts, ...contentFile<Facts>(`courses/${course}.yaml`).buyerFacts }),
    ),
  );

  test('shows each given fact once, in a section or below the facts of the head, and no other', () => {
    const section = elements(page, 'section').find(({ attributes }) => attributes.get('id') === id);
    const labels = section ? elements(section, 'dt').map(({ text }) => text) : [];
    const head = elements(page, 'p').map(({ text }) => text);
    for (const [label, fact] of Object.entries(rows)) {
      const count =
        labels.filter((text) => text === label).length +
        head.filter((text) => new RegExp(`(^|\\. )${label}: `).test(text)).length;
      expect(count, label).toBe(given.has(fact) ? 1 : 0);
    }
  });
});

test('shows people and clients only where the content has some', () => {
  const ids = elements(builtPage('/about'), 'section').flatMap(
    ({ attributes }) => attributes.get('id') ?? [],
  );
  expect(ids.includes('people')).toBe((company.people ?? []).length > 0);
  expect(ids.includes('references')).toBe((company.references ?? []).length > 0);
});

test.each(pagesUnderTest().map((page) => [page.address, page] as const))(
  '%s names no fact that it lacks, and is no demonstration',
  (_address, page) => {
    const texts = elements(page, 'main').map(({ text }) => text);
    expect(texts.join(' ')).not.toMatch(/not published yet|not yet published|no price is published/i);
    expect(elements(page, 'p').filter(({ attributes }) => attributes.has('data-demonstration'))).toEqual([]);
  },
);

test.each(pagesUnderTest().map((page) => [page.address, page] as const))(
  '%s has no empty description',
  (_address, page) => {
    // Figures of the visitor’s device are filled in by a script.
    const empty = elements(page, 'dd').filter(
      ({ attributes, text }) => !attributes.has('data-figure') && /^[\s–—-]*$/.test(text),
    );
    expect(empty).toEqual([]);
  },
);
