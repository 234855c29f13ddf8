import { describe, expect, test } from 'vitest';
import { redirects } from '../../src/redirects.ts';
import {
  allHtmlPages,
  type BuiltPage,
  builtFile,
  builtPage,
  isBuiltFile,
  pagesUnderTest,
  sitemap,
} from '../built-site.ts';
import { type Element, elements, firstElement } from '../elements.ts';
import { searchMistakes } from '../structured-data/search-rules.ts';
import { isNode, type Node, nodesIn, vocabularyMistakes } from '../structured-data/vocabulary.ts';

const pages = pagesUnderTest();
const { origin } = sitemap();
const pageByAddress = new Map(allHtmlPages().map((page) => [page.address, page]));

/** What the pages under an address must state, in this order; the first line that fits counts. */
const table: [address: RegExp, types: string[]][] = [
  [/^\/$/, ['ProfessionalService', 'WebSite']],
  [/^\/(404|413|502)$/, []],
  [/^\/services$/, ['BreadcrumbList', 'ItemList']],
  // The specification asks for questions and the organisation here.
  [/^\/services\/ai-adoption$/, ['BreadcrumbList', 'Service', 'FAQPage', 'ProfessionalService']],
  // Pages about several courses list them.
  [
    /^\/services\/(ai-technology|privacy-security|agile-adoption)-training$/,
    ['BreadcrumbList', 'Service', 'ItemList', 'FAQPage'],
  ],
  // Pages of one course.
  [
    /^\/services\/(generative-ai-usage|data-protection-fundamentals|cybersecurity-essentials|compliance-implementation|professional-.+)$/,
    ['BreadcrumbList', 'Course', 'FAQPage'],
  ],
  [/^\/services\/.+$/, ['BreadcrumbList', 'Service', 'FAQPage']],
  [/^\/news\/.+$/, ['BreadcrumbList', 'Article']],
  [/^\/(about|news|contact|privacy-policy|ai-applications\/.+|ai-regulations\/.+)$/, ['BreadcrumbList']],
];

const dataBlocks = (page: BuiltPage) =>
  elements(page, 'script').filter(({ attributes }) => attributes.get('type') === 'application/ld+json');
const statedBy = (page: BuiltPage): Node[] => dataBlocks(page).map(({ html }) => JSON.parse(html));
const ofType = (page: BuiltPage, type: string) => statedBy(page).filter((node) => node['@type'] === type);

/** Words of the page itself, not of the shell around it, as they run: source marks are no words. */
const mainText = (page: BuiltPage) => spaced(firstElement(page, 'main').textWithout(isSourceMark));
const isSourceMark = ({ attributes }: Element) => attributes.has('data-source-marks');
/** Without the spaces that the markup of emphasis, links and lines leaves behind. */
const spaced = (text: string) => text.replace(/[\s*]+/g, '');
const headline = (page: BuiltPage) => firstElement(page, 'h1').text;
const description = (page: BuiltPage) =>
  elements(page, 'meta')
    .find(({ attributes }) => attributes.get('name') === 'description')
    ?.attributes.get('content');
const days = ({ inside }: BuiltPage) => inside.flatMap(({ attributes }) => attributes.get('datetime') ?? []);

/** Whether a page of the site, a place in it or a file of it answers to an address. */
function isThere(address: string): boolean {
  const url = new URL(address);
  const path = redirects[url.pathname] ?? url.pathname;
  const page = pageByAddress.get(path);
  if (!page) return isBuiltFile(path) && path !== '/';
  const id = decodeURIComponent(url.hash.slice(1));
  return id === '' || page.inside.some(({ attributes }) => attributes.get('id') === id);
}

