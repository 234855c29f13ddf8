import { readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { builtFile, builtPage, distFolder } from '../built-site.ts';
import { courseContent } from '../course-content.ts';
import { type Element, elementById, elements, firstElement } from '../elements.ts';

/** What the specification counts and names on the course pages. Content may grow beyond it. */

const page = (slug: string) => builtPage(`/services/${slug}`);
const section = (slug: string, id: string) => elementById(page(slug), id);
const hrefs = (within: Element) =>
  elements(within, 'a').map(({ attributes }) => attributes.get('href') ?? '');
const names = (within: Element, name: string) => elements(within, name).map(({ text }) => text);

describe.each([
  ['ai-technology-training', 'tracks', 'article', 9],
  ['generative-ai-usage', 'curriculum', 'b', 7],
  ['data-protection-fundamentals', 'curriculum', 'h3', 4],
  ['cybersecurity-essentials', 'curriculum', 'h3', 4],
  ['compliance-implementation', 'overview', 'li', 6],
  ['compliance-implementation', 'curriculum', 'h3', 4],
  ['agile-adoption-training', 'offerings', 'article', 4],
  ['professional-scrum-master', 'curriculum', 'b', 12],
  ['professional-product-owner', 'benefits', 'li', 10],
  ['professional-product-owner', 'audience', 'li', 4],
  ['professional-product-owner', 'curriculum', 'b', 12],
] as const)('/services/%s#%s', (slug, id, name, count) => {
  test(`it holds at least ${count}`, () => {
    expect(elements(section(slug, id), name).length).toBeGreaterThanOrEqual(count);
  });
});

describe.each([
  ['professional-scrum-master', 4, 4],
  ['compliance-implementation', 5, 4],
] as const)('/services/%s', (slug, included, audiences) => {
  test(`at least ${included} things are included, for ${audiences} audiences`, () => {
    const [first, second] = elements(section(slug, 'included'), 'ul').map(
      (list) => elements(list, 'li').length,
    );
    expect(first).toBeGreaterThanOrEqual(included);
    expect(second).toBeGreaterThanOrEqual(audiences);
  });
});

describe.each([
  ['professional-scrum-master', [/\bper pax\b/, /\bPSM I\b/]],
  ['professional-product-owner', [/\bper participant\b/, /\bPSPO I\b/]],
  ['compliance-implementation', [/\bper pax\b/, /\bImplementation Certificate\b/]],
  ['data-protection-fundamentals', [/\bper person\b/, /\b30.days?\b/]],
  ['cybersecurity-essentials', [/\bper person\b/]],
  ['generative-ai-usage', [/\b60%/]],
] as const)('/services/%s', (slug, facts) => {
  test('its head says its price, its length and what the specification adds', () => {
    const { text } = firstElement(page(slug), 'main');
    const afterTitle = text.slice(text.indexOf(firstElement(page(slug), 'h1').text));
    const head = afterTitle.slice(0, afterTitle.indexOf(firstElement(page(slug), 'h2').text));
    const { price, length } = courseContent(slug);
    if (price !== undefined) expect(head).toContain(price);
    for (const fact of facts) expect(head).toMatch(fact);
    for (const part of length.split(', ')) expect(head.toLowerCase()).toContain(part);
  });

  test('its dates, its form and a way to write to us are on the page', () => {
    expect(elementById(page(slug), 'dates').name).toBe('h2');
    expect(page(slug).inside.some(({ attributes }) => attributes.has('data-session'))).toBe(true);
    expect(elements(section(slug, 'register'), 'form')).toHaveLength(1);
    expect(hrefs(page(slug))).toContain('/contact');
  });
});

describe.each([
  ['data-protection-fundamentals', [2, 3, 2, 2]],
  ['cybersecurity-essentials', [2.5, 2, 2.5, 2]],
  ['compliance-implementation', [3, 2.5, 2, 1.5]],
] as const)('/services/%s', (slug, hours) => {
  test(`its blocks take ${hours.join(', ')} hours, and their sum is said`, () => {
    const words = elements(section(slug, 'curriculum'), 'p').map(({ text }) => text);
    const shown = words.join(' ').match(/\d+(?:\.\d)? h\b/g) ?? [];
    const sum = hours.reduce((total, one) => total + one, 0);
    expect(shown).toEqual([...hours, sum].map((count) => `${count} h`));
  });
});

test('Compliance Implementation names its four blocks and five inclusions as specified', () => {
  expect(names(section('compliance-implementation', 'curriculum'), 'h3')).toEqual([
    'Policy Development Framework',
    'Risk Assessment Methodologies',
    'Audit Preparation & Management',
    'Breach Response Procedures',
  ]);
  const included = section('compliance-implementation', 'included');
  expect(firstElement(included, 'h2').text).toBe('What’s Included');
  expect(names(included, 'b')).toEqual(
    expect.arrayContaining([
      '1-day training',
      'Toolkit',
      'Policy templates',
      'Certificate',
      '60-day implementation support',
    ]),
  );
});

describe('AI Certification Training', () => {
  const specified = [
    ['Generative AI Usage', 'generative-ai-usage', 'Beginner'],
    ['Responsible AI', 'responsible-ai', 'Intermediate'],
    ['AI Foundations Practitioner', 'ai-foundations-practitioner', 'Beginner'],
    ['ML Developer Pro', 'ml-developer-pro', 'Intermediate'],
    ['AI Product Strategist', 'ai-product-strategist', 'Intermediate'],
    ['AI for Business Leaders', 'ai-for-business-leaders', 'Executive'],
    ['Responsible AI Steward', 'responsible-ai-steward', 'Advanced'],
    ['Generative AI Engineer', 'generative-ai-engineer', 'Advanced'],
    ['Creative AI Designer', 'creative-ai-designer', 'Intermediate'],
  ] as const;
  const cards = elements(section('ai-technology-training', 'tracks'), 'article');
  const levelOf = ({ text }: Element) => /^\w+/.exec(text)?.[0] ?? '';

  test.each(specified)('the card %s has its price and length, and its level first', (title, slug, level) => {
    const { price, length } = courseContent(slug);
    const [card, ...others] = cards.filter((one) => names(one, 'h3').includes(title));
    expect(others).toEqual([]);
    expect(card && levelOf(card)).toBe(level);
    expect(card?.text).toContain(length);
    expect(card?.text.match(/SGD [\d,]+/)?.[0]).toBe(price);
  });

  test('cards of one level share their colour theme, cards of different levels do not', () => {
    const pairs = new Set(cards.map((card) => `${levelOf(card)} ${card.attributes.get('data-theme')}`));
    const levels = new Set(cards.map(levelOf));
    const themes = new Set(cards.map(({ attributes }) => attributes.get('data-theme')));
    expect([pairs.size, themes.size]).toEqual([levels.size, levels.size]);
    expect(themes).not.toContain(undefined);
  });

  test('Learn More leads to /contact', () => {
    const links = elements(page('ai-technology-training'), 'a').filter(({ text }) => text === 'Learn More');
    expect(links.map(({ attributes }) => attributes.get('href'))).toContain('/contact');
  });

  test('it says why to choose us, and takes registrations', () => {
    expect(firstElement(section('ai-technology-training', 'why'), 'h2').text).toMatch(/^Why choose/);
    expect(elements(section('ai-technology-training', 'register'), 'form')).toHaveLength(1);
  });
});

describe('Agile Adoption Training', () => {
  const offerings = elements(section('agile-adoption-training', 'offerings'), 'article');

  test.each([
    ['Scrum Framework', 'scrum-framework', undefined],
    ['Kanban System', 'kanban-system', undefined],
    ['PSM in the Age of AI', 'professional-scrum-master', '/services/professional-scrum-master'],
    ['PSPO in the Age of AI', 'professional-product-owner', '/services/professional-product-owner'],
  ])(
    '%s says what it costs and how long it takes; what has a certificate has a page',
    (title, slug, link) => {
      const { price, length } = courseContent(slug);
      const [offering, ...others] = offerings.filter((one) => names(one, 'h3').includes(title));
      expect(others).toEqual([]);
      expect(offering?.text.match(/SGD [\d,]+/)?.[0]).toBe(price);
      expect(offering?.text).toContain(length);
      expect(offering && hrefs(offering)).toEqual(link === undefined ? [] : [link]);
      expect(/certification/i.test(offering?.text ?? ''), 'certification badge').toBe(link !== undefined);
    },
  );

  test('of the two certifications only PSM says that an attempt is paid', () => {
    const saying = (words: RegExp) =>
      offerings.flatMap((one) => (words.test(one.text) ? names(one, 'h3') : []));
    expect(saying(/first attempt paid/)).toEqual(['PSM in the Age of AI']);
    expect(saying(/attempt not included/)).toEqual(['PSPO in the Age of AI']);
  });

  test('it ends with the button Contact Us for Custom Training', () => {
    const last = elements(page('agile-adoption-training'), 'a').filter(
      (link) => !elements(firstElement(page('agile-adoption-training'), 'footer'), 'a').includes(link),
    );
    expect(last.at(-1)?.text).toBe('Contact Us for Custom Training');
    expect(last.at(-1)?.attributes.get('href')).toBe('/contact');
  });
});

test('/services compares every course that the content has, and states each as structured data', () => {
  const courses = readdirSync(path.join(distFolder, '../src/content/courses'));
  const services = builtPage('/services');
  const rows = elements(elementById(services, 'compare'), 'th').filter(
    ({ attributes }) => attributes.get('scope') === 'row',
  );
  expect(rows).toHaveLength(courses.length);
  const lists = elements(services, 'script').flatMap(({ attributes, html }) =>
    attributes.get('type') === 'application/ld+json' ? [JSON.parse(html)] : [],
  );
  expect(lists.find((data) => data['@type'] === 'ItemList')?.itemListElement).toHaveLength(courses.length);
});

test('where courses stand in one table, every price is per person', () => {
  const table = elementById(builtPage('/services'), 'compare').text;
  expect(table).toMatch(/SGD 800 per person/);
  expect(table).not.toMatch(/per (?:pax|participant)/);
});

test('the calendar feed is built, and the pages with dates lead to it', () => {
  expect(builtFile('calendar/sessions.ics').toString('utf8')).toMatch(/^BEGIN:VCALENDAR\r\n/);
  expect(hrefs(page('professional-scrum-master'))).toContain('/calendar/sessions.ics');
});

test.each([
  ['kanban-system', 'agile-adoption-training'],
  ['ml-developer-pro', 'ai-technology-training'],
  ['ai-for-business-leaders', 'ai-technology-training'],
])('%s, which has no date of its own, says how it is run', (course, slug) => {
  expect(section(slug, course).text).toContain('On request, or privately');
});

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
