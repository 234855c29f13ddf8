import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
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
 * What a server sends before it needs an answer (RFC 6928: ten segments), without what TLS adds: a page of more needs a second round
 * trip. Document with its styles, and headers.
 */
const firstRoundTripBytes = 13_800;

/** Pages that are longer, each with a bound of its own: their heads come first, in the first round trip. */
const longer: Record<string, number> = {
  '/': 20_300,
  '/ai-applications/defence': 14_100,
  '/ai-regulations/china': 14_000,
  '/ai-regulations/eu-ai-act': 19_800,
  '/ai-regulations/eu-ai-act/check': 20_900,
  '/ai-regulations/global': 20_200,
  '/ai-regulations/singapore': 19_400,
  '/ai-regulations/usa': 20_000,
  '/news/agentic-ai-enterprise-adoption': 25_500,
  '/news/agentic-ai-governance': 18_700,
  '/news/ai-wiapc-framework': 14_500,
  '/news/cybersecurity-ai-age': 15_100,
  '/news/future-rag-technologies': 14_100,
  '/news/microsoft-copilot-agentic': 14_200,
  '/services/ai-adoption': 14_300,
  '/services/ai-technology-training': 19_500,
  '/services/cybersecurity-essentials': 14_200,
  '/services/data-protection-fundamentals': 19_600,
  '/services/data-protection-trustmark': 19_500,
  '/services/generative-ai-usage': 14_100,
  '/services/professional-product-owner': 19_700,
  '/services/professional-scrum-master': 19_400,
};

const headersSchema = z.record(z.string(), z.record(z.string(), z.string()));
const headers = headersSchema.parse(
  JSON.parse(readFileSync(path.join(distFolder, '../http/map.json'), 'utf8')).headers,
);

/** Status line, and the headers that the service adds to those of the map: date, length, type, tag and the like. */
const addedHeaderBytes = 330;

function headerBytes(address: string): number {
  const fields = Object.entries({ ...headers['/*'], ...headers[address] });
  return addedHeaderBytes + fields.map((field) => field.join(': ').length + 2).reduce((a, b) => a + b, 0);
}

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
  return inside.flatMap(({ name, attributes }) =>
    name === 'link' && attributes.get('rel') === 'stylesheet' ? (attributes.get('href') ?? []) : [],
  );
}

function fonts({ html }: BuiltPage): string[] {
  return [...new Set([...html.matchAll(/\/_astro\/[\w.-]+\.woff2/g)].map(([font]) => font))];
}

describe.each(pagesUnderTest().map((page) => [page.address, page] as const))('%s', (address, page) => {
  const htmlBytes = wireBytes(page.file);
  const scriptBytes = sum(eagerScripts(page).map(wireBytes));
  const sheetBytes = sum(sheets(page).map(wireBytes));
  const fontSizes = fonts(page).map(wireBytes);

  test('its markup and styles keep to their budget', () => {
    const isArticle = address.startsWith('/news/');
    expect(htmlBytes + sheetBytes).toBeLessThanOrEqual(
      isArticle ? budgets.articleHtmlBytes : budgets.htmlBytes,
    );
  });

  test('it comes in the first round trip, headers included, or keeps to its own bound', () => {
    expect(htmlBytes + headerBytes(address)).toBeLessThanOrEqual(longer[address] ?? firstRoundTripBytes);
  });

  test('the scripts that load by themselves keep to their budget, React is not among them', () => {
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
