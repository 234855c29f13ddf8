import { readFileSync } from 'node:fs';
import path from 'node:path';
import { retentionDays } from '@vanda/enquiry/notice';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { articleBody, contentsOf, isDrawnFigure, wordsOf } from '../article-body.ts';
import { builtPage, distFolder, sitemap } from '../built-site.ts';
import { type Element, elementById, elements, firstElement } from '../elements.ts';

/** Date and category of each article, as the specification has them. */
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
const longArticle = '/news/agentic-ai-enterprise-adoption';
/** 3,500 words are read in 15 minutes, says the specification. */
const minutesPerWord = 15 / 3500;

type FrontMatter = {
  relatedService: string;
  offer: { link: { label: string; to: string } };
  updates?: { date: string }[];
  effectiveOn?: string;
  updatedOn?: string;
};

/** A content file in its two parts. */
function source(file: string): { frontMatter: FrontMatter; markdown: string } {
  const text = readFileSync(path.join(distFolder, '../src/content', file), 'utf8');
  const [, head = '', markdown = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(text) ?? [];
  return { frontMatter: parse(head), markdown };
}

function structuredData(address: string): Record<string, unknown> {
  const article = elements(builtPage(address), 'script')
    .filter(({ attributes }) => attributes.get('type') === 'application/ld+json')
    .map(({ html }) => JSON.parse(html))
    .find((data) => data['@type'] === 'Article');
  if (!article) throw new Error(`${address} has no structured data of an article`);
  return article;
}

const publishedOn = (address: string) => String(structuredData(address).datePublished);
/** Every article of the build, those that came after the specification too. */
const newestFirst = sitemap()
  .addresses.filter((address) => address.startsWith('/news/'))
  .toSorted((a, b) => publishedOn(b).localeCompare(publishedOn(a)));

const months = 'January February March April May June July August September October November December'.split(
  ' ',
);
/** A day as the specification writes it in articles (November 15, 2024), in the list (15 Dec 2024), and in full. */
function written(day: string): { inArticle: string; inList: string; inFull: string } {
  const [year, month = 0, date] = day.split('-').map(Number);
  const name = months[month - 1] ?? '';
  return {
    inArticle: `${name} ${date}, ${year}`,
    inList: `${date} ${name.slice(0, 3)} ${year}`,
    inFull: `${date} ${name} ${year}`,
  };
}

const links = (within: Element) => elements(within, 'a');
const hrefs = (within: Element) => links(within).map(({ attributes }) => attributes.get('href') ?? '');
const days = (within: Element) =>
  elements(within, 'time').map(({ attributes }) => attributes.get('datetime') ?? '');
const count = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].length;

