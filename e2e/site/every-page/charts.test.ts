import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { contentEntries, pagesUnderTest } from '../built-site.ts';
import { type Element, elementById } from '../elements.ts';

const isDrawing = ({ name, attributes }: Element) =>
  name === 'svg' && attributes.get('aria-hidden') === 'true' && attributes.has('width');
const isOfTheScale = (text: string) => /^(day )?\d{1,4}$/.test(text);

const spaced = (text: string) => text.replace(/\s+/g, ' ').trim();

const mostBytes = 3000;
const isList = ({ name }: Element) => ['ol', 'ul', 'dl', 'table'].includes(name);
/** Illustrations have no accessible name of this kind. */
const isChart = ({ name, attributes }: Element) =>
  name === 'figure' && (attributes.has('aria-label') || attributes.has('aria-labelledby'));

/** A chart, with the list to which it points for its details. */
const withDetails = (page: Element) => (chart: Element) => {
  const listId = chart.attributes.get('aria-details');
  return { chart, parts: listId === undefined ? [chart] : [chart, elementById(page, listId)] };
};

const pages = pagesUnderTest()
  .map((page) => [page.address, page.inside.filter(isChart).map(withDetails(page))] as const)
  .filter(([, charts]) => charts.length > 0);

test.each([
  ['industry', 'industries', '/ai-applications'],
  ['regulation', 'regulations', '/ai-regulations'],
])('each %s whose content has a chart shows one', (_, collection, folder) => {
  const addresses = contentEntries(collection)
    .filter(({ data }) => /"(chart|measure)":/.test(JSON.stringify(data)))
    .map(({ slug }) => `${folder}/${slug}`);
  expect(addresses.length).toBeGreaterThan(0);
  expect(pages.map(([address]) => address)).toEqual(expect.arrayContaining(addresses));
});

/** One from 0 has no `x`, as a range on an axis has. */
const isBar = ({ name, attributes }: Element) => name === 'rect' && !attributes.has('x');

test.each(pages)('%s: each chart of bars names the 0 from which they are drawn', (_, charts) => {
  for (const {
    chart: { startTag, inside },
  } of charts)
    if (inside.filter(isDrawing).some((drawing) => drawing.inside.some(isBar)))
      expect(
        inside.some(({ name, text }) => name === 'span' && text === '0'),
        startTag,
      ).toBe(true);
});

test.each(pages)(
  '%s: each chart has a list or table with every word of its drawing, and weighs 3 kB at most with it',
  (_, charts) => {
    for (const { chart, parts } of charts) {
      const { startTag } = chart;
      expect(
        parts.some(({ inside }) => inside.some(isList)),
        startTag,
      ).toBe(true);
      const html = parts.map((part) => part.startTag + part.html).join('');
      expect(brotliCompressSync(html).length, startTag).toBeLessThanOrEqual(mostBytes);
      const said = spaced(parts.map((part) => part.textWithout(isDrawing)).join(' '));
      const drawn = chart.inside
        .filter(isDrawing)
        .flatMap((drawing) => drawing.inside.filter(({ name }) => name === 'text'))
        .map(({ text }) => spaced(text));
      expect(drawn.filter((text) => !isOfTheScale(text) && !said.includes(text))).toEqual([]);
    }
  },
);
