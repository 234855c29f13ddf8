import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { type BuiltPage, builtFile, errorAddresses, pagesUnderTest, sitemap } from '../built-site.ts';
import { elements, firstElement, meta } from '../elements.ts';

const pages = pagesUnderTest();
const { origin } = sitemap();

const title = (page: BuiltPage) => firstElement(firstElement(page, 'head'), 'title').text;
const headline = (page: BuiltPage) => firstElement(page, 'h1').text;
const canonical = (page: BuiltPage) =>
  elements(page, 'link', { rel: 'canonical' })[0]?.attributes.get('href');

describe.each(pages.map((page) => [page.address, page] as const))('%s', (address, page) => {
  test('has exactly one h1', () => expect(elements(page, 'h1')).toHaveLength(1));

  test('has a title of 10 to 70 characters', () => {
    expect(title(page).length, title(page)).toBeGreaterThanOrEqual(10);
    expect(title(page).length, title(page)).toBeLessThanOrEqual(70);
  });

  test('has a description of 50 to 165 characters', () => {
    const description = meta(page, 'description') ?? '';
    expect(description.length, description).toBeGreaterThanOrEqual(50);
    expect(description.length, description).toBeLessThanOrEqual(165);
  });

  test('has its own address as canonical link, an error page none', () => {
    expect(canonical(page)).toBe(errorAddresses.includes(address) ? undefined : origin + address);
    expect(meta(page, 'og:url')).toBe(origin + address);
  });

  test('has a picture for sharing of its own, 1200 by 630 px and at most 60 kB, with its headline as text', () => {
    const picture = meta(page, 'og:image') ?? '';
    const own = address === '/' || errorAddresses.includes(address) ? '/index' : address;
    expect(picture).toBe(`${origin}/og${own}.png`);
    const png = builtFile(new URL(picture).pathname);
    expect(png.length).toBeLessThanOrEqual(60_000);
    const shown = pages.find((one) => one.address === (errorAddresses.includes(address) ? '/' : address));
    expect(meta(page, 'og:image:alt')).toContain(`: ${shown && headline(shown)}`);
    // PNG 3, section 11.2.1
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
    // Facebook shows a picture of unknown size only from the second time on.
    const stated = ['type', 'width', 'height'].map((name) => meta(page, `og:image:${name}`));
    expect(stated).toEqual(['image/png', '1200', '630']);
  });

  test('has an icon, and a module that links the manifest after the first paint', () => {
    const modules = page.inside.flatMap(
      ({ attributes }) => attributes.get('data-modules')?.split(' ').filter(Boolean) ?? [],
    );
    const sources = modules.map((file) => builtFile(file).toString());
    expect(sources.some((source) => source.includes('/site.webmanifest'))).toBe(true);
    expect(JSON.parse(builtFile('site.webmanifest').toString())).toHaveProperty('icons');
    const icons = elements(page, 'link', { rel: 'icon' });
    const [drawn, file] = icons.map(({ attributes }) => attributes.get('href') ?? '');
    expect(decodeURIComponent(drawn ?? '')).toMatch(/^data:image\/svg\+xml,<svg .*<\/svg>$/);
    expect(builtFile(file ?? '')).not.toHaveLength(0);
  });

  test('states its language', () =>
    expect(firstElement(page, 'html').attributes.get('lang')).toMatch(/^en\b/));
});

test('gives every page another picture for sharing', () => {
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
])('gives every page another %s', (_, read) => {
  const seen = Map.groupBy(pages, read);
  const shared = [...seen].filter(([, group]) => group.length > 1);
  expect(shared.map(([text, group]) => [text, group.map(({ address }) => address)])).toEqual([]);
});
