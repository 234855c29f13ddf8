import { describe, expect, test } from 'vitest';
import {
  drawShares,
  editHtml,
  forFeed,
  frameTables,
  photosIn,
  placeDrawings,
  placePhotographs,
} from './article-markup.ts';

describe('tables', () => {
  const table = '<table><thead><tr><th>A</th></tr></thead></table>';

  test('turns an emphasised line before a table into its caption and name', () => {
    const html = editHtml(
      `<p>Before.</p>\n<p><em>Table 1. Costs</em></p>\n${table}\n<p>After.</p>`,
      frameTables,
    );
    expect(html).toContain('<figcaption id="table-1-name">Table 1. Costs</figcaption>');
    expect(html).toContain('aria-labelledby="table-1-name"');
    expect(html).toMatch(/^<p>Before\.<\/p>\n<figure/);
    expect(html).toMatch(/<\/figure>\n<p>After\.<\/p>$/);
  });

  test('names the column in each cell but the first of a row', () => {
    const rows = '<tr><td>Row</td><td>1</td><td>2</td></tr>';
    const html = editHtml(
      `<table><thead><tr><th>Name</th><th>A</th><th>B</th></tr></thead><tbody>${rows}</tbody></table>`,
      frameTables,
    );
    expect(html).toContain('<td>Row</td><td data-label="A">1</td><td data-label="B">2</td>');
  });

  test('draws the percentage of a row, and none where a row has none', () => {
    const rows = '<tr><td>In use</td><td>11%</td></tr><tr><td>In plan</td><td>about half</td></tr>';
    const html = editHtml(`<table><tbody>${rows}</tbody></table>`, drawShares);
    expect(html).toContain('<td>In use<svg aria-hidden="true"');
    expect(html.match(/<rect width="11%"/g)).toHaveLength(1);
    expect(html.match(/<svg/g)).toHaveLength(1);
  });

  test('ignores emphasis inside a paragraph', () => {
    const paragraph = '<p>A word of <em>emphasis</em> here.</p>';
    expect(editHtml(`${paragraph}\n${table}`, frameTables)).toContain(`${paragraph}\n<figure`);
  });
});

describe('drawings', () => {
  const fileOf = (name: string) => ({
    src: `/illustrations/${name}.1234.svg`,
    darkSrc: `/illustrations/${name}.5678.svg`,
    width: 640,
    height: 360,
  });

  test('replaces a picture in its own paragraph by a figure with file, size and caption', () => {
    const html = editHtml(
      '<p><img src="/illustrations/figure-x.svg" alt="Five bars" title="Figure 1. Bars"></p>',
      placeDrawings(fileOf),
    );
    expect(html).toBe(
      '<figure class="drawn"><picture><source media="(prefers-color-scheme: dark)" srcset="/illustrations/figure-x.5678.svg">' +
        '<img src="/illustrations/figure-x.1234.svg" alt="Five bars" width="640" height="360" loading="lazy" decoding="async"></picture>' +
        '<figcaption>Figure 1. Bars</figcaption></figure>',
    );
  });

  test('empties an alternative text equal to the caption', () => {
    const html = '<p><img src="/illustrations/figure-x.svg" alt="Five bars" title="Five bars"></p>';
    expect(editHtml(html, placeDrawings(fileOf))).toContain('alt=""');
  });
});

test('a photograph in the text takes the place of its Markdown picture, with its caption', () => {
  const address = '/pictures/photo-0123456789abcdef.webp';
  expect(photosIn(`One.\n\n![A book](${address} "Still life")`)).toEqual([
    { file: 'photo-0123456789abcdef', alt: 'A book' },
  ]);
  const markup = new Map([['photo-0123456789abcdef', '<picture><img alt="A book"></picture>']]);
  const html = `<p><img src="${address}" alt="A book" title="Still life"></p>`;
  expect(editHtml(html, placePhotographs(markup))).toBe(
    '<figure class="drawn"><picture><img alt="A book"></picture><figcaption>Still life</figcaption></figure>',
  );
});

test('gives feeds absolute URLs and no marks', () => {
  expect(
    editHtml(
      '<p><a href="/contact">Us</a>[^ONE] <source srcset="/illustrations/b.svg"><img src="/illustrations/a.svg"></p>',
      forFeed('https://x.example'),
    ),
  ).toBe(
    '<p><a href="https://x.example/contact">Us</a> <source srcset="https://x.example/illustrations/b.svg"><img src="https://x.example/illustrations/a.svg"></p>',
  );
});
