import { describe, expect, test } from 'vitest';
import { allHtmlPages, builtFile } from '../built-site.ts';
import { courseContent } from '../course-content.ts';
import { elementById, elements, textOf } from '../elements.ts';

/** What the specification (decision 33, Courses) counts and names on the course pages. */

const pages = new Map(allHtmlPages().map(({ address, html }) => [address, html]));

function page(slug: string): string {
  const html = pages.get(`/services/${slug}`);
  if (!html) throw new Error(`/services/${slug} is not built`);
  return html;
}
const section = (slug: string, id: string) => elementById(page(slug), id);
const mainText = (slug: string) => elements(page(slug), 'main')[0]?.text ?? '';
const hrefs = (html: string) => elements(html, 'a').map(({ attributes }) => attributes.get('href'));
const names = (html: string, name: string) => elements(html, name).map(({ text }) => text);

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
  test(`it holds ${count}`, () => expect(elements(section(slug, id).html, name)).toHaveLength(count));
});

describe.each([
  ['professional-scrum-master', 'included', 4, 4],
  ['compliance-implementation', 'included', 5, 4],
] as const)('/services/%s', (slug, id, included, audiences) => {
  test(`${included} things are included, for ${audiences} audiences`, () => {
    const lists = elements(section(slug, id).html, 'ul').map(({ html }) => elements(html, 'li').length);
    expect(lists).toEqual([included, audiences]);
  });
});

describe.each([
  ['professional-scrum-master', ['per pax', 'PSM I']],
  ['professional-product-owner', ['per participant', 'PSPO I']],
  ['compliance-implementation', ['per pax', 'Implementation Certificate']],
  ['data-protection-fundamentals', ['per person', '30 days by email']],
  ['cybersecurity-essentials', ['per person']],
  ['generative-ai-usage', ['60%']],
] as const)('/services/%s', (slug, facts) => {
  test(`its head says its price, its length, ${facts.join(', ')}`, () => {
    const fromTitle = page(slug).slice(page(slug).indexOf('<h1'));
    const head = textOf(fromTitle.slice(0, fromTitle.indexOf('<h2')));
    const { price, length } = courseContent(slug);
    for (const fact of [price ?? '', ...facts]) expect(head).toContain(fact);
    for (const part of length.split(', ')) expect(head.toLowerCase()).toContain(part);
  });

  test('its dates, its form and a way to write to us are on the page', () => {
    expect(mainText(slug)).toContain('Dates');
    expect(elements(section(slug, 'register').html, 'form')).toHaveLength(1);
    expect(hrefs(page(slug))).toContain('/contact');
  });
});

describe.each([
  ['data-protection-fundamentals', ['2 h', '3 h', '2 h', '2 h']],
  ['cybersecurity-essentials', ['2.5 h', '2 h', '2.5 h', '2 h']],
  ['compliance-implementation', ['3 h', '2.5 h', '2 h', '1.5 h']],
] as const)('/services/%s', (slug, hours) => {
  test(`its blocks take ${hours.join(', ')}, nine hours in all`, () => {
    const { text } = section(slug, 'curriculum');
    expect(text.match(/\d(?:\.\d)? h\b/g)).toEqual([...hours, '9 h']);
  });
});

test('Compliance Implementation names its four blocks and five inclusions as specified', () => {
  expect(names(section('compliance-implementation', 'curriculum').html, 'h3')).toEqual([
    'Policy Development Framework',
    'Risk Assessment Methodologies',
    'Audit Preparation & Management',
    'Breach Response Procedures',
  ]);
  const { html, text } = section('compliance-implementation', 'included');
  expect(text).toMatch(/^What’s Included/);
  expect(names(html, 'b').slice(0, 5)).toEqual([
    '1-day training',
    'Toolkit',
    'Policy templates',
    'Certificate',
    '60-day implementation support',
  ]);
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
  const cards = elements(section('ai-technology-training', 'tracks').html, 'article');

  test.each(specified.map((track, i) => [i + 1, ...track] as const))(
    'card %i is %s with its price, length and level',
    (position, title, slug, level) => {
      const { price, length } = courseContent(slug);
      const { html, text } = cards[position - 1] ?? { html: '', text: '' };
      expect(names(html, 'h3')).toEqual([title]);
      expect(text).toContain(length);
      expect(text.startsWith(level)).toBe(true);
      expect(text.match(/SGD [\d,]+/)?.[0]).toBe(price);
    },
  );

  test('every card has its colour theme, and neighbours of a level share it', () => {
    const themes = cards.map(({ attributes }) => attributes.get('data-theme'));
    expect(new Set(themes)).toEqual(new Set(['celadon', 'blush', 'night', 'paper']));
  });

  test('Learn More leads to /contact', () => {
    const links = elements(page('ai-technology-training'), 'a');
    expect(
      links.filter(({ text }) => text === 'Learn More').map(({ attributes }) => attributes.get('href')),
    ).toContain('/contact');
    expect(section('ai-technology-training', 'why').text).toMatch(/^Why choose/);
  });
});

describe('Agile Adoption Training', () => {
  const offerings = elements(section('agile-adoption-training', 'offerings').html, 'article');

  test.each([
    ['Scrum Framework', 'scrum-framework', undefined],
    ['Kanban System', 'kanban-system', undefined],
    ['PSM in the Age of AI', 'professional-scrum-master', '/services/professional-scrum-master'],
    ['PSPO in the Age of AI', 'professional-product-owner', '/services/professional-product-owner'],
  ])('%s says what it costs and how long it takes', (title, slug, link) => {
    const { price = '', length } = courseContent(slug);
    const offering = offerings.find(({ html }) => names(html, 'h3').includes(title));
    expect(offering?.text).toContain(price);
    expect(offering?.text).toContain(length);
    expect(hrefs(offering?.html ?? '')).toEqual(link === undefined ? [] : [link]);
    expect(/certification/i.test(offering?.text ?? ''), 'certification badge').toBe(link !== undefined);
  });

  test('it ends with the button Contact Us for Custom Training', () => {
    const html = page('agile-adoption-training');
    const afterMain = html.slice(html.indexOf('</main>'), html.indexOf('<footer'));
    expect(names(afterMain, 'a')).toEqual(['Contact Us for Custom Training']);
    expect(hrefs(afterMain)).toEqual(['/contact']);
  });
});

test('/services lists every course for comparison and as structured data', () => {
  const html = pages.get('/services') ?? '';
  const rows = elements(elementById(html, 'compare').html, 'th').filter(
    ({ attributes }) => attributes.get('scope') === 'row',
  );
  expect(rows).toHaveLength(16);
  const lists = elements(html, 'script').flatMap((script) =>
    script.attributes.get('type') === 'application/ld+json' ? [JSON.parse(script.html)] : [],
  );
  expect(lists.find((data) => data['@type'] === 'ItemList')?.numberOfItems).toBe(16);
});

test('the calendar feed is built, and the pages with dates lead to it', () => {
  expect(builtFile('calendar/sessions.ics').toString('utf8')).toMatch(/^BEGIN:VCALENDAR\r\n/);
  expect(hrefs(page('professional-scrum-master'))).toContain('/calendar/sessions.ics');
});
