import { describe, expect, test } from 'vitest';
import {
  BackLinks,
  citedKeys,
  feedHtml,
  frameTables,
  linkMarks,
  numberHeadings,
  placeDrawings,
  withoutMarks,
} from './article-markup.ts';

describe('source marks', () => {
  const numberOf = (key: string) => ['ONE', 'TWO-2'].indexOf(key) + 1;

  test('keys come in reading order, each once', () => {
    expect(citedKeys('A.[^TWO-2][^ONE] B.[^TWO-2]')).toEqual(['TWO-2', 'ONE']);
  });

  test('each mark leads to its source, and the list knows every mark that leads there', () => {
    const backLinks = new BackLinks();
    const html = linkMarks('<p>A. [^ONE][^TWO-2]</p><p>B.[^ONE]</p>', numberOf, backLinks);
    expect(html).toBe(
      '<p>A.<span class="marks" data-md="marks"><a id="mark-1" href="#source-1" aria-label="Source 1">1</a>' +
        '<a id="mark-2" href="#source-2" aria-label="Source 2">2</a></span></p>' +
        '<p>B.<span class="marks" data-md="marks"><a id="mark-3" href="#source-1" aria-label="Source 1">1</a></span></p>',
    );
    expect([...backLinks.marks]).toEqual([
      [1, ['mark-1', 'mark-3']],
      [2, ['mark-2']],
    ]);
  });

  test('a key that the list lacks is not swallowed', () => {
    const strict = () => {
      throw new Error('The source "ONE" is not in the page’s list');
    };
    expect(() => linkMarks('A.[^ONE]', strict, new BackLinks())).toThrow('"ONE"');
  });

  test('text without marks reads on as before', () => {
    expect(withoutMarks('It cost S$5.[^ONE][^TWO-2] Then it rained.')).toBe('It cost S$5. Then it rained.');
  });
});

describe('tables', () => {
  const table = '<table><thead><tr><th>A</th></tr></thead></table>';

  test('a table scrolls in a frame that takes the focus and has a name', () => {
    expect(frameTables(table)).toContain('<section aria-label="Table 1" tabindex="0"><table>');
  });

  test('a line of emphasis before the table becomes its caption and its name', () => {
    const html = frameTables(`<p>Before.</p>\n<p><em>Table 1. Costs</em></p>\n${table}\n<p>After.</p>`);
    expect(html).toContain('<figcaption id="table-1-name">Table 1. Costs</figcaption>');
    expect(html).toContain('aria-labelledby="table-1-name"');
    expect(html).toMatch(/^<p>Before\.<\/p>\n<figure/);
    expect(html).toMatch(/<\/figure>\n<p>After\.<\/p>$/);
  });

  test('emphasis inside a paragraph is no caption', () => {
    const paragraph = '<p>A word of <em>emphasis</em> here.</p>';
    expect(frameTables(`${paragraph}\n${table}`)).toContain(`${paragraph}\n<figure`);
  });

  test('heads of columns say so', () => {
    expect(frameTables(table)).toContain('<th scope="col">A</th>');
  });
});

describe('drawings', () => {
  const fileOf = (name: string) => ({
    src: `/plates/${name}.1234.svg`,
    darkSrc: `/plates/${name}.5678.svg`,
    width: 640,
    height: 360,
  });

  test('a picture on a line of its own becomes a figure with the real file, its size and its caption', () => {
    const html = placeDrawings(
      '<p><img src="/plates/figure-x.svg" alt="Five bars" title="Figure 1. Bars"></p>',
      fileOf,
    );
    expect(html).toBe(
      '<figure><picture><source media="(prefers-color-scheme: dark)" srcset="/plates/figure-x.5678.svg">' +
        '<img src="/plates/figure-x.1234.svg" alt="Five bars" width="640" height="360" loading="lazy" decoding="async"></picture>' +
        '<figcaption>Figure 1. Bars</figcaption></figure>',
    );
  });

  test('an alternative that repeats the caption is not read a second time', () => {
    const html = '<p><img src="/plates/figure-x.svg" alt="Five bars" title="Five bars"></p>';
    expect(placeDrawings(html, fileOf)).toContain('alt=""');
  });
});

test('sections of a legal page are numbered in the text, their anchors are not', () => {
  expect(numberHeadings('<h2 id="who">Who</h2><h3 id="x">X</h3><h2 id="what">What</h2>')).toBe(
    '<h2 id="who"><span class="num">1.</span> Who</h2><h3 id="x">X</h3><h2 id="what"><span class="num">2.</span> What</h2>',
  );
});

test('feeds carry whole addresses and no marks', () => {
  expect(
    feedHtml(
      '<p><a href="/contact">Us</a>[^ONE] <source srcset="/plates/b.svg"><img src="/plates/a.svg"></p>',
      'https://x.example',
    ),
  ).toBe(
    '<p><a href="https://x.example/contact">Us</a> <source srcset="https://x.example/plates/b.svg"><img src="https://x.example/plates/a.svg"></p>',
  );
});
