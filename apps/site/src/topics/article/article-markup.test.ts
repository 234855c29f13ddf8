import { describe, expect, test } from 'vitest';
import {
  drawShares,
  forFeed,
  frameTables,
  photosIn,
  placePictures,
  renderMarkdown,
} from './article-markup.ts';

describe('tables', () => {
  const table = '| Name | A | B |\n| - | - | - |\n| Row | 1 | 11% |\n| Plan | 2 | about half |';

  test('turns an emphasised line before a table into its caption and name', async () => {
    const html = await renderMarkdown(`Before.\n\n_Table 1. Costs_\n\n${table}\n\nAfter.`, frameTables());
    expect(html).toContain('<figcaption id="table-1-name">Table 1. Costs</figcaption><table');
    expect(html).toContain('aria-labelledby="table-1-name"');
    expect(html).toMatch(/^<p>Before\.<\/p>\s+<figure id="table-1">/);
    expect(html).toMatch(/<\/table><\/figure>\n<p>After\.<\/p>\n$/);
  });

  test('names the column in each cell but the first of a row', async () => {
    const html = await renderMarkdown(table, frameTables());
    expect(html).toContain('<td>Row</td>\n<td data-label="A">1</td>\n<td data-label="B">11%</td>');
  });

  test('draws the percentage of a row, and none where a row has none', async () => {
    const html = await renderMarkdown(table, drawShares);
    expect(html).toContain('<td>Row<svg aria-hidden="true"');
    expect(html.match(/<rect width="11%"/g)).toHaveLength(1);
    expect(html.match(/<svg/g)).toHaveLength(1);
  });

  test('ignores emphasis inside a paragraph', async () => {
    const html = await renderMarkdown(`A word of _emphasis_ here.\n\n${table}`, frameTables());
    expect(html).toContain('<p>A word of <em>emphasis</em> here.</p>\n<figure');
    expect(html).toContain('aria-label="Table 1"');
  });
});

describe('pictures', () => {
  const photograph = 'photo-0123456789abcdef';
  const pictures = placePictures(
    (name) => ({
      src: `/illustrations/${name}.1234.svg`,
      darkSrc: `/illustrations/${name}.5678.svg`,
      width: 640,
      height: 360,
    }),
    new Map([[photograph, '<picture><img src="/b.webp" alt="A book"></picture>']]),
  );

  test('replaces a drawing in its own paragraph by a figure with file, size and caption', async () => {
    expect(await renderMarkdown('![Five bars](/illustrations/figure-x.svg "Figure 1. Bars")', pictures)).toBe(
      '<figure class="drawn"><picture><source media="(prefers-color-scheme: dark)" srcset="/illustrations/figure-x.5678.svg">' +
        '<img src="/illustrations/figure-x.1234.svg" alt="Five bars" width="640" height="360" loading="lazy" decoding="async"></picture>' +
        '<figcaption>Figure 1. Bars</figcaption></figure>\n',
    );
  });

  test('empties an alternative text equal to the caption', async () => {
    const html = await renderMarkdown('![Five bars](/illustrations/figure-x.svg "Five bars")', pictures);
    expect(html).toContain('alt=""');
  });

  test('a photograph in the text takes the place of its Markdown picture, with its caption', async () => {
    const markdown = `![A book](/pictures/${photograph}.webp "Still life")`;
    expect(photosIn(`One.\n\n${markdown}`)).toEqual([{ file: photograph, alt: 'A book' }]);
    expect(await renderMarkdown(markdown, pictures, forFeed('https://x.example'))).toBe(
      '<figure class="drawn"><picture><img src="https://x.example/b.webp" alt="A book"></picture><figcaption>Still life</figcaption></figure>\n',
    );
  });
});

test('gives feeds absolute URLs and no marks', async () => {
  expect(await renderMarkdown('[Us](/contact)[^ONE] and more', forFeed('https://x.example'))).toBe(
    '<p><a href="https://x.example/contact">Us</a> and more</p>\n',
  );
});
