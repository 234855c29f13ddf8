import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { builtFile, builtPage, distFolder } from '../built-site.ts';
import { type Element, elementById, elements, firstElement } from '../elements.ts';

const slugs = ['china', 'eu-ai-act', 'global', 'singapore', 'usa'];
const page = (slug: string) => builtPage(`/ai-regulations/${slug}`);

/** The sections of a page's main part that have an anchor. */
const sectionsOf = (slug: string) =>
  elements(firstElement(page(slug), 'main'), 'section').filter(({ attributes }) => attributes.has('id'));
const idOf = ({ attributes }: Element) => attributes.get('id') ?? '';
const days = (within: Element) =>
  elements(within, 'time').map(({ attributes }) => attributes.get('datetime') ?? '');

/** Sections that state nothing of their own: links to other pages, and the list of sources itself. */
const withoutClaims = ['next', 'sources'];
/** Sections that are no block of their own. */
const notReported = [...withoutClaims, 'what-changed'];

describe.each(slugs)('/ai-regulations/%s', (slug) => {
  const content: {
    reviewedOn: string;
    sourcesTo: string;
    blocks: { id: string; kind: string; across?: number }[];
    corrections: { date: string; was: string; section: string }[];
  } = parse(readFileSync(path.join(distFolder, `../src/content/regulations/${slug}.yaml`), 'utf8'));

  test('before anything else it says that it is no legal advice, when it was reviewed and how far its sources reach', () => {
    const main = firstElement(page(slug), 'main');
    const notes = elements(main, 'p').filter(({ text }) => /\bnot legal advice\b/i.test(text));
    const [note] = notes;
    if (!note) throw new Error('The page never says that it is not legal advice');
    expect(main.inside.indexOf(note)).toBeLessThan(main.inside.indexOf(firstElement(main, 'section')));
    expect(days(note)).toEqual([content.reviewedOn]);
    expect(note.text).toContain(content.sourcesTo);
  });

  test('it ends with what changed and the sources', () => {
    expect(sectionsOf(slug).map(idOf).slice(-2)).toEqual(['what-changed', 'sources']);
  });

  test('its changes stand newest first', () => {
    const changes = days(firstElement(elementById(page(slug), 'what-changed'), 'ol'));
    expect(changes.length).toBeGreaterThan(0);
    expect(changes).toEqual(changes.toSorted().toReversed());
  });

  test('it says what it had wrong, newest first, each with its sources; so does its twin', () => {
    const corrected = elementById(page(slug), 'corrected');
    const entries = elements(corrected, 'li');
    expect(entries).toHaveLength(content.corrections.length);
    expect(days(corrected)).toEqual(content.corrections.map(({ date }) => date));
    expect(days(corrected)).toEqual(days(corrected).toSorted().toReversed());
    const twin = builtFile(`ai-regulations/${slug}.md`).toString('utf8');
    for (const [i, { was, section }] of content.corrections.entries()) {
      expect(entries[i]?.text).toContain(was);
      expect(entries[i]?.html).toContain('href="#source-');
      expect(entries[i]?.html).toContain(`href="#${section}"`);
      expect(twin).toContain(was);
    }
  });

  test('an error can be reported for the page and for each of its sections', () => {
    const reports = elements(elementById(page(slug), 'what-changed'), 'a').flatMap(({ attributes }) => {
      const url = new URL(attributes.get('href') ?? '', 'https://www.vanda.example');
      return url.pathname === '/contact' ? [url.searchParams.get('message')] : [];
    });
    const sections = sectionsOf(slug).map(idOf);
    const places = ['', ...sections.filter((id) => !notReported.includes(id)).map((id) => `#${id}`)];
    expect(reports).toEqual(places.map((place) => `Error in /ai-regulations/${slug}${place}: `));
  });

  test('every section that states law leads to its sources', () => {
    const uncited = sectionsOf(slug).filter(
      (section) => !withoutClaims.includes(idOf(section)) && !section.html.includes('href="#source-'),
    );
    expect(uncited.map(idOf)).toEqual([]);
  });

  test('its grids of cards have three columns on a large screen', () => {
    const narrower = content.blocks.filter(({ kind, across = 3 }) => kind === 'cells' && across !== 3);
    expect(narrower.map(({ id }) => id)).toEqual([]);
  });

  test('it names the feed of changes in its head', () => {
    const feeds = elements(page(slug), 'link').filter(
      ({ attributes }) => attributes.get('type') === 'application/rss+xml',
    );
    expect(feeds.map(({ attributes }) => attributes.get('href'))).toContain('/ai-regulations/changes.xml');
  });
});

test('the feed holds every change of every page once', () => {
  const feed = builtFile('ai-regulations/changes.xml').toString('utf8');
  const links = [...feed.matchAll(/<guid[^>]*>([^<]+)/g)].map(([, link = '']) => new URL(link));
  const anchors = slugs.flatMap((slug) =>
    page(slug)
      .inside.map(idOf)
      .filter((id) => id.startsWith('changed-'))
      .map((id) => `/ai-regulations/${slug}#${id}`),
  );
  expect(links.map(({ pathname, hash }) => pathname + hash).toSorted()).toEqual(anchors.toSorted());
});

describe('the EU AI Act', () => {
  test.each([
    ['High-risk by use', '2027-12-02', '2026-08-02'],
    ['High-risk in products', '2028-08-02', '2027-08-02'],
  ])('%s starts on %s, and the first date that the law set is struck out beside it', (title, now, first) => {
    const entries = elements(elementById(page('eu-ai-act'), 'timeline'), 'li');
    const [entry] = entries.filter(({ text }) => text.includes(title));
    expect(entry && days(entry)).toEqual([now, first]);
    expect(entry && days(firstElement(entry, 's'))).toEqual([first]);
  });

  test.each([
    ['Article 99(3)', '€35 million', '7%'],
    ['Article 99(4)', '€15 million', '3%'],
    ['Article 101', '€15 million', '3%'],
    ['Article 99(5)', '€7.5 million', '1%'],
  ])('the fine of %s is %s or %s', (article, amount, share) => {
    const rows = elements(elementById(page('eu-ai-act'), 'penalties'), 'tr');
    const [row] = rows.filter(({ text }) => text.includes(article));
    expect(row && elements(row, 'td').map(({ text }) => text)).toEqual([amount, share]);
  });

  test('1.5%, a figure of the draft deal, stands only among the penalties, beside the adopted 1%', () => {
    const draft = /(?<![\d.])1\.5%/g;
    const penalties = elementById(page('eu-ai-act'), 'penalties');
    const everywhere = firstElement(page('eu-ai-act'), 'main').text.match(draft) ?? [];
    expect(penalties.text.match(draft) ?? []).toHaveLength(everywhere.length);
    const notes = elements(penalties, 'p').filter(({ text }) => text.match(draft));
    expect(notes.length).toBeGreaterThan(0);
    for (const { text } of notes) expect(text).toMatch(/(?<![\d.])1%/);
  });
});

test('every cell of the comparison opens a section', () => {
  const table = firstElement(elementById(page('global'), 'compared'), 'table');
  const columns = elements(firstElement(table, 'thead'), 'th').length - 1;
  expect(columns).toBe(slugs.length);
  const rows = elements(firstElement(table, 'tbody'), 'tr');
  expect(rows.length).toBeGreaterThan(0);
  for (const row of rows) {
    const cells = elements(row, 'td');
    expect(cells).toHaveLength(columns);
    for (const cell of cells) expect(firstElement(cell, 'a').attributes.get('href')).toMatch(/#./);
  }
});
