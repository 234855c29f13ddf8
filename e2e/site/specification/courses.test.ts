import { describe, expect, test } from 'vitest';
import { builtPage, contentEntries } from '../built-site.ts';
import { courseContent, courses } from '../course-content.ts';
import { type Element, elementById, elements, firstElement, hrefs, texts } from '../elements.ts';

/** Course pages say what the content files say of price, length and dates. */

const page = (slug: string) => builtPage(`/services/${slug}`);
const section = (slug: string, id: string) => elementById(page(slug), id);
const withOwnPage = courses.filter(({ hasOwnPage }) => hasOwnPage).map(({ slug }) => slug);

describe.each(withOwnPage)('/services/%s', (slug) => {
  test('states price and length in its head', () => {
    const { text } = firstElement(page(slug), 'main');
    const afterTitle = text.slice(text.indexOf(firstElement(page(slug), 'h1').text));
    const head = afterTitle.slice(0, afterTitle.indexOf(firstElement(page(slug), 'h2').text));
    const { price, length } = courseContent(slug);
    if (price !== undefined) expect(head).toContain(price);
    for (const part of length.split(', ')) expect(head.toLowerCase()).toContain(part);
  });

  test('has dates, a form and links to the contact page and the calendar', () => {
    expect(elementById(page(slug), 'dates').name).toBe('h2');
    expect(page(slug).inside.some(({ attributes }) => attributes.has('data-session'))).toBe(true);
    expect(elements(section(slug, 'register'), 'form')).toHaveLength(1);
    expect(hrefs(page(slug))).toEqual(expect.arrayContaining(['/contact', '/calendar/sessions.ics']));
  });
});

/** Courses without a page of their own: title, price and length as in their files. */
function expectCard(cards: readonly Element[], title: string, slug: string): Element {
  const { price, length } = courseContent(slug);
  const [card, ...others] = cards.filter((one) => texts(one, 'h3').includes(title));
  if (!card) throw new Error(`There is no card ${title}`);
  expect(others).toEqual([]);
  expect(card.text).toContain(length);
  expect(card.text.match(/SGD [\d,]+/)?.[0]).toBe(price);
  return card;
}

describe('AI Certification Training', () => {
  const cards = elements(section('ai-technology-training', 'tracks'), 'article');
  const levelOf = ({ text }: Element) => /^\w+/.exec(text)?.[0] ?? '';

  test.each(courses.filter(({ family }) => family === 'track'))(
    'the card of $title has its price and length, and its level first',
    ({ title, slug, level }) => {
      expect(levelOf(expectCard(cards, title, slug))).toBe(level);
    },
  );

  test('cards of one level share their colour theme, cards of different levels do not', () => {
    const pairs = new Set(cards.map((card) => `${levelOf(card)} ${card.attributes.get('data-theme')}`));
    const levels = new Set(cards.map(levelOf));
    const themes = new Set(cards.map(({ attributes }) => attributes.get('data-theme')));
    expect([pairs.size, themes.size]).toEqual([levels.size, levels.size]);
    expect(themes).not.toContain(undefined);
  });
});

test.each(courses.filter(({ family }) => family === 'agile'))(
  'Agile Adoption Training says what $title costs and how long it takes, and links its page',
  ({ title, offeredAs = title, slug, page: address }) => {
    const offerings = elements(section('agile-adoption-training', 'offerings'), 'article');
    const hasPage = address === `/services/${slug}`;
    expect(hrefs(expectCard(offerings, offeredAs, slug))).toEqual(hasPage ? [address] : []);
  },
);

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

test.each(courses.filter(({ dates }) => dates.length === 0))(
  '$slug, which has no date, says how it is run',
  ({ page: address }) => {
    const [path = '', id = ''] = address.split('#');
    expect(elementById(builtPage(path), id).text).toContain('On request, or privately');
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
