import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { markdownPath } from '../../src/routes.ts';
import { allHtmlPages, builtFile, builtPage, isBuiltFile, pagesUnderTest, sitemap } from '../built-site.ts';
import { type Element, elements, firstElement } from '../elements.ts';
import { childrenOf, parseXml, textIn } from '../xml.ts';

const { origin, addresses } = sitemap();
const twinOf = (address: string) => builtFile(markdownPath(address)).toString('utf8');
const ids = new Map(
  allHtmlPages().map(({ address, inside }) => [
    address,
    new Set(inside.flatMap(({ attributes }) => attributes.get('id') ?? [])),
  ]),
);
const lastmod = new Map(
  childrenOf(parseXml(builtFile('sitemap.xml').toString('utf8')), 'url').map((url) => [
    textIn(url, 'loc'),
    textIn(url, 'lastmod'),
  ]),
);

/** Letters and digits alone: what Markdown adds and what styles add is left out. */
const bare = (text: string) => text.normalize().replace(/[^\p{L}\p{N}]+/gu, '');

/** What only folds a list on a small screen, and says what is in it. */
const foldsOnScreen =
  /^(On this page|Table of \d+ rows|List of \d+ dates|\d+ (sources?|questions|earlier changes))$/;

const isHidden = ({ attributes }: Element) => attributes.has('hidden');

/** Elements in another without those that the page hides until a script shows them. */
function visible(within: Element): Element[] {
  const hidden = new Set(within.inside.filter(isHidden).flatMap((element) => [element, ...element.inside]));
  return within.inside.filter((element) => !hidden.has(element));
}

/** Addresses that links and pictures lead to. */
const targets = (markdown: string) =>
  [...markdown.matchAll(/\]\(<?([^\s)>]+)>?\)/g)].map(([, url = '']) => url);

function isThere(target: string): boolean {
  // A calendar is subscribed to by another scheme.
  const url = new URL(target.replace(/^webcal:/, new URL(origin).protocol));
  if (url.origin !== origin) return /^https?:|^mailto:|^tel:/.test(target);
  const places = ids.get(url.pathname);
  if (!places) return isBuiltFile(url.pathname);
  return url.hash === '' || places.has(decodeURIComponent(url.hash.slice(1)));
}

