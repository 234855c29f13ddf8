import { describe, expect, test } from 'vitest';
import { pagesUnderTest } from '../built-site.ts';
import { elements } from '../elements.ts';

/** Link types that prefetch, under Save-Data too. */
const fetchesAhead = /\b(prefetch|prerender|preload|modulepreload|preconnect|dns-prefetch)\b/;

/** Styles that delay the first paint. */
const holdsPaintBack = /@view-transition|backdrop-filter/;

describe.each(pagesUnderTest().map((page) => [page.address, page] as const))('%s', (_address, page) => {
  test('prerenders by speculation rules alone, on intent', () => {
    const rules = elements(page, 'script', { type: 'speculationrules' });
    expect(rules).toHaveLength(1);
    expect(JSON.parse(rules[0]?.html ?? '')).toEqual({
      prerender: [expect.objectContaining({ eagerness: 'moderate' })],
    });
  });

  test('prefetches no link and no picture but the first', () => {
    const links = page.inside.filter(
      ({ name, attributes }) => name === 'link' && fetchesAhead.test(attributes.get('rel') ?? ''),
    );
    const [, ...pictures] = page.inside.filter(({ name }) => name === 'img');
    const early = pictures.filter(({ attributes }) => attributes.get('loading') !== 'lazy');
    expect([...links, ...early].map(({ startTag }) => startTag)).toEqual([]);
  });

  test('uses nothing that delays the first paint', () => expect(page.html).not.toMatch(holdsPaintBack));
});
