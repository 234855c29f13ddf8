import { readdirSync } from 'node:fs';
import path from 'node:path';
import { redirects } from '@vanda/site/routing/redirects';
import { describe, expect, test } from 'vitest';
import {
  allHtmlPages,
  builtPage,
  contentFile,
  contentFolder,
  errorAddresses,
  sitemap,
} from '../built-site.ts';
import { firstElement } from '../elements.ts';
import { laterRoutes, specifiedRoutes } from '../routes.ts';

const built = new Set(allHtmlPages().map(({ address }) => address));

/** Folders of the content with a page for each file, and where the pages are. */
const folders: Record<string, string> = {
  services: 'services',
  news: 'news',
  industries: 'ai-applications',
  regulations: 'ai-regulations',
  markets: 'ai-regulations',
};

const { of: compared } = contentFile<{ compare: { pairs: { of: string[] } } }>('pages/which-laws.yaml')
  .compare.pairs;
const comparedPairs = compared.flatMap((a, i) =>
  compared.slice(i + 1).map((b) => `/ai-regulations/compare/${a}-and-${b}`),
);

describe('the routes of the specification', () => {
  test.each(specifiedRoutes)('%s is built', (route) => expect(built).toContain(route));

  test('each two of the eight markets asked for most have a page', () => {
    expect(comparedPairs).toHaveLength(28);
    expect([...built]).toEqual(expect.arrayContaining(comparedPairs));
  });

  test('the not-found page has the specified heading', () =>
    expect(firstElement(builtPage('/404'), 'h1').text).toBe('Oops! Page not found'));

  test('no other page is built than those specified, content files, the pages of errors and the redirects', () => {
    const written = Object.entries(folders).flatMap(([folder, route]) =>
      readdirSync(path.join(contentFolder, folder)).map((file) => `/${route}/${path.parse(file).name}`),
    );
    const known = new Set([
      ...specifiedRoutes,
      ...laterRoutes,
      ...written,
      ...comparedPairs,
      ...errorAddresses,
      ...Object.keys(redirects),
    ]);
    expect([...built].filter((address) => !known.has(address))).toEqual([]);
  });

  test.each([
    ['/services/iso-27001', '/services/iso27001'],
    ['/services/iso-42001', '/services/iso42001'],
  ])('the hyphenated spelling %s leads to the real page', (spelling, real) =>
    expect(firstElement(builtPage(spelling), 'a').attributes.get('href')).toBe(real),
  );
});

test('the sitemap lists every page but the pages of errors and the redirects', () => {
  const listed = [...built].filter((address) => !errorAddresses.includes(address) && !(address in redirects));
  expect(sitemap().addresses.toSorted()).toEqual(listed.toSorted());
});
