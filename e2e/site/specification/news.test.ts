import { readFileSync } from 'node:fs';
import path from 'node:path';
import { retentionDays } from '@vanda/forms/notice';
import { areaNames, storedItems } from '@vanda/site/stored-items';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { articleBody, contentsOf, isDrawnFigure, wordsOf } from '../article-body.ts';
import { builtFile, builtPage, distFolder, sitemap, structuredDataOf } from '../built-site.ts';
import { days, type Element, elementById, elements, firstElement, hrefs } from '../elements.ts';
import { isArticle } from '../routes.ts';

/** 3,500 words are read in 15 minutes, says the specification. */
const minutesPerWord = 15 / 3500;

type FrontMatter = {
  relatedService?: string;
  offer?: { link: { label: string; to: string } };
  modified?: string;
  charts?: { id: string; title: string; sources: string[] }[];
  updates?: { date: string }[];
};

function source(file: string): { frontMatter: FrontMatter; markdown: string } {
  const text = readFileSync(path.join(distFolder, '../src/content', file), 'utf8');
  const [, head = '', markdown = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(text) ?? [];
  return { frontMatter: parse(head), markdown };
}

function structuredData(address: string): Record<string, unknown> {
  const article = structuredDataOf(builtPage(address)).find((data) => data['@type'] === 'Article');
  if (!article) throw new Error(`${address} has no structured data of an article`);
  return article;
}

const publishedOn = (address: string) => String(structuredData(address).datePublished);
const newestFirst = sitemap()
  .addresses.filter(isArticle)
  .toSorted((a, b) => publishedOn(b).localeCompare(publishedOn(a)));

const links = (within: Element) => elements(within, 'a');
const count = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].length;

