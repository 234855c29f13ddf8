import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { type BuiltPage, builtFile, pagesUnderTest } from '../built-site.ts';
import { elements } from '../elements.ts';
import { isArticle } from '../routes.ts';

/** Bytes with brotli. Scripts and the sum are measured in the browser (`looks.spec.ts`). */
const budgets = { htmlBytes: 20_600, articleHtmlBytes: 29_000, fontBytes: 24_000 };

/** Sizes at the last release. `RENEW_SIZES=1` writes those of this build instead of comparing. */
const recordFile = path.join(import.meta.dirname, 'page-sizes.json');
const recorded: Record<string, number> = JSON.parse(readFileSync(recordFile, 'utf8'));
const isRenewed = process.env.RENEW_SIZES === '1';
/** Growth beyond this is a regression, not new content. */
const largestJump = 1.05;

const sizeOf = ({ file }: BuiltPage) => builtFile(`${file}.br`).length;

if (isRenewed)
  test('records the size of every page', () => {
    const sizes = pagesUnderTest().map((page) => [page.address, sizeOf(page)]);
    writeFileSync(recordFile, `${JSON.stringify(Object.fromEntries(sizes.toSorted()), null, 2)}\n`);
  });

const sum = (sizes: number[]) => sizes.reduce((total, size) => total + size, 0);

const fonts = ({ html }: BuiltPage): string[] => [
  ...new Set([...html.matchAll(/\/_astro\/[\w.-]+\.woff2/g)].map(([font]) => font)),
];

describe.each(pagesUnderTest().map((page) => [page.address, page] as const))('%s', (address, page) => {
  const htmlBytes = sizeOf(page);
  const fontSizes = fonts(page).map((font) => builtFile(font).length);

  test('inlines its styles: no screen stylesheet blocks the paint', () => {
    const sheets = elements(page, 'link', { rel: 'stylesheet' });
    expect(sheets.filter(({ attributes }) => attributes.get('media') !== 'print')).toEqual([]);
  });

  test('keeps markup and styles within their budget', () =>
    expect(htmlBytes).toBeLessThanOrEqual(isArticle(address) ? budgets.articleHtmlBytes : budgets.htmlBytes));

  const released = recorded[address];
  if (released !== undefined && !isRenewed)
    test('grows by 5 % at most since the last release', () =>
      expect(htmlBytes).toBeLessThanOrEqual(released * largestJump));

  test('loads one font at most', () => {
    expect(fontSizes.length).toBeLessThanOrEqual(1);
    expect(sum(fontSizes)).toBeLessThanOrEqual(budgets.fontBytes);
  });
});