describe.each(
  pagesUnderTest()
    .filter(({ address }) => addresses.includes(address))
    .map((page) => [page.address, page] as const),
)('the twin of %s', (address, page) => {
  const twin = twinOf(address);
  const [, frontMatter = '', body = ''] = /^---\n([\s\S]*?)\n---\n\n([\s\S]*)$/.exec(twin) ?? [];
  const main = firstElement(page, 'main');
  const shownIn = visible(main);
  const shown = (...names: string[]) => shownIn.filter(({ name }) => names.includes(name));

  test('its front matter names the page, its address and its day, as head and sitemap do', () => {
    const meta = (key: string) =>
      elements(page, 'meta')
        .find(({ attributes }) => [attributes.get('name'), attributes.get('property')].includes(key))
        ?.attributes.get('content');
    expect(parse(frontMatter)).toEqual({
      title: meta('og:title'),
      description: meta('description'),
      url: origin + address,
      updatedOn: lastmod.get(origin + address),
    });
  });

  test('the page’s head leads to it', () => {
    const link = elements(page, 'link').find(({ attributes }) => attributes.get('type') === 'text/markdown');
    expect(link?.attributes.get('href')).toBe(markdownPath(address));
  });

  test('it holds every heading of the page, one h1 among them', () => {
    const headings = shown('h1', 'h2', 'h3').map(({ text }) => bare(text));
    const kept = [...body.matchAll(/^#{1,6} (.+)$/gm)].map(([, text = '']) =>
      bare(text.replace(/\]\([^)]*\)/g, ']')),
    );
    const asked = shown('form').flatMap((form) => elements(form, 'h3').map(({ text }) => bare(text)));
    expect(headings.filter((heading) => !kept.includes(heading) && !asked.includes(heading))).toEqual([]);
    expect(body.match(/^# /gm)).toHaveLength(1);
  });

  test('it holds every price and every question of the page', () => {
    const words = main.textWithout(isHidden);
    for (const [price] of words.matchAll(/SGD [\d,]+\d/g)) expect(body).toContain(price);
    const questions = shown('summary').filter(({ text }) => !foldsOnScreen.test(text));
    for (const { text } of questions) expect(bare(body)).toContain(bare(text).replace(/\d+past$/, ''));
  });

  test('it holds every table row and every source', () => {
    for (const table of shown('table')) {
      for (const row of elements(table, 'tr')) {
        const first = [...elements(row, 'th'), ...elements(row, 'td')][0]?.text ?? '';
        expect(bare(body)).toContain(bare(first.replace(/\s\d+(\s\d+)*$/, '')));
      }
    }
    const lists = shown('section').filter(({ attributes }) => attributes.get('id') === 'sources');
    const sources = lists.flatMap((list) => elements(list, 'li'));
    const numbered = body.slice(body.indexOf('\n## Sources')).match(/^\d+\. /gm) ?? [];
    if (sources.length > 0) expect(numbered).toHaveLength(sources.length);
    const cited = [...body.matchAll(/\[(\d+(?:, \d+)*)\](?!\()/g)].flatMap(([, marks = '']) =>
      marks.split(', '),
    );
    expect(cited.filter((mark) => Number(mark) > sources.length)).toEqual([]);
  });

  test('nothing of HTML, of scripts or of drawings is left in it', () => {
    expect(body.replace(/<(mailto:|https?:)?[\w.+-]+@?[\w./-]+>/g, '')).not.toMatch(/<\/?[a-z!]/i);
    expect(body).not.toMatch(/&(?:[a-z]+|#\d+);|\bundefined\b|\[object |{{|data:image/);
    expect(body).not.toMatch(/\n{3}|[ \t]\n(?!\n)|[\uE000-\uF8FF]/);
    expect(body).not.toMatch(/\]\(\)|\[\]\(|!\[\]/);
  });

  test('its links are whole addresses that lead somewhere', () => {
    expect(targets(body).filter((target) => !URL.canParse(target))).toEqual([]);
    expect(targets(body).filter((target) => !isThere(target))).toEqual([]);
  });

  test('it offers no place on a date that may have passed when it is read', () => {
    expect(body).not.toMatch(/· Available|Register for \d/);
  });

  test('it weighs a fraction of its page', () => {
    expect(twin.length).toBeGreaterThan(500);
    expect(twin.length).toBeLessThan(page.html.length * 0.6);
    for (const extension of ['.br', '.gz']) expect(isBuiltFile(markdownPath(address) + extension)).toBe(true);
  });
});

test('only the pages of the sitemap have twins', () => {
  const twins = addresses.map(markdownPath);
  expect(new Set(twins).size).toBe(addresses.length);
  expect(isBuiltFile('404.md')).toBe(false);
});

describe('/llms.txt', () => {
  const text = builtFile('llms.txt').toString('utf8');
  const [head = '', ...sections] = text.split(/^## /m);

  test('it has the parts of the format in their order: title, summary, notes, lists of links', () => {
    expect(head).toMatch(/^# [^\n]+\n\n> [^\n]+\n\n[^#\n][^\n]+\n\n$/);
    for (const section of sections)
      expect(section.trimEnd()).toMatch(
        /^[^\n]+\n(\n- \[[^\]]+\]\([^)]+\): [^\n]+)(\n- \[[^\]]+\]\([^)]+\): [^\n]+)*$/,
      );
    expect(sections.at(-1)).toMatch(/^Optional\n/);
  });

  test('it lists the twin of every page once, with the page’s own description', () => {
    expect(targets(text).toSorted()).toEqual(
      addresses.map((address) => origin + markdownPath(address)).toSorted(),
    );
    for (const address of addresses) {
      const description = elements(builtPage(address), 'meta')
        .find(({ attributes }) => attributes.get('name') === 'description')
        ?.attributes.get('content');
      expect(text).toContain(`](${origin}${markdownPath(address)}): ${description}\n`);
    }
  });
});
