import { readFileSync } from 'node:fs';
import path from 'node:path';
import { retentionDays } from '@vanda/enquiry/notice';
import { describe, expect, test } from 'vitest';
import { decodeReferences } from '../../build/elements.ts';
import { citedKeys } from '../../src/article/article-markup.ts';
import { countWords, readingMinutes } from '../../src/article/reading-time.ts';
import { type BuiltPage, pagesUnderTest, sitemap } from '../built-site.ts';
import { specifiedRoutes } from '../routes.ts';

const pages = new Map(pagesUnderTest().map((page) => [page.address, page]));
const { origin } = sitemap();
const articlePaths = specifiedRoutes.filter((route) => route.startsWith('/news/'));
const longArticle = '/news/agentic-ai-enterprise-adoption';

/** Specification, section 2: date and category of each article. */
const specified: Record<string, [date: string, category: string]> = {
  '/news/ai-wiapc-framework': ['2024-12-15', 'Company News'],
  '/news/iso42001-game-changer': ['2024-12-10', 'Industry Insights'],
  '/news/singapore-data-protection-trustmark': ['2024-12-05', 'Compliance'],
  '/news/future-rag-technologies': ['2024-11-28', 'Technology'],
  '/news/agile-transformation-beyond-software': ['2024-11-20', 'Agile'],
  '/news/cybersecurity-ai-age': ['2024-11-15', 'Cybersecurity'],
  '/news/openai-agentic-ai': ['2025-07-28', 'Technology'],
  '/news/microsoft-copilot-agentic': ['2025-07-15', 'Technology'],
  '/news/google-agent-spaces': ['2025-06-30', 'Technology'],
  '/news/agentic-ai-enterprise-adoption': ['2025-06-20', 'Industry Insights'],
  '/news/agentic-ai-governance': ['2025-06-10', 'Compliance'],
};

function page(address: string): BuiltPage {
  const found = pages.get(address);
  if (!found) throw new Error(`${address} is not built`);
  return found;
}

/** The Markdown of an article, without its frontmatter. */
function markdown(address: string): string {
  const file = path.resolve(import.meta.dirname, `../../src/content${address}.md`);
  return readFileSync(file, 'utf8').replace(/^---\n[\s\S]*?\n---\n/, '');
}

function structuredData(address: string): Record<string, unknown> {
  const blocks = page(address).tags.filter(
    ({ attributes }) => attributes.get('type') === 'application/ld+json',
  );
  const article = blocks.map(({ text = '' }) => JSON.parse(text)).find((data) => data['@type'] === 'Article');
  if (!article) throw new Error(`${address} has no structured data of an article`);
  return article;
}

const publishedOn = (address: string) => String(structuredData(address).datePublished);
/** Every article of the build, those that came after the specification too. */
const newestFirst = [...pages.keys()]
  .filter((address) => address.startsWith('/news/'))
  .toSorted((a, b) => publishedOn(b).localeCompare(publishedOn(a)));

const text = (html: string) =>
  decodeReferences(html.replace(/<[^>]*>/g, ''))
    .replace(/\s+/g, ' ')
    .trim();
const headings = (address: string) =>
  [...page(address).html.matchAll(/<h2[^>]*>([\s\S]*?)<\/h2>/g)].map(([, html = '']) => text(html));

describe.each(articlePaths)('%s', (address) => {
  const words = countWords(markdown(address));

  test('it is as long as its subject deserves: 700 to 1,200 words, the long one 3,500 within 3%', () => {
    const [least, most] = address === longArticle ? [3395, 3605] : [700, 1200];
    expect(words).toBeGreaterThanOrEqual(least);
    expect(words).toBeLessThanOrEqual(most);
  });

  test('its structured data says what the page says', () => {
    const [date, category] = specified[address] ?? [];
    const data = structuredData(address);
    expect(data).toMatchObject({
      headline: text(/<h1[^>]*>([\s\S]*?)<\/h1>/.exec(page(address).html)?.[1] ?? ''),
      datePublished: date,
      articleSection: category,
      url: origin + address,
      wordCount: words,
      timeRequired: `PT${readingMinutes(words)}M`,
      image: { width: '1200', height: '630' },
    });
    expect(String(data.dateModified) >= String(date)).toBe(true);
    expect(data.keywords).toMatch(/^[^,]+(, [^,]+)+$/);
    expect(/>(\d+ min) read</.exec(page(address).html)?.[1]).toBe(`${readingMinutes(words)} min`);
  });

  test('every mark leads to a source, every source leads back to its marks', () => {
    const { html, tags } = page(address);
    const ids = new Set(tags.flatMap(({ attributes }) => attributes.get('id') ?? []));
    const marks = [...html.matchAll(/<a id="(mark-\d+)" href="#(source-\d+)"/g)];
    expect(marks.length).toBeGreaterThanOrEqual(citedKeys(markdown(address)).length);
    for (const [, mark, source] of marks) {
      expect(ids).toContain(source);
      expect(html).toContain(`href="#${mark}"`);
    }
    expect(html).not.toContain('[^');
  });

  test('it leads to its neighbours, to a service and back to the list', () => {
    const links = page(address).tags.filter(({ name }) => name === 'a');
    const isFirst = address === newestFirst.at(-1);
    const isLast = address === newestFirst[0];
    const neighbours = links.flatMap(({ attributes }) => attributes.get('rel') ?? []);
    expect(neighbours.includes('prev')).toBe(!isFirst);
    expect(neighbours.includes('next')).toBe(!isLast);
    expect(text(page(address).html)).toContain('Back to News');
    expect(text(page(address).html)).toContain('Related service:');
  });

  test('headings have anchors, and the contents list names them in order', () => {
    const { html } = page(address);
    const contents = /<nav aria-label="On this page"[\s\S]*?<\/nav>/.exec(html)?.[0] ?? '';
    const anchors = [...contents.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id);
    const body = html.slice(
      html.indexOf('</nav>', html.indexOf('aria-label="On this page"')),
      html.indexOf('id="update-'),
    );
    const sections = [...body.matchAll(/<h2 id="([^"]+)"/g)].map(([, id]) => id);
    expect(anchors.length).toBeGreaterThanOrEqual(3);
    expect(sections).toEqual(anchors);
  });

  test('what changed since stands in a box with its own date', () => {
    expect(headings(address)).toContain('Update, November 2026');
  });
});

