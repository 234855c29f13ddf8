import { describe, expect, test } from 'vitest';
import { pagesUnderTest } from '../built-site.ts';

/** Links by which a browser fetches what nobody has asked for; it does so under Save-Data too. */
const fetchesAhead = /\b(prefetch|prerender|preload|modulepreload|preconnect|dns-prefetch)\b/;

/** Layers that are drawn over what lies below them, and a picture of the old page: each holds back a page's first paint. */
const holdsPaintBack = /@view-transition|backdrop-filter/;

type Rule = { eagerness: string; where: { selector_matches: string } };

describe.each(pagesUnderTest().map((page) => [page.address, page] as const))('%s', (_address, page) => {
  test('pages are made ready by rules alone, which browsers leave be under Save-Data, and only for a link that is turned to', () => {
    const rules = page.inside.filter(({ attributes }) => attributes.get('type') === 'speculationrules');
    const [kinds = {}, ...others] = rules.map(({ html }) => JSON.parse(html) as Record<string, Rule[]>);
    expect(others).toEqual([]);
    expect(Object.keys(kinds)).toEqual(['prerender']);
    // What is made ready at once is the link alone that a pointer rests on.
    expect(
      kinds.prerender?.map(({ eagerness, where }) => [
        eagerness,
        where.selector_matches.startsWith('[data-rested]'),
      ]),
    ).toEqual([
      ['moderate', false],
      ['immediate', true],
    ]);
    expect(page.html).not.toMatch(/<a\b[^>]*data-rested/);
  });

  test('no link is fetched ahead of the visitor, and no picture but the first', () => {
    const links = page.inside.filter(
      ({ name, attributes }) => name === 'link' && fetchesAhead.test(attributes.get('rel') ?? ''),
    );
    const [, ...pictures] = page.inside.filter(({ name }) => name === 'img');
    const early = pictures.filter(({ attributes }) => attributes.get('loading') !== 'lazy');
    expect([...links, ...early].map(({ startTag }) => startTag)).toEqual([]);
  });

  test('nothing holds its first paint back', () => {
    expect(page.html).not.toMatch(holdsPaintBack);
  });
});
