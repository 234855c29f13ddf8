import { describe, expect, test } from 'vitest';
import { builtFile, pagesUnderTest } from '../built-site.ts';

const pages = pagesUnderTest().filter(({ address }) => address.startsWith('/ai-regulations/'));

/** The sections of a page's main part by their anchor, each with its markup. */
function sections(html: string): Map<string, string> {
  const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'));
  return new Map(
    main
      .split(/(?=<section id=")/)
      .slice(1)
      .map((section) => [/^<section id="([^"]+)/.exec(section)?.[1] ?? '', section]),
  );
}

/** Sections that state nothing of their own: links to other pages, and the list of sources itself. */
const withoutClaims = ['next', 'sources'];

test('the five pages of the specification are there', () => {
  expect(pages.map(({ address }) => address).toSorted()).toEqual(
    ['china', 'eu-ai-act', 'global', 'singapore', 'usa'].map((slug) => `/ai-regulations/${slug}`),
  );
});

describe.each(pages.map((page) => [page.address, page] as const))('%s', (_, { html, tags }) => {
  const found = sections(html);

  test('it says what it is not, when it was reviewed, and how far its sources reach', () => {
    expect(html).toMatch(/For information, and not legal advice\..{0,200}Last reviewed/s);
    expect(html.replaceAll('<!-- -->', '')).toMatch(/sources to (?:early|mid|late)/);
  });

  test('it has What changed and Sources, in that order, at the end', () => {
    expect([...found.keys()].slice(-2)).toEqual(['what-changed', 'sources']);
  });

  test('its changes stand newest first', () => {
    const days = [...(found.get('what-changed') ?? '').matchAll(/dateTime="([\d-]+)"/gi)].map(
      ([, day]) => day,
    );
    expect(days.length).toBeGreaterThan(4);
    expect(days).toEqual(days.toSorted().toReversed());
  });

  test('every section that states law leads to its sources', () => {
    const uncited = [...found].filter(
      ([id, section]) => !withoutClaims.includes(id) && !section.includes('href="#source-'),
    );
    expect(uncited.map(([id]) => id)).toEqual([]);
  });

  test('it names the feed of changes in its head', () => {
    const feeds = tags.filter(
      ({ name, attributes }) => name === 'link' && attributes.get('type') === 'application/rss+xml',
    );
    expect(feeds.map(({ attributes }) => attributes.get('href'))).toContain('/ai-regulations/changes.xml');
  });
});

test('the feed holds every change once, newest first', () => {
  const feed = builtFile('ai-regulations/changes.xml').toString('utf8');
  const links = [...feed.matchAll(/<guid[^>]*>([^<]+)/g)].map(([, link]) => link);
  const days = [...feed.matchAll(/<pubDate>([^<]+)/g)].map(([, day]) => Date.parse(day ?? ''));
  const anchors = pages.flatMap(({ html }) => html.match(/id="changed-/g) ?? []);
  expect(new Set(links).size).toBe(anchors.length);
  expect(days).toEqual(days.toSorted((a, b) => b - a));
});

describe('the EU AI Act', () => {
  const html = pages.find(({ address }) => address === '/ai-regulations/eu-ai-act')?.html ?? '';
  const text = (section: string) =>
    (sections(html).get(section) ?? '').replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ');

  test.each([
    ['High-risk by use', '2 Dec 2027 was 2 Aug 2026'],
    ['High-risk in products', '2 Aug 2028 was 2 Aug 2027'],
  ])('%s shows the present day and the first one', (_, days) => {
    expect(text('timeline')).toContain(days);
  });

  test.each([
    ['Article 99(3)', '€35 million', '7%'],
    ['Article 99(4)', '€15 million', '3%'],
    ['Article 101', '€15 million', '3%'],
    ['Article 99(5)', '€7.5 million', '1%'],
  ])('the fine of %s is %s or %s', (article, amount, share) => {
    const row =
      (sections(html).get('penalties') ?? '').split('<tr>').find((part) => part.includes(article)) ?? '';
    expect(row.replace(/<[^>]+>/g, ' ')).toMatch(new RegExp(`${amount}\\s+${share}`));
  });

  test('1.5% stands only as the figure of the deal of December 2023', () => {
    expect(html.match(/1\.5%/g)?.length).toBe(text('penalties').match(/1\.5%/g)?.length);
    expect(text('penalties')).toContain('December 2023 deal: 1.5%. Adopted text: 1%.');
  });
});

test('every cell of the comparison opens a section', () => {
  const html = pages.find(({ address }) => address === '/ai-regulations/global')?.html ?? '';
  const cells = (sections(html).get('compared') ?? '').match(/<td.*?<\/td>/gs) ?? [];
  expect(cells).toHaveLength(7 * 5);
  expect(cells.filter((cell) => !/href="[^"]*#/.test(cell))).toEqual([]);
});