test('the long article has a research team’s name, four tables and three charts drawn by the site', () => {
  const { html } = page(longArticle);
  expect(structuredData(longArticle).author).toMatchObject({
    name: expect.stringMatching(/ Research Team$/),
  });
  expect(structuredData(longArticle).timeRequired).toBe('PT15M');
  expect(html.match(/<figure class="table"/g)).toHaveLength(4);
  expect(html.match(/<img src="\/plates\/figure-/g)).toHaveLength(3);
});

test('the governance article has a governance team’s name', () => {
  expect(structuredData('/news/agentic-ai-governance').author).toMatchObject({
    name: expect.stringMatching(/ Governance Team$/),
  });
});

test('the agile article ends with Measuring Success, Challenges and Solutions', () => {
  const own = headings('/news/agile-transformation-beyond-software');
  expect(own.slice(0, own.indexOf('Update, November 2026')).slice(-2)).toEqual([
    'Measuring Success',
    'Challenges and Solutions',
  ]);
});

describe('/news', () => {
  const { html } = page('/news');
  const rows = [...html.matchAll(/<li data-category="[^"]*">([\s\S]*?)<\/li>/g)].map(([, row = '']) => row);

  test('it lists every article, those of the specification among them, newest first, whatever the script does', () => {
    const dates = rows.map((row) => /datetime="([^"]+)"/i.exec(row)?.[1]);
    expect(dates).toEqual(newestFirst.map(publishedOn));
    expect(newestFirst).toEqual(expect.arrayContaining(Object.keys(specified)));
    expect(rows[0]).not.toContain('hidden');
  });

  test('dates read as specified', () => {
    expect(text(html)).toContain('Company News15 Dec 2024');
    expect(text(page('/news/cybersecurity-ai-age').html)).toContain('November 15, 2024');
  });

  test('the buttons are those of the specification, with the number of articles each shows', () => {
    const buttons = [...html.matchAll(/<button type="button" data-slug="[^"]*"[^>]*>([\s\S]*?)<\/button>/g)];
    const categories = [
      'Company News',
      'Industry Insights',
      'Compliance',
      'Technology',
      'Agile',
      'Cybersecurity',
    ];
    const sections = newestFirst.map((address) => structuredData(address).articleSection);
    expect(buttons.map(([, label = '']) => text(label))).toEqual([
      `All${sections.length}`,
      ...categories.map((name) => `${name}${sections.filter((section) => section === name).length}`),
    ]);
  });
});

describe('/privacy-policy', () => {
  const { html } = page('/privacy-policy');

  test('it has fifteen numbered sections, in order, and the contents list leads to each', () => {
    const sections = [...html.matchAll(/<h2 id="([^"]+)"><span class="num">(\d+)\.<\/span>/g)];
    expect(sections.map(([, , number]) => Number(number))).toEqual(
      Array.from({ length: 15 }, (_, i) => i + 1),
    );
    for (const [, id] of sections) expect(html).toContain(`href="#${id}"`);
  });

  test('it says since when it holds, for whom, and under which law', () => {
    const words = text(html);
    expect(words).toContain('Effective21 August 2025');
    expect(words).toContain('Last updated21 August 2025');
    expect(words).toContain('18 and over');
    expect(words).toContain('Personal Data Protection Act 2012');
  });

  test('it promises the retention that the service keeps', () => {
    expect(text(html)).toContain(`for ${retentionDays} days and then deleted automatically`);
    expect(html).not.toContain('{{');
  });
});
