import { describe, expect, test } from 'vitest';
import { addressProblem, pagesUnderTest, sitemap } from '../built-site.ts';
import { elements } from '../elements.ts';

const pages = pagesUnderTest();
const { origin } = sitemap();

function ownAddresses(page: (typeof pages)[number]): URL[] {
  const base = origin + page.address;
  return page.inside.flatMap(({ name, attributes }) => {
    const value = attributes.get(name === 'a' || name === 'link' || name === 'use' ? 'href' : 'src');
    if (value === undefined || !URL.canParse(value, base)) return [];
    const url = new URL(value, base);
    return url.origin === origin ? [url] : [];
  });
}

describe.each(pages.map((page) => [page.address, page] as const))('%s', (_, page) => {
  test('links and loads only what is built, fragments included', () => {
    const broken = ownAddresses(page).flatMap((url) => {
      const found = addressProblem(url);
      return found ? [`${url.pathname}${url.hash} ${found}`] : [];
    });
    expect([...new Set(broken)]).toEqual([]);
  });

  test('has no link without a target', () => {
    const empty = elements(page, 'a').filter(({ attributes }) => /^#?$/.test(attributes.get('href') ?? '#'));
    expect(empty.map(({ startTag }) => startTag)).toEqual([]);
  });

  test('links without a trailing slash or .html', () => {
    const misspelt = ownAddresses(page).filter(({ pathname }) => /.\/$|\.html$/.test(pathname));
    expect(misspelt.map(String)).toEqual([]);
  });

  test('opens a new tab only for another site, with rel=noopener, and says so', () => {
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
