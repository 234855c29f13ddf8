import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { type BuiltPage, builtFile, errorAddresses, pagesUnderTest, sitemap } from '../built-site.ts';
import { elements, firstElement } from '../elements.ts';

const pages = pagesUnderTest();
const { origin } = sitemap();

const title = (page: BuiltPage) => firstElement(firstElement(page, 'head'), 'title').text;
const meta = (page: BuiltPage, key: string) =>
  elements(page, 'meta')
    .find(({ attributes }) => [attributes.get('name'), attributes.get('property')].includes(key))
    ?.attributes.get('content');
const headline = (page: BuiltPage) => firstElement(page, 'h1').text;
const canonical = (page: BuiltPage) =>
  elements(page, 'link')
    .find(({ attributes }) => attributes.get('rel') === 'canonical')
    ?.attributes.get('href');

describe.each(pages.map((page) => [page.address, page] as const))('%s', (address, page) => {
  test('it has exactly one h1', () => {
    expect(elements(page, 'h1')).toHaveLength(1);
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

  test('its canonical link is its own address; pages of errors have none', () => {
    expect(canonical(page)).toBe(errorAddresses.includes(address) ? undefined : origin + address);
    expect(meta(page, 'og:url')).toBe(origin + address);
  });

  test('its picture for sharing is its own, 1200 by 630 and under 300 kB, and says its words in text', () => {
    const picture = meta(page, 'og:image') ?? '';
    const own = address === '/' || errorAddresses.includes(address) ? '/index' : address;
    expect(picture).toBe(`${origin}/og${own}.png`);
    const png = builtFile(new URL(picture).pathname);
    expect(png.length).toBeLessThan(300_000);
    const shown = pages.find((one) => one.address === (errorAddresses.includes(address) ? '/' : address));
    expect(meta(page, 'og:image:alt')).toContain(`: ${shown && headline(shown)}`);
    // Width and height stand at fixed places of a PNG's first chunk (PNG 3, section 11.2.1).
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
  });

  test('its manifest, linked once it is painted, is there, and its icon travels with it', () => {
    const later = page.inside.flatMap(({ attributes }) => attributes.get('data-later')?.split(' ') ?? []);
    const named = later.flatMap(
      (script) =>
        builtFile(script)
          .toString()
          .match(/\/[\w.]+\.webmanifest/) ?? [],
    );
    expect(named).toHaveLength(1);
    expect(JSON.parse(builtFile(named[0] ?? '').toString())).toHaveProperty('icons');
    const icons = elements(page, 'link').filter(({ attributes }) => attributes.get('rel') === 'icon');
    expect(icons.map(({ attributes }) => attributes.get('href')?.slice(0, 19))).toEqual([
      'data:image/svg+xml,',
      '/favicon.ico',
    ]);
  });

  test('it says which language it is in', () => {
    expect(firstElement(page, 'html').attributes.get('lang')).toMatch(/^en\b/);
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

test.each([
  ['title', title],
  ['description', (page: BuiltPage) => meta(page, 'description')],
])('every %s is its page’s own', (_, read) => {
  const seen = Map.groupBy(pages, read);
  const shared = [...seen].filter(([, group]) => group.length > 1);
  expect(shared.map(([text, group]) => [text, group.map(({ address }) => address)])).toEqual([]);
});
