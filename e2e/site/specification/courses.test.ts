import { expect, test } from 'vitest';
import { builtPage, contentEntries } from '../built-site.ts';
import { courses } from '../course-content.ts';
import { elementById, elements, firstElement } from '../elements.ts';

/** Pages say what the content files say of courses. */

test.each(courses)('$page states price and length of $title', ({ page: address, price, length }) => {
  const [path = '', id] = address.split('#');
  const { text } = id ? elementById(builtPage(path), id) : firstElement(builtPage(path), 'main');
  if (price !== undefined) expect(text).toContain(price);
  for (const part of length.split(', ')) expect(text.toLowerCase()).toContain(part);
});

test('gives every price per person where courses are compared', () => {
  const table = elementById(builtPage('/services'), 'compare').text;
  for (const { price } of courses) if (price) expect(table).toContain(price);
  expect(table).toMatch(/SGD [\d,]+ per person/);
  expect(table).not.toMatch(/per (?:pax|participant)/);
});

test('no other content file writes a price of a course', () => {
  const folders = ['services', 'service-groups', 'pages', 'banner-slides', 'navigation'];
  const priced = folders.flatMap((folder) =>
    contentEntries(folder).flatMap(({ slug, data }) =>
      (JSON.stringify(data).match(/\bSGD\s?\d[\d,]*/g) ?? []).map((price) => `${folder}/${slug}: ${price}`),
    ),
  );
  expect(priced).toEqual([]);
});

test.each(courses.filter(({ hasOwnPage }) => !hasOwnPage))(
  '$slug says how it is run until it has a date',
  ({ page: address, dates }) => {
    const [path = '', id = ''] = address.split('#');
    const { text } = elementById(builtPage(path), id);
    expect(text.includes('Dates on request')).toBe(dates.length === 0);
  },
);

test.each(['/', '/services'])('the dates of %s come in both states, one of them shown', (address) => {
  const parts = ['div', 'p', 'details', 'summary'].flatMap((name) =>
    elements(elementById(builtPage(address), 'dates'), name).filter(({ attributes }) =>
      attributes.has('data-when-list'),
    ),
  );
  const states = (of: typeof parts) =>
    [...new Set(of.map(({ attributes }) => attributes.get('data-when-list')))].sort();
  expect(states(parts)).toEqual(['none', 'open']);
  expect(states(parts.filter(({ attributes }) => !attributes.has('hidden')))).toHaveLength(1);
});
