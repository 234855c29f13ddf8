import { brotliCompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { pagesUnderTest } from '../built-site.ts';
import type { Element } from '../elements.ts';

const isDrawing = ({ name, attributes }: Element) =>
  name === 'svg' && attributes.get('aria-hidden') === 'true' && attributes.has('width');
/** Steps of a scale, and what is reckoned from two dates of the list. */
const isOfTheScale = (text: string) => /^(day )?\d{1,4}$|^\d+ (days|months?)$/.test(text);

const spaced = (text: string) => text.replace(/\s+/g, ' ').trim();

/** Figures that are drawn from content, each with its drawings. */
const drawnFigures = (page: Element) =>
  page.inside
    .filter(({ name }) => name === 'figure')
    .map((figure) => ({ figure, drawings: figure.inside.filter(isDrawing) }))
    .filter(({ drawings }) => drawings.length > 0);

const pages = pagesUnderTest()
  .map((page) => [page.address, drawnFigures(page)] as const)
  .filter(([, figures]) => figures.length > 0);

/** Bytes of a figure with its list, compressed with brotli by itself. */
const mostBytes = 3000;
const isList = ({ name }: Element) => ['ol', 'ul', 'dl', 'table'].includes(name);
const isNamed = ({ name, attributes }: Element) =>
  name === 'figure' && (attributes.has('aria-label') || attributes.has('aria-labelledby'));

/** Figures that content asks for, those of tables, words and marks too; pictures have no name but their own. */
const named = pagesUnderTest()
  .map(({ address, inside }) => [address, inside.filter(isNamed)] as const)
  .filter(([, figures]) => figures.length > 0);

test.each(named)('%s: each figure has a list or table, and weighs 3 kB at most with it', (_, figures) => {
  for (const { startTag, html, inside } of figures) {
    expect(inside.filter(isList).length, startTag).toBeGreaterThan(0);
    expect(brotliCompressSync(startTag + html).length, startTag).toBeLessThanOrEqual(mostBytes);
  }
});

test('laws and industries have figures', () => {
  const addresses = pages.map(([address]) => address);
  expect(addresses).toContain('/ai-regulations/eu-ai-act');
  expect(addresses).toContain('/ai-applications/energy');
});

test.each(pagesUnderTest().map((page) => [page.address, page] as const))(
  '%s: one figure at most goes from edge to edge, in the middle third of a page of five sections or more',
  (_, page) => {
    const sections = page.inside.filter(({ attributes }) => attributes.has('data-ground'));
    const places = sections.flatMap(({ attributes, inside }, i) =>
      attributes.has('data-bleed') && inside.some(isDrawing) ? (i + 0.5) / sections.length : [],
    );
    expect(places.length).toBeLessThanOrEqual(sections.length < 5 ? 0 : 1);
    for (const place of places) expect(Math.abs(place - 0.5)).toBeLessThan(1 / 6);
  },
);

test('the trustmark’s history goes from edge to edge', () => {
  const page = pagesUnderTest().find(({ address }) => address.endsWith('/data-protection-trustmark'));
  const history = page?.inside.find(({ attributes }) => attributes.get('id') === 'history');
  expect(history?.attributes.has('data-bleed')).toBe(true);
});

describe.each(pages)('%s', (address, figures) => {
  test('every word of a drawing stands in the list or table beside it', () => {
    for (const { figure, drawings } of figures) {
      const said = spaced(figure.textWithout(isDrawing));
      // A label may be broken in two: its words are looked for line by line.
      const drawn = drawings
        .flatMap(({ inside }) => inside.filter(({ name }) => name === 'text'))
        .map(({ text }) => spaced(text));
      expect(drawn.filter((text) => !isOfTheScale(text) && !said.includes(text))).toEqual([]);
    }
  });

  test('a figure has a name, and no style of its own', () => {
    for (const { figure } of figures) {
      const { attributes, html } = figure;
      expect(attributes.has('aria-label') || attributes.has('aria-labelledby')).toBe(true);
      expect(html).not.toContain(' style=');
    }
  });

  test('a page has three figures at most, a law’s page four', () => {
    expect(figures.length).toBeLessThanOrEqual(address.startsWith('/ai-regulations') ? 4 : 3);
  });
});