describe.each(Object.keys(specified))('%s', (address) => {
  const page = builtPage(address);
  const main = firstElement(page, 'main');
  const body = articleBody(page);
  const words = wordsOf(body).length;
  const data = structuredData(address);
  const { frontMatter, markdown } = source(`${address}.md`);

  test('it is as long as its subject deserves: 700 to 1,200 words, the long one 3,500 within 3%', () => {
    const [least, most] = address === longArticle ? [3395, 3605] : [700, 1200];
    expect(words).toBeGreaterThanOrEqual(least);
    expect(words).toBeLessThanOrEqual(most);
  });

  test('its structured data state the date and category that were asked for, and key words', () => {
    const [date, category] = specified[address] ?? [];
    expect([data.datePublished, data.articleSection]).toEqual([date, category]);
    expect(data.keywords).toMatch(/^[^,]+(, [^,]+)+$/);
  });

  test('the words that its structured data count are on the page, and so is the time to read them', () => {
    expect(Math.abs(Number(data.wordCount) - words)).toBeLessThanOrEqual(words / 100);
    const [, minutes] = /^PT(\d+)M$/.exec(String(data.timeRequired)) ?? [];
    expect(Math.abs(Number(minutes) - words * minutesPerWord)).toBeLessThanOrEqual(0.6);
    const head = elements(main, 'header').map(({ text }) => text);
    expect(head.join(' ')).toMatch(new RegExp(`\\b${minutes} min\\b`));
  });

  test('every citation of the text is a mark that leads to a source, and the source leads back', () => {
    const marks = links(body).filter(({ attributes }) => attributes.get('href')?.startsWith('#source-'));
    const beside = body.inside.filter((part) => part.name === 'aside' || isDrawnFigure(part));
    const inText = marks.filter((mark) => !beside.some(({ inside }) => inside.includes(mark)));
    expect(inText).toHaveLength(count(markdown, /\[\^[^\]]+\]/g));
    for (const { attributes } of marks) {
      const target = elementById(page, attributes.get('href')?.slice(1) ?? '');
      expect(hrefs(target)).toContain(`#${attributes.get('id')}`);
    }
    expect(main.text).not.toContain('[^');
  });

  test('every table and every drawing of the text is there', () => {
    expect(elements(body, 'table')).toHaveLength(count(markdown, /^\|(?: *:?-+:? *\|)+$/gm));
    const drawings = elements(body, 'img').filter(({ attributes }) =>
      attributes.get('src')?.startsWith('/plates/'),
    );
    expect(drawings).toHaveLength(count(markdown, /^!\[[^\]]*\]\(\/plates\//gm));
  });

  test('it leads to the article before it and the one after it', () => {
    const place = newestFirst.indexOf(address);
    const to = (rel: string) =>
      links(main).flatMap(({ attributes }) =>
        attributes.get('rel') === rel ? (attributes.get('href') ?? []) : [],
      );
    expect(to('prev')).toEqual(newestFirst.slice(place + 1, place + 2));
    expect(to('next')).toEqual(newestFirst.slice(Math.max(0, place - 1), place));
  });

  test('below its last word it offers what a reader can do next', () => {
    const offer = elements(body, 'aside').find(({ inside }) => inside.some(({ name }) => name === 'h2'));
    if (!offer) throw new Error(`${address} offers nothing`);
    const { label, to } = frontMatter.offer.link;
    const [link, ...others] = elements(offer, 'a');
    expect(others).toEqual([]);
    expect(link?.text).toBe(label);
    expect(link?.attributes.get('href')?.split('?')[0]).toBe(to);
  });

  test('it leads to its service, and back to the list', () => {
    expect(hrefs(main)).toContain(frontMatter.relatedService);
    const back = links(main).filter(({ text }) => text === 'Back to News');
    expect(back.map(({ attributes }) => attributes.get('href'))).toEqual(['/news']);
  });

  test('the contents list names the sections of its text in order', () => {
    const beside = new Set(elements(body, 'aside').flatMap(({ inside }) => inside));
    const sections = elements(body, 'h2').filter((heading) => !beside.has(heading));
    expect(sections.length).toBeGreaterThanOrEqual(3);
    expect(contentsOf(page)).toEqual(sections.map(({ attributes }) => attributes.get('id')));
  });

  test('what changed since stands beside the text under its own day, which is the day of the last change', () => {
    const { updates = [] } = frontMatter;
    const newest = updates
      .map(({ date }) => date)
      .toSorted()
      .at(-1);
    const boxes = elements(main, 'aside');
    expect(boxes.flatMap((box) => elements(box, 'li'))).toHaveLength(updates.length);
    expect(boxes.flatMap(days)).toEqual(expect.arrayContaining(newest === undefined ? [] : [newest]));
    expect(data.dateModified).toBe(newest ?? data.datePublished);
  });
});

test.each([
  [longArticle, / Research Team$/],
  ['/news/agentic-ai-governance', / Governance Team$/],
])('the author of %s is the company’s team', (address, name) => {
  expect(structuredData(address).author).toMatchObject({ name: expect.stringMatching(name) });
});

test('the agile article ends with Measuring Success, Challenges and Solutions', () => {
  const page = builtPage('/news/agile-transformation-beyond-software');
  const titles = contentsOf(page).map((id) => elementById(page, id).text);
  expect(titles.slice(-2)).toEqual(['Measuring Success', 'Challenges and Solutions']);
});

describe('dates read as specified', () => {
  test.each(newestFirst)('in %s: November 15, 2024', (address) => {
    const [published] = elements(firstElement(builtPage(address), 'main'), 'time');
    expect(published?.text).toBe(written(published?.attributes.get('datetime') ?? '').inArticle);
  });

  test('in the list: 15 Dec 2024', () => {
    const times = elements(firstElement(builtPage('/news'), 'main'), 'time');
    expect(times).toHaveLength(newestFirst.length);
    for (const { text, attributes } of times) {
      expect(text).toBe(written(attributes.get('datetime') ?? '').inList);
    }
  });
});

describe('/news', () => {
  const main = firstElement(builtPage('/news'), 'main');
  const rows = elements(main, 'li').filter(({ attributes }) => attributes.has('data-category'));

  test('it lists every article, those of the specification among them, newest first, whatever the script does', () => {
    expect(rows.flatMap(hrefs)).toEqual(newestFirst);
    expect(rows.flatMap(days)).toEqual(newestFirst.map(publishedOn));
    expect(newestFirst).toEqual(expect.arrayContaining(Object.keys(specified)));
    expect(rows.filter(({ attributes }) => attributes.has('hidden'))).toEqual([]);
  });

  test('the buttons are those of the specification, with the number of articles each shows', () => {
    const categories = 'Company News,Industry Insights,Compliance,Technology,Agile,Cybersecurity'.split(',');
    const sections = newestFirst.map((address) => structuredData(address).articleSection);
    const buttons = elements(main, 'button').filter(({ attributes }) => attributes.has('data-slug'));
    expect(buttons.map(({ text }) => text)).toEqual([
      `All ${sections.length}`,
      ...categories.map((name) => `${name} ${sections.filter((section) => section === name).length}`),
    ]);
  });
});

describe('/privacy-policy', () => {
  const page = builtPage('/privacy-policy');
  const main = firstElement(page, 'main');
  const { frontMatter } = source('legal/privacy-policy.md');
  const fact = (name: string) => {
    const terms = elements(firstElement(main, 'dl'), 'dt').map(({ text }) => text);
    return elements(firstElement(main, 'dl'), 'dd')[terms.indexOf(name)]?.text;
  };

  test('it has fifteen numbered sections, in order, and the contents list leads to each', () => {
    const sections = elements(main, 'h2').filter(({ text }) => /^\d+\./.test(text));
    const numbers = sections.map(({ text }) => Number.parseInt(text, 10));
    expect(numbers).toEqual(Array.from({ length: 15 }, (_, i) => i + 1));
    expect(contentsOf(page)).toEqual(sections.map(({ attributes }) => attributes.get('id')));
  });

  test('it holds since 21 August 2025, and says when it was changed last', () => {
    expect(frontMatter.effectiveOn).toBe('2025-08-21');
    expect(fact('Effective')).toBe(written('2025-08-21').inFull);
    expect(fact('Last updated')).toBe(written(frontMatter.updatedOn ?? '').inFull);
  });

  test('it says for whom it is, and under which law', () => {
    expect(main.text).toContain('18 and over');
    expect(main.text).toContain('Personal Data Protection Act 2012');
  });

  test('it promises the retention that the service keeps', () => {
    const promises = elements(main, 'p').filter(({ text }) => /\bdays\b[^.]*\bdeleted\b/.test(text));
    expect(promises.length).toBeGreaterThan(0);
    for (const { text } of promises) expect(text).toMatch(new RegExp(`\\b${retentionDays} days\\b`));
  });
});
