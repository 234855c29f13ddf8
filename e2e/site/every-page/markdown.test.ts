import { markdownPath } from '@vanda/site/routing/routes';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { addressProblem, builtFile, builtPage, isBuiltFile, pagesUnderTest, sitemap } from '../built-site.ts';
import { type Element, elements, firstElement, meta } from '../elements.ts';
import { childrenOf, parseXml, textIn } from '../xml.ts';

const { origin, addresses } = sitemap();
const alternateOf = (address: string) => builtFile(markdownPath(address)).toString('utf8');
const lastmod = new Map(
  childrenOf(parseXml(builtFile('sitemap.xml').toString('utf8')), 'url').map((url) => [
    textIn(url, 'loc'),
    textIn(url, 'lastmod'),
  ]),
);

const bare = (text: string) => text.normalize().replace(/[^\p{L}\p{N}]+/gu, '');

/** Summaries that only fold a list on a small screen, or a control. */
const foldsOnScreen =
  /^(On this page|\d+ ((rows|more|more rows|modules|events): .+|sources?|questions|earlier changes|more|topics|markets|days|clocks)|More limits \(\d+\)|.+ and \d+ more|BibTeX|Duty, enforcer, highest penalty|Go on from a saved record)$/;

const isHidden = ({ attributes }: Element) => attributes.has('hidden');

function visible(within: Element): Element[] {
  const hidden = new Set(within.inside.filter(isHidden).flatMap((element) => [element, ...element.inside]));
  return within.inside.filter((element) => !hidden.has(element));
}

const targets = (markdown: string) =>
  [...markdown.matchAll(/\]\(<?([^\s)>]+)>?\)/g)].map(([, url = '']) => url);

function isThere(target: string): boolean {
  const url = new URL(target.replace(/^webcal:/, new URL(origin).protocol));
  return url.origin === origin ? !addressProblem(url) : /^https?:|^mailto:|^tel:/.test(target);
}

describe.each(
  pagesUnderTest()
    .filter(({ address }) => addresses.includes(address))
    .map((page) => [page.address, page] as const),
)('the Markdown alternate of %s', (address, page) => {
  const alternate = alternateOf(address);
  const [, frontMatter = '', body = ''] = /^---\n([\s\S]*?)\n---\n\n([\s\S]*)$/.exec(alternate) ?? [];
  const main = firstElement(page, 'main');
  const shownIn = visible(main);
  const shown = (...names: string[]) => shownIn.filter(({ name }) => names.includes(name));

  test('has the title, description, address and date of head and sitemap as front matter', () => {
    expect(parse(frontMatter)).toEqual({
      title: meta(page, 'og:title'),
      description: meta(page, 'description'),
      url: origin + address,
      updatedOn: lastmod.get(origin + address),
    });
  });

  test('is linked in the head of the page', () => {
    const [link] = elements(page, 'link', { type: 'text/markdown' });
    expect(link?.attributes.get('href')).toBe(markdownPath(address));
  });

  test('contains every heading of the page and one h1', () => {
    const headings = shown('h1', 'h2', 'h3').map(({ text }) => bare(text));
    const kept = [...body.matchAll(/^#{1,6} (.+)$/gm)].map(([, text = '']) =>
      bare(text.replace(/\]\([^)]*\)/g, ']')),
    );
    const asked = shown('form').flatMap((form) => elements(form, 'h3').map(({ text }) => bare(text)));
    expect(headings.filter((heading) => !kept.includes(heading) && !asked.includes(heading))).toEqual([]);
    expect(body.match(/^# /gm)).toHaveLength(1);
  });

  test('contains every price and question of the page', () => {
    const words = main.textWithout(isHidden);
    for (const [price] of words.matchAll(/SGD [\d,]+\d/g)) expect(body).toContain(price);
    const questions = shown('summary').filter(({ text }) => !foldsOnScreen.test(text));
    for (const { text } of questions) expect(bare(body)).toContain(bare(text).replace(/\d+past$/, ''));
  });

  test('contains every table row and source', () => {
    const withoutTargets = bare(body.replace(/\]\([^)]*\)/g, ']'));
    for (const table of shown('table')) {
      for (const row of elements(table, 'tr')) {
        const [cell] = [...elements(row, 'th'), ...elements(row, 'td')];
        const first = cell?.textWithout(({ attributes }) => attributes.has('aria-hidden')) ?? '';
        expect(withoutTargets).toContain(bare(first.replace(/\s\d+(\s\d+)*$/, '')));
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

  test('contains no HTML, script, drawing or key to a drawing', () => {
    expect(body.replace(/<(mailto:|https?:)?[\w.+-]+@?[\w./-]+>/g, '')).not.toMatch(/<\/?[a-z!]/i);
    expect(body).not.toMatch(/&(?:[a-z]+|#\d+);|\bundefined\b|\[object |{{|data:image/);
    expect(body).not.toMatch(/\n{3}|[ \t]\n(?!\n)|[\uE000-\uF8FF]/);
    expect(body).not.toMatch(/\]\(\)|\[\]\(|!\[\]/);
    expect(body).not.toMatch(/one equal step|Filled mark/);
  });

  test('has absolute links to what exists', () => {
    expect(targets(body).filter((target) => !URL.canParse(target))).toEqual([]);
    expect(targets(body).filter((target) => !isThere(target))).toEqual([]);
  });
});

test('has one alternate for each page of the sitemap and no other', () => {
  const alternates = addresses.map(markdownPath);
  expect(new Set(alternates).size).toBe(addresses.length);
  expect(isBuiltFile('404.md')).toBe(false);
});

describe('/llms.txt', () => {
  const text = builtFile('llms.txt').toString('utf8');
  const [head = '', ...sections] = text.split(/^## /m);

  test('has title, summary, notes and link lists in the order of the format', () => {
    expect(head).toMatch(/^# [^\n]+\n\n> [^\n]+\n\n[^#\n][^\n]+\n\n$/);
    for (const section of sections)
      expect(section.trimEnd()).toMatch(
        /^[^\n]+\n(\n- \[[^\]]+\]\([^)]+\): [^\n]+)(\n- \[[^\]]+\]\([^)]+\): [^\n]+)*$/,
      );
    expect(sections.at(-1)).toMatch(/^Optional\n/);
  });

  test('lists the alternate of every page once with its description', () => {
    expect(targets(text).toSorted()).toEqual(
      addresses.map((address) => origin + markdownPath(address)).toSorted(),
    );
    for (const address of addresses) {
      expect(text).toContain(
        `](${origin}${markdownPath(address)}): ${meta(builtPage(address), 'description')}\n`,
      );
    }
  });
});
