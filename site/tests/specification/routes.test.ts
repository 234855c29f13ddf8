import { readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { redirects } from '../../src/redirects.ts';
import { allHtmlPages, builtPage, distFolder, errorAddresses, sitemap } from '../built-site.ts';
import { firstElement } from '../elements.ts';
import { laterRoutes, specifiedRoutes } from '../routes.ts';

const built = new Set(allHtmlPages().map(({ address }) => address));

describe('the routes of the specification', () => {
  test.each(specifiedRoutes)('%s is built', (route) => {
    expect(built).toContain(route);
  });

  test('no other page is built than those specified, content files, the pages of errors and the redirects', () => {
    const content = path.join(distFolder, '../src/content');
    const written = ['services', 'news'].flatMap((folder) =>
      readdirSync(path.join(content, folder)).map((file) => `/${folder}/${path.parse(file).name}`),
    );
    const known = new Set([
      ...specifiedRoutes,
      ...laterRoutes,
      ...written,
      ...errorAddresses,
      ...Object.keys(redirects),
    ]);
    expect([...built].filter((address) => !known.has(address))).toEqual([]);
  });

  test.each([
    ['/services/iso-27001', '/services/iso27001'],
    ['/services/iso-42001', '/services/iso42001'],
  ])('the hyphenated spelling %s leads to the real page', (spelling, real) => {
    expect(firstElement(builtPage(spelling), 'a').attributes.get('href')).toBe(real);
  });
});

test('the sitemap lists every page but the pages of errors and the redirects', () => {
  const listed = [...built].filter((address) => !errorAddresses.includes(address) && !(address in redirects));
  expect(sitemap().addresses.toSorted()).toEqual(listed.toSorted());
});
