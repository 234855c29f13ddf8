import { describe, expect, test } from 'vitest';
import {
  addressProblem,
  type BuiltPage,
  builtFile,
  builtPage,
  contentEntries,
  errorAddresses,
  pagesUnderTest,
  sitemap,
  structuredDataOf,
} from '../built-site.ts';
import { days, type Element, elements, firstElement, meta } from '../elements.ts';
import { isArticle } from '../routes.ts';
import { type Node, searchIssues } from '../structured-data/search-rules.ts';

const pages = pagesUnderTest();
const { origin } = sitemap();

type PageContent = { blocks?: { kind: string; courses?: string[] }[] };
const services = contentEntries<PageContent & { course?: string; statesCompany?: true }>('services');
const regulations = contentEntries<PageContent>('regulations');
const hasQuestions = ({ blocks = [] }: PageContent) => blocks.some(({ kind }) => kind === 'faq');
const listsCourses = ({ blocks = [] }: PageContent) =>
  blocks.some(({ kind, courses }) => ['registration', 'offerings'].includes(kind) && courses);

/** Types that a page states, in order, by kind and content file. */
function typesAt(address: string): string[] {
  const [, section = '', slug] = address.split('/');
  if (errorAddresses.includes(address)) return [];
  if (address === '/') return ['ProfessionalService', 'WebSite'];
  if (address === '/services') return ['BreadcrumbList', 'ItemList'];
  if (isArticle(address)) return ['BreadcrumbList', 'Article'];
  if (section === 'services') {
    const service = services.find((one) => one.slug === slug)?.data;
    if (!service) return ['BreadcrumbList'];
    return [
      'BreadcrumbList',
      service.course ? 'Course' : 'Service',
      ...(listsCourses(service) ? ['ItemList'] : []),
      ...(hasQuestions(service) ? ['FAQPage'] : []),
      ...(service.statesCompany ? ['ProfessionalService'] : []),
    ];
  }
  const regulation = regulations.find((one) => address === `/ai-regulations/${one.slug}`);
  return ['BreadcrumbList', ...(regulation && hasQuestions(regulation.data) ? ['FAQPage'] : [])];
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function nodesIn(value: unknown): Node[] {
  if (Array.isArray(value)) return value.flatMap(nodesIn);
  return isNode(value) ? [value, ...Object.values(value).flatMap(nodesIn)] : [];
}

const ofType = (page: BuiltPage, type: string) =>
  structuredDataOf(page).filter((node) => node['@type'] === type);

/** Text of the page without the shell and source marks. */
const mainText = (page: BuiltPage) =>
  spaced(firstElement(page, 'main').textWithout((part) => isSourceMark(part) || isOtherVariant(part)));
const isSourceMark = ({ attributes }: Element) => attributes.get('class') === 'marks';
/** The variant by date that the build did not choose. */
const isOtherVariant = ({ attributes }: Element) => attributes.has('data-until') && attributes.has('hidden');
/** Removes spaces that the markup leaves. */
const spaced = (text: string) => text.replace(/[\s*]+/g, '');
const headline = (page: BuiltPage) => firstElement(page, 'h1').text;

describe.each(pages.map((page) => [page.address, page] as const))('%s', (address, page) => {
  const stated = structuredDataOf(page);
  const nodes = stated.flatMap(nodesIn);

  test('states the types of its kind of page', () =>
    expect(stated.map((node) => node['@type'])).toEqual(typesAt(address)));

  test('has no missing value', () =>
    expect(JSON.stringify(stated)).not.toMatch(/undefined|\bNaN\b|Invalid Date|\[object |:\s*(null|"")/));

  test('has what search engines require', () => expect(stated.flatMap(searchIssues)).toEqual([]));

  test('has absolute addresses that are built', () => {
    const missing = nodes.flatMap((node) =>
      ['url', 'item', 'logo', 'image', 'mainEntityOfPage'].flatMap((name) => {
        const value = node[name];
        return typeof value === 'string' && !(value.startsWith(`${origin}/`) && !addressProblem(value))
          ? [value]
          : [];
      }),
    );
    expect(missing).toEqual([]);
  });

  test('refers only to objects of the page', () => {
    const named = new Set<unknown>(nodes.flatMap((node) => ('@type' in node ? (node['@id'] ?? []) : [])));
    const references = nodes.filter((node) => !('@type' in node)).map((node) => node['@id']);
    expect(references.filter((id) => !named.has(id))).toEqual([]);
  });

  test('states the breadcrumb trail of the page', () => {
    const [trail] = ofType(page, 'BreadcrumbList');
    const steps = elements(page, 'nav', { 'aria-label': 'Breadcrumb' })
      .flatMap((nav) => elements(nav, 'li'))
      .flatMap((step) => {
        const href = elements(step, 'a')[0]?.attributes.get('href');
        // Search engines can't lead to a step without a page.
        const path = step.attributes.has('aria-current') ? address : href;
        return path === undefined ? [] : [{ name: step.text, item: origin + path }];
      });
    const listed = ((trail?.itemListElement ?? []) as Node[]).map(({ name, item }) => ({ name, item }));
    expect(listed).toEqual(steps);
  });

  test.each(ofType(page, 'Service'))('states the service of the page', (service) => {
    expect(service).toMatchObject({
      name: headline(page),
      description: meta(page, 'description'),
      url: origin + address,
    });
  });

  test.each(ofType(page, 'Course'))(
    'states the title, price, length and dates of the course as shown',
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

  test.each(ofType(page, 'ItemList'))('lists courses at their addresses', (list) => {
    const links = page.inside.map(({ attributes }) => attributes.get('href') ?? '');
    for (const { item } of list.itemListElement as { item: Node }[]) {
      const { pathname } = new URL(String(item.url));
      expect(mainText(builtPage(pathname))).toContain(spaced(String(item.name)));
      expect(pathname === address || links.includes(String(item.url).replace(origin, ''))).toBe(true);
    }
  });

  test('states the questions and answers of the page', () => {
    const asked = ofType(page, 'FAQPage').flatMap(({ mainEntity }) => mainEntity as Node[]);
    const sections = elements(page, 'section', { id: 'questions' });
    const shown = sections.flatMap((section) => elements(section, 'summary')).map(({ text }) => text);
    expect(asked.map(({ name }) => name)).toEqual(shown);
    const words = mainText(page);
    const answers = elements(firstElement(page, 'main'), 'a').map(({ attributes }) => attributes.get('href'));
    for (const { acceptedAnswer } of asked) {
      const html = String(isNode(acceptedAnswer) && acceptedAnswer.text);
      const text = html
        .replace(/<[^>]+>/g, '')
        .replaceAll('&lt;', '<')
        .replaceAll('&amp;', '&');
      expect(words).toContain(spaced(text));
      for (const [, href = ''] of html.matchAll(/href="([^"]+)"/g)) {
        const own = href.startsWith(origin) ? href.slice(origin.length) : href;
        expect(answers).toContainEqual(own.startsWith(`${address}#`) ? own.slice(address.length) : own);
      }
    }
  });

  test.each(ofType(page, 'Article'))(
    'states the headline, dates and author of the article as shown',
    (article) => {
      expect(article).toMatchObject({
        headline: headline(page),
        description: meta(page, 'description'),
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

test('states the company’s address, telephone and email as shown', () => {
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
    const { itemListElement } = company.hasOfferCatalog as { itemListElement: { itemOffered: Node }[] };
    for (const { itemOffered } of itemListElement) {
      expect(groups).toContain(spaced(String(itemOffered.name)));
      expect(sitemap().addresses).toContain(new URL(String(itemOffered.url)).pathname);
    }
  }
});