describe.each(newestFirst)('%s', (address) => {
  const page = builtPage(address);
  const main = firstElement(page, 'main');
  const body = articleBody(page);
  const words = wordsOf(body).length;
  const data = structuredData(address);
  const { frontMatter, markdown } = source(`${address}.md`);

  test('states its word count and reading time', () => {
    expect(data.wordCount).toBe(words);
    const [, minutes] = /^PT(\d+)M$/.exec(String(data.timeRequired)) ?? [];
    expect(Math.abs(Number(minutes) - Math.max(1, words * minutesPerWord))).toBeLessThanOrEqual(0.6);
    const head = elements(main, 'header').map(({ text }) => text);
    expect(head.join(' ')).toMatch(new RegExp(`\\b${minutes} min\\b`));
  });

  test('links each citation to its source and back', () => {
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

  test('links the previous and the next article', () => {
    const place = newestFirst.indexOf(address);
    const to = (rel: string) => elements(main, 'a', { rel }).map(({ attributes }) => attributes.get('href'));
    expect(to('prev')).toEqual(newestFirst.slice(place + 1, place + 2));
    expect(to('next')).toEqual(newestFirst.slice(Math.max(0, place - 1), place));
  });

  test('links its service and the list', () => {
    if (frontMatter.relatedService) expect(hrefs(main)).toContain(frontMatter.relatedService);
    const back = links(main).filter(({ text }) => text === 'Back to News');
    expect(back.map(({ attributes }) => attributes.get('href'))).toEqual(['/news']);
  });

  test('lists its sections in order, then its updates', () => {
    const beside = new Set(elements(body, 'aside').flatMap(({ inside }) => inside));
    const sections = elements(body, 'h2').filter((heading) => !beside.has(heading));
    const headings = elements(main, 'h2').map(({ attributes }) => attributes.get('id') ?? '');
    expect(contentsOf(page)).toEqual([
      ...sections.map(({ attributes }) => attributes.get('id')),
      ...headings.filter((id) => id.startsWith('update-')),
    ]);
  });

  test('dates its updates, the newest or the rewriting as last change', () => {
    const { updates = [], modified } = frontMatter;
    const newest = updates
      .map(({ date }) => date)
      .concat(modified ?? [])
      .toSorted()
      .at(-1);
    const boxes = elements(main, 'aside');
    expect(boxes.flatMap((box) => elements(box, 'li'))).toHaveLength(updates.length);
    expect(new Set(boxes.flatMap(days))).toEqual(new Set(updates.map(({ date }) => date)));
    expect(data.dateModified).toBe(newest ?? data.datePublished);
  });
});

const fieldsOf = (address: string) => source(`${address}.md`).frontMatter;

test('the enterprise adoption article states 3500 words and PT15M (sections 2 and 9)', () => {
  const data = structuredData('/news/agentic-ai-enterprise-adoption');
  expect(data).toMatchObject({ wordCount: 3500, timeRequired: 'PT15M' });
});

test.each(newestFirst.filter((address) => fieldsOf(address).charts))(
  'an article with figures %s links each to itself and to its numbers and sources as CSV',
  (address) => {
    const page = builtPage(address);
    const main = firstElement(page, 'main');
    for (const { id, title } of fieldsOf(address).charts ?? []) {
      const file = `figures${address.slice('/news'.length)}/${id}.csv`;
      expect(elementById(page, id).text).toBe(title);
      expect(hrefs(main)).toEqual(expect.arrayContaining([`#${id}`, `/${file}`]));
      const [head, ...rows] = builtFile(file).toString('utf8').trim().split('\r\n');
      expect(head).toMatch(/,"note","sources"$/);
      expect(rows.length).toBeGreaterThan(0);
      for (const row of rows) expect(row).toMatch(/,"[^"]+","[^"]+"$/);
    }
  },
);

describe('an article with an offer', () => {
  const offers = newestFirst.flatMap((address) => {
    const { offer } = fieldsOf(address);
    return offer ? [{ address, ...offer.link }] : [];
  });

  test.each(offers)('$address ends with it', ({ address, label, to }) => {
    const body = articleBody(builtPage(address));
    const [offer] = elements(body, 'aside').filter(({ inside }) => inside.some(({ name }) => name === 'h2'));
    const [link, ...others] = offer ? elements(offer, 'a') : [];
    expect(others).toEqual([]);
    expect(link?.text).toBe(label);
    expect(link?.attributes.get('href')?.split('?')[0]).toBe(to);
  });
});

describe('/news', () => {
  const main = firstElement(builtPage('/news'), 'main');
  const rows = elements(main, 'li').filter(({ attributes }) => attributes.has('data-category'));

  test('lists eleven articles or more, and no other page, newest first (section 2)', () => {
    expect(newestFirst.length).toBeGreaterThanOrEqual(11);
    expect(rows.flatMap(hrefs)).toEqual(newestFirst);
    expect(rows.flatMap(days)).toEqual(newestFirst.map(publishedOn));
    expect(rows.filter(({ attributes }) => attributes.has('hidden'))).toEqual([]);
  });

  test('has the specified buttons with their numbers of articles (section 2)', () => {
    const categories = 'Company News,Industry Insights,Compliance,Technology,Agile,Cybersecurity'.split(',');
    const sections = newestFirst.map((address) => structuredData(address).articleSection);
    const buttons = elements(main, 'button').filter(({ attributes }) => attributes.has('data-slug'));
    expect(buttons.map(({ text }) => text)).toEqual([
      `All ${sections.length}`,
      ...categories.map((name) => `${name} ${sections.filter((section) => section === name).length}`),
    ]);
  });
});

test('the text of the privacy policy names all that the site stores in the browser', () => {
  const points = elements(firstElement(builtPage('/privacy-policy'), 'main'), 'li');
  for (const { name, area } of Object.values(storedItems)) {
    const point = points.find(({ text }) => text.toLowerCase().startsWith(`${areaNames[area]} keeps`));
    expect(point?.text.toLowerCase()).toContain(name.toLowerCase());
  }
});

test('the privacy policy promises the retention of the service', () => {
  const main = firstElement(builtPage('/privacy-policy'), 'main');
  const promises = elements(main, 'p').filter(({ text }) => /\bdays\b[^.]*\bdeleted\b/.test(text));
  expect(promises.length).toBeGreaterThan(0);
  for (const { text } of promises) expect(text).toMatch(new RegExp(`\\b${retentionDays} days\\b`));
});
