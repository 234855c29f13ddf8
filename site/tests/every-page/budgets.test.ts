import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { answerBytes, firstFlightBytes } from '../../build/http/answer-bytes.ts';
import type { HttpMap } from '../../build/http/http-files.ts';
import { type BuiltPage, builtFile, distFolder, isBuiltFile, pagesUnderTest } from '../built-site.ts';

/** Bytes over the wire that a page may cost before anybody touches it, compressed with brotli. */
const budgets = {
  htmlBytes: 20_000,
  articleHtmlBytes: 28_000,
  scriptBytes: 5_000,
  fontBytes: 24_000,
  allBytes: 50_000,
};

/**
 * Pages that, with their headers, need a second round trip: on the line that Lighthouse simulates, and on a real one. A word more on
 * a page at the limit must not fail a test, so both are two more than on 22 November 2026.
 */
const mostLongerPages = { simulated: 13, real: 10 };

const map: HttpMap = JSON.parse(readFileSync(path.join(distFolder, '../http/map.json'), 'utf8'));

/** Islands that load by themselves; the others wait for the visitor. */
const eagerIslands = ['load', 'idle', 'only', 'visible', 'media'];

const wireBytes = (file: string) => builtFile(isBuiltFile(`${file}.br`) ? `${file}.br` : file).length;
const sum = (sizes: number[]) => sizes.reduce((total, size) => total + size, 0);

/** Script files that load without being asked for: listed by the page, or imported at once by one that is. */
function eagerScripts({ inside }: BuiltPage): string[] {
  const queue = inside.flatMap(({ name, attributes }) => {
    if (name === 'script') return attributes.get('data-later')?.split(' ') ?? attributes.get('src') ?? [];
    if (name === 'link' && attributes.get('rel') === 'modulepreload') return attributes.get('href') ?? [];
    const isEager = name === 'astro-island' && eagerIslands.includes(attributes.get('client') ?? '');
    return isEager ? ['component-url', 'renderer-url'].flatMap((url) => attributes.get(url) ?? []) : [];
  });
  const scripts = new Set<string>();
  for (let script = queue.pop(); script !== undefined; script = queue.pop()) {
    if (scripts.has(script)) continue;
    scripts.add(script);
    const source = builtFile(script).toString('utf8');
    const imports = source.matchAll(/(?:\bfrom|\bimport)\s*["']\.\/([^"']+)["']/g);
    queue.push(...[...imports].map(([, name]) => `/_astro/${name}`));
  }
  return [...scripts];
}

/** Style sheets that the page links: what is below its first screen. */
function sheets({ inside }: BuiltPage): string[] {
  const linked = inside.flatMap(({ name, attributes }) =>
    name === 'link' && attributes.get('rel') === 'stylesheet' ? (attributes.get('href') ?? []) : [],
  );
  return [...new Set(linked)];
}

function fonts({ html }: BuiltPage): string[] {
  return [...new Set([...html.matchAll(/\/_astro\/[\w.-]+\.woff2/g)].map(([font]) => font))];
}

describe.each(pagesUnderTest().map((page) => [page.address, page] as const))('%s', (address, page) => {
  const htmlBytes = wireBytes(page.file);
  const scriptBytes = sum(
    eagerScripts(page).map((script) =>
      answerBytes(wireBytes(script), { ...map.headers['/*'], ...map.headers['/_astro/*'] }),
    ),
  );
  const sheetBytes = sum(sheets(page).map(wireBytes));
  const fontSizes = fonts(page).map(wireBytes);

  test('its markup and styles keep to their budget', () => {
    const isArticle = address.startsWith('/news/');
    expect(htmlBytes + sheetBytes).toBeLessThanOrEqual(
      isArticle ? budgets.articleHtmlBytes : budgets.htmlBytes,
    );
  });

  test('the scripts that load by themselves keep to their budget, headers counted, React is not among them', () => {
    expect(scriptBytes).toBeLessThanOrEqual(budgets.scriptBytes);
    const withReact = eagerScripts(page).filter((script) =>
      /react\.(transitional\.)?element/.test(builtFile(script).toString()),
    );
    expect(withReact).toEqual([]);
  });

  test('it needs one font at most', () => {
    expect(fontSizes.length).toBeLessThanOrEqual(1);
    expect(sum(fontSizes)).toBeLessThanOrEqual(budgets.fontBytes);
  });

  test('all together keeps to its budget', () => {
    expect(htmlBytes + sheetBytes + scriptBytes + sum(fontSizes)).toBeLessThanOrEqual(budgets.allBytes);
  });
});

test.each(['simulated', 'real'] as const)(
  'all pages but a few come, with their headers, in the first round trip of a %s line',
  (line) => {
    const sizes = pagesUnderTest().map(({ address, file }) => ({
      address,
      bytes: answerBytes(wireBytes(file), { ...map.headers['/*'], ...map.headers[address] }),
    }));
    const longer = sizes.filter(({ bytes }) => bytes > firstFlightBytes[line]);
    const list = longer.map(({ address, bytes }) => `${address} ${bytes}`).join('\n');
    expect(longer.length, list).toBeLessThanOrEqual(mostLongerPages[line]);
  },
);
