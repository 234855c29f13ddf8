import { describe, expect, test } from 'vitest';
import { redirects } from '../../src/redirects.ts';
import { allHtmlPages, isBuiltFile, pagesUnderTest, sitemap } from '../built-site.ts';
import { elements } from '../elements.ts';

const pages = pagesUnderTest();
const { origin } = sitemap();
const idsByAddress = new Map(
  allHtmlPages().map(({ address, inside }) => [
    address,
    new Set(inside.flatMap(({ attributes }) => attributes.get('id') ?? [])),
  ]),
);

/** Every address of the site's own that a page leads to or loads, fragment included. */
function ownAddresses(page: (typeof pages)[number]): URL[] {
  const base = origin + page.address;
  return page.inside.flatMap(({ name, attributes }) => {
    const value = attributes.get(name === 'a' || name === 'link' || name === 'use' ? 'href' : 'src');
    if (value === undefined || !URL.canParse(value, base)) return [];
    const url = new URL(value, base);
    return url.origin === origin ? [url] : [];
  });
}

function problem(url: URL): string | undefined {
  const address = url.pathname;
  const target = redirects[address] ?? address;
  const ids = idsByAddress.get(target);
  if (!ids) return isBuiltFile(decodeURIComponent(target)) && target !== '/' ? undefined : 'leads nowhere';
  if (url.hash.length > 1 && !ids.has(decodeURIComponent(url.hash.slice(1))))
    return 'names no element of its page';
  return undefined;
}

describe.each(pages.map((page) => [page.address, page] as const))('%s', (_, page) => {
  test('every link and file of the site’s own is there, fragments too', () => {
    const broken = ownAddresses(page).flatMap((url) => {
      const found = problem(url);
      return found ? [`${url.pathname}${url.hash} ${found}`] : [];
    });
    expect([...new Set(broken)]).toEqual([]);
  });

  test('every link has something behind it', () => {
    const empty = elements(page, 'a').filter(({ attributes }) => /^#?$/.test(attributes.get('href') ?? '#'));
    expect(empty.map(({ startTag }) => startTag)).toEqual([]);
  });

  test('links use the one spelling of addresses: no trailing slash, no .html', () => {
    const misspelt = ownAddresses(page).filter(({ pathname }) => /.\/$|\.html$/.test(pathname));
    expect(misspelt.map(String)).toEqual([]);
  });

  test('a link that opens a new tab goes to another site, does not hand over this one, and says so', () => {
    const opening = page.inside.filter(({ attributes }) => attributes.get('target') === '_blank');
    const wrong = opening.filter(
      ({ attributes, text }) =>
        !/^https?:/.test(attributes.get('href') ?? '') ||
        !attributes.get('rel')?.split(' ').includes('noopener') ||
        !text.includes('opens in a new tab'),
    );
    expect(wrong.map(({ startTag }) => startTag)).toEqual([]);
  });
});
