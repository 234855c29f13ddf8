import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { decodeReferences } from '../../build/elements.ts';
import { type BuiltPage, builtFile, notFoundAddress, pagesUnderTest, sitemap } from '../built-site.ts';
import { elements } from '../elements.ts';

const pages = pagesUnderTest();
const { origin } = sitemap();

const title = ({ tags }: BuiltPage) =>
  decodeReferences(tags.find(({ name }) => name === 'title')?.text ?? '');
const meta = ({ tags }: BuiltPage, key: string) =>
  tags
    .find(
      ({ name, attributes }) =>
        name === 'meta' && [attributes.get('name'), attributes.get('property')].includes(key),
    )
    ?.attributes.get('content');
const headline = ({ html }: BuiltPage) => elements(html, 'h1')[0]?.text ?? '';
const canonical = ({ tags }: BuiltPage) =>
  tags
    .find(({ name, attributes }) => name === 'link' && attributes.get('rel') === 'canonical')
    ?.attributes.get('href');

describe.each(pages.map((page) => [page.address, page] as const))('%s', (address, page) => {
  test('it has exactly one h1', () => {
    expect(page.tags.filter(({ name }) => name === 'h1')).toHaveLength(1);
  });

  test('its title fits a search result: 10 to 70 characters', () => {
    expect(title(page).length, title(page)).toBeGreaterThanOrEqual(10);
    expect(title(page).length, title(page)).toBeLessThanOrEqual(70);
  });

  test('its description fits a search result: 50 to 165 characters', () => {
    const description = meta(page, 'description') ?? '';
    expect(description.length, description).toBeGreaterThanOrEqual(50);
    expect(description.length, description).toBeLessThanOrEqual(165);
  });

  test('its canonical link is its own address; the not-found page has none', () => {
    expect(canonical(page)).toBe(address === notFoundAddress ? undefined : origin + address);
    expect(meta(page, 'og:url')).toBe(origin + address);
  });

  test('its picture for sharing is its own, 1200 by 630 and under 300 kB, and says its words in text', () => {
    const picture = meta(page, 'og:image') ?? '';
    const own = address === '/' || address === notFoundAddress ? '/index' : address;
    expect(picture).toBe(`${origin}/og${own}.png`);
    const png = builtFile(new URL(picture).pathname);
    expect(png.length).toBeLessThan(300_000);
    const shown = pages.find((one) => one.address === (address === notFoundAddress ? '/' : address));
    expect(meta(page, 'og:image:alt')).toContain(`: ${shown && headline(shown)}`);
    // Width and height stand at fixed places of a PNG's first chunk (PNG 3, section 11.2.1).
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
  });

  test('its manifest, linked once it is painted, is there, and its icon travels with it', () => {
    const manifest = page.tags.flatMap(({ attributes }) => attributes.get('data-manifest') ?? []);
    expect(manifest).toHaveLength(1);
    expect(JSON.parse(builtFile(manifest[0] ?? '').toString())).toHaveProperty('icons');
    const icons = page.tags.filter(({ attributes }) => attributes.get('rel') === 'icon');
    expect(icons.map(({ attributes }) => attributes.get('href')?.slice(0, 19))).toEqual([
      'data:image/svg+xml,',
      '/favicon.ico',
    ]);
  });

  test('it says which language it is in', () => {
    expect(page.tags.find(({ name }) => name === 'html')?.attributes.get('lang')).toMatch(/^en\b/);
  });
});

test('no two pages share a picture', () => {
  const digests = sitemap().addresses.map((address) =>
    createHash('sha256')
      .update(builtFile(`og${address === '/' ? '/index' : address}.png`))
      .digest('hex'),
  );
  expect(new Set(digests).size).toBe(digests.length);
});

test('the not-found page asks not to be indexed', () => {
  const page = pages.find(({ address }) => address === notFoundAddress);
  expect(page && meta(page, 'robots')).toContain('noindex');
});

test.each([
  ['title', title],
  ['description', (page: BuiltPage) => meta(page, 'description')],
])('every %s is its page’s own', (_, read) => {
  const seen = Map.groupBy(pages, read);
  const shared = [...seen].filter(([, group]) => group.length > 1);
  expect(shared.map(([text, group]) => [text, group.map(({ address }) => address)])).toEqual([]);
});
