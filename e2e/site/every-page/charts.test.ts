import { brotliCompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { pagesUnderTest } from '../built-site.ts';
import type { Element } from '../elements.ts';

const isDrawing = ({ name, attributes }: Element) =>
  name === 'svg' && attributes.get('aria-hidden') === 'true' && attributes.has('width');
const isOfTheScale = (text: string) => /^(day )?\d{1,4}$/.test(text);

const spaced = (text: string) => text.replace(/\s+/g, ' ').trim();

const charts = (page: Element) =>
  page.inside
    .filter(({ name }) => name === 'figure')
    .map((figure) => ({ figure, drawings: figure.inside.filter(isDrawing) }))
    .filter(({ drawings }) => drawings.length > 0);

const pages = pagesUnderTest()
  .map((page) => [page.address, charts(page)] as const)
  .filter(([, figures]) => figures.length > 0);

const mostBytes = 3000;
const isList = ({ name }: Element) => ['ol', 'ul', 'dl', 'table'].includes(name);
const isNamed = ({ name, attributes }: Element) =>
  name === 'figure' && (attributes.has('aria-label') || attributes.has('aria-labelledby'));

/** All charts; an illustration has no accessible name of this kind. */
const named = pagesUnderTest()
  .map(({ address, inside }) => [address, inside.filter(isNamed)] as const)
  .filter(([, figures]) => figures.length > 0);

test.each(named)('%s: each chart has a list or table, and weighs 3 kB at most with it', (_, figures) => {
  for (const { startTag, html, inside } of figures) {
    expect(inside.filter(isList).length, startTag).toBeGreaterThan(0);
    expect(brotliCompressSync(startTag + html).length, startTag).toBeLessThanOrEqual(mostBytes);
  }
});

test('laws and industries have charts', () => {
  const addresses = pages.map(([address]) => address);
  expect(addresses).toContain('/ai-regulations/eu-ai-act');
  expect(addresses).toContain('/ai-applications/energy');
});

describe.each(pages)('%s', (address, figures) => {
  test('repeats every word of a drawing in its list or table', () => {
    for (const { figure, drawings } of figures) {
      const said = spaced(figure.textWithout(isDrawing));
      const drawn = drawings
        .flatMap(({ inside }) => inside.filter(({ name }) => name === 'text'))
        .map(({ text }) => spaced(text));
      expect(drawn.filter((text) => !isOfTheScale(text) && !said.includes(text))).toEqual([]);
    }
  });

  test('gives each chart an accessible name and no style attribute', () => {
    for (const { figure } of figures) {
      const { attributes, html } = figure;
      expect(attributes.has('aria-label') || attributes.has('aria-labelledby')).toBe(true);
      expect(html).not.toContain(' style=');
    }
  });

  test('has three charts at most, the page of a law four', () => {
    expect(figures.length).toBeLessThanOrEqual(address.startsWith('/ai-regulations') ? 4 : 3);
  });
});