describe.each(pages.map((page) => [page.address, page] as const))('%s', (address, page) => {
  const stated = statedBy(page);
  const nodes = stated.flatMap(nodesIn);

  test('it states what a page of its kind must state', () => {
    const [, types] = table.find(([pattern]) => pattern.test(address)) ?? [];
    expect(stated.map((node) => node['@type'])).toEqual(types);
  });

  test('it has no gaps', () => {
    for (const { html } of dataBlocks(page))
      expect(html).not.toMatch(/undefined|\bNaN\b|Invalid Date|\[object |:\s*(null|"")/);
  });

  test('every type and property is schema.org’s, with a value that it takes', () => {
    expect(stated.flatMap((node) => vocabularyMistakes(node))).toEqual([]);
  });

  test('search engines find all that they ask for', () => {
    expect(stated.flatMap(searchMistakes)).toEqual([]);
  });

  test('every address in it is absolute, the site’s own, and there', () => {
    const missing = nodes.flatMap((node) =>
      ['url', 'item', 'logo', 'image', 'mainEntityOfPage'].flatMap((name) => {
        const value = node[name];
        return typeof value === 'string' && !(value.startsWith(`${origin}/`) && isThere(value))
          ? [value]
          : [];
      }),
    );
    expect(missing).toEqual([]);
  });

  test('a reference names an object that the page states', () => {
    const named = new Set<unknown>(nodes.flatMap((node) => ('@type' in node ? (node['@id'] ?? []) : [])));
    const references = nodes.filter((node) => !('@type' in node)).map((node) => node['@id']);
    expect(references.filter((id) => !named.has(id))).toEqual([]);
  });

  test('the trail in it is the trail that the page shows', () => {
    const [trail] = ofType(page, 'BreadcrumbList');
    const shown = elements(page, 'nav').filter(
      ({ attributes }) => attributes.get('aria-label') === 'Breadcrumb',
    );
    const steps = shown
      .flatMap((nav) => elements(nav, 'li'))
      .flatMap((step) => {
        const href = elements(step, 'a')[0]?.attributes.get('href');
        // A step without a page of its own is none that a search engine could lead to.
        const path = step.attributes.has('aria-current') ? address : href;
        return path === undefined ? [] : [{ name: step.text, item: origin + path }];
      });
    const listed = ((trail?.itemListElement ?? []) as Node[]).map(({ name, item }) => ({ name, item }));
    expect(listed).toEqual(steps);
  });

  test.each(ofType(page, 'Service'))('the service in it is the page’s', (service) => {
    expect(service).toMatchObject({
      name: headline(page),
      description: description(page),
      url: origin + address,
    });
  });

  test.each(ofType(page, 'Course'))(
    'the course in it has the title, price, length and dates that the page shows',
    (course) => {
      const offer = course.offers as Node | undefined;
      expect(course).toMatchObject({ name: headline(page), url: origin + address });
      expect(offer?.url ?? course.url).toBe(course.url);
      const shown = firstElement(page, 'dl').text;
      expect(/SGD [\d,]+/.exec(shown)?.[0]).toBe(
        offer && `SGD ${Number(offer.price).toLocaleString('en-SG')}`,
      );
      const [, count, unit] = /^P(\d+)([DW])$/.exec(String(course.timeRequired)) ?? [];
      expect(shown).toMatch(new RegExp(`\\b${count} ${unit === 'D' ? 'Day' : 'Week'}`));
      expect(course, 'what we do not award').not.toHaveProperty('educationalCredentialAwarded');
      const instances = (course.hasCourseInstance ?? []) as Node[];
      const upcoming = page.inside.flatMap(({ attributes }) =>
        attributes.get('data-state') === 'upcoming' ? (attributes.get('data-session') ?? []) : [],
      );
      expect(instances.map(({ startDate }) => startDate)).toEqual(upcoming);
    },
  );

  test.each(ofType(page, 'ItemList'))('the courses listed in it are found where it says', (list) => {
    const links = page.inside.map(({ attributes }) => attributes.get('href') ?? '');
    for (const { item } of list.itemListElement as { item: Node }[]) {
      const { pathname } = new URL(String(item.url));
      const target = pageByAddress.get(pathname);
      expect(target && mainText(target)).toContain(spaced(String(item.name)));
      expect(pathname === address || links.includes(String(item.url).replace(origin, ''))).toBe(true);
    }
  });

  test('its questions are those that the page answers, in the page’s words', () => {
    const asked = ofType(page, 'FAQPage').flatMap(({ mainEntity }) => mainEntity as Node[]);
    const sections = elements(page, 'section').filter(
      ({ attributes }) => attributes.get('id') === 'questions',
    );
    const shown = sections.flatMap((section) => elements(section, 'summary')).map(({ text }) => text);
    expect(asked.map(({ name }) => name)).toEqual(shown);
    const words = mainText(page);
    for (const { acceptedAnswer } of asked)
      expect(words).toContain(spaced(String(isNode(acceptedAnswer) && acceptedAnswer.text)));
  });

  test.each(ofType(page, 'Article'))(
    'the article in it has the headline, days and author that the page shows',
    (article) => {
      expect(article).toMatchObject({
        headline: headline(page),
        description: description(page),
        url: origin + address,
        mainEntityOfPage: origin + address,
      });
      const [published, ...others] = days(page);
      expect(article.datePublished).toBe(published);
      expect([published, ...others]).toContain(article.dateModified);
      const { name } = article.author as Node;
      if (name !== (article.publisher as Node).name) expect(mainText(page)).toContain(spaced(String(name)));
      const picture = builtFile(new URL(String((article.image as Node).url)).pathname);
      expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([1200, 630]);
    },
  );
});

test('the company in it is the one that the pages name: address, telephone and mail', () => {
  const shown = spaced(builtPage('/about').text);
  const groups = spaced(builtPage('/services').text);
  const companies = pages.flatMap((page) => ofType(page, 'ProfessionalService'));
  expect(companies.length).toBeGreaterThan(0);
  for (const company of companies) {
    const { streetAddress, postalCode } = company.address as Node;
    for (const fact of [
      company.name,
      company.legalName,
      company.telephone,
      company.email,
      streetAddress,
      postalCode,
    ])
      expect(shown).toContain(spaced(String(fact)));
    for (const field of company.knowsAbout as string[]) expect(groups).toContain(spaced(field));
  }
});

describe('the rules see', () => {
  const course = {
    '@context': 'https://schema.org',
    '@type': 'Course',
    name: 'Kanban System',
    description: 'Make work visible, limit what is in progress, and improve by measuring flow.',
    url: `${origin}/services/agile-adoption-training`,
    provider: { '@type': 'Organization', name: 'Vanda', url: origin },
  };

  test('nothing wrong in a sound course', () => {
    expect([...vocabularyMistakes(course), ...searchMistakes(course)]).toEqual([]);
  });

  test.each([
    ['a type that does not exist', { '@type': 'Courses' }],
    ['a property that its type lacks', { priceCurrency: 'SGD' }],
    ['a length that is no ISO 8601 duration', { timeRequired: '3 days' }],
    [
      'an object of a type that the property does not take',
      { provider: { '@type': 'Place', name: 'Vanda' } },
    ],
    ['a mistake inside', { offers: { '@type': 'Offer', availability: 'https://schema.org/InStok' } }],
    ['an empty list', { teaches: [] }],
  ])('%s', (_, change) => {
    expect(vocabularyMistakes({ ...course, ...change })).toHaveLength(1);
  });

  test.each([
    ['a required property that is missing', { provider: undefined }],
    [
      'a price that is no number',
      { offers: { '@type': 'Offer', category: 'Paid', price: 'SGD 200', url: origin } },
    ],
    ['an address that is not absolute', { url: '/services' }],
    ['a context that is not schema.org’s', { '@context': 'http://schema.org/' }],
    ['a type without rules', { '@type': 'Recipe' }],
  ])('%s', (_, change) => {
    expect(searchMistakes({ ...course, ...change })).not.toEqual([]);
  });
});
