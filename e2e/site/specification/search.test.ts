import { readFileSync } from 'node:fs';
import { builtFiles } from '@vanda/build/built-files';
import { parseQuery, synonymTable } from '@vanda/site/search/query';
import { createSearch, hitAddress } from '@vanda/site/search/search-engine';
import type { SearchIndex } from '@vanda/site/search/search-index';
import { termsOf } from '@vanda/site/search/words';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { builtFile, builtPage, distFolder, pagesUnderTest, sitemap } from '../built-site.ts';

/** Upper limits with brotli for scripts, and for the index per document (page or section). */
const scriptBudgetBytes = 10_500;
const documentBudgetBytes = 210;
const leastMeanReciprocalRank = 0.93;

const files = builtFiles(distFolder);
const indexFiles = files.filter((file) => /^search\/.*\.json$/.test(file));
const [indexFile = ''] = indexFiles;
const index = JSON.parse(builtFile(indexFile).toString('utf8')) as SearchIndex;

const idsOf = (address: string) =>
  new Set(builtPage(address).inside.flatMap(({ attributes }) => attributes.get('id') ?? []));

test('one index exists, and every page links it', () => {
  expect(indexFiles).toEqual([expect.stringMatching(/^search\/index\.[0-9a-f]{8}\.json$/)]);
  for (const { address, html } of pagesUnderTest())
    expect(html, address).toContain(`data-search="/${indexFile}"`);
});

test('the index lists the pages of the sitemap', () =>
  expect(index.entries.map(({ url }) => url).sort()).toEqual([...sitemap().addresses].sort()));

test('every section in the index exists in its page', () => {
  const sections = index.documents.flatMap(({ page, section }) =>
    section?.anchor ? [{ url: index.entries[page]?.url ?? '', anchor: section.anchor }] : [],
  );
  expect(sections.length).toBeGreaterThan(0);
  expect(sections.filter(({ url, anchor }) => !idsOf(url).has(anchor))).toEqual([]);
});

test('the scripts of search stay within their budget', () => {
  const scripts = files.filter((file) => /^_astro\/(Search\.client|search-events)\.[\w-]+\.js$/.test(file));
  expect(scripts.length).toBeGreaterThan(0);
  const bytes = scripts.map((file) => builtFile(`${file}.br`).length);
  expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(scriptBudgetBytes);
});

test('the index stays within its budget for each page and section', () => {
  const bytes = builtFile(`${indexFile}.br`).length;
  expect(bytes / index.documents.length).toBeLessThanOrEqual(documentBudgetBytes);
});

/** Queries by the page that they should find; `law` names a section of it. */
const queries: Record<'first' | 'among three' | 'law', Record<string, string[]>> = parse(
  readFileSync(new URL('search-queries.yaml', import.meta.url), 'utf8'),
);
const search = createSearch(index);

/** The rank of the page or section meant by each query: 1 is first, 0 none. */
const judge = (part: keyof typeof queries) =>
  Object.entries(queries[part]).flatMap(([url, all]) =>
    all.map((query) => {
      const found = search(query).map(hitAddress);
      const isMeant = (address: string) => address === url || address.split('#')[0] === url;
      return { url, query, found, place: found.findIndex(isMeant) + 1 };
    }),
  );

describe('what visitors type', () => {
  const [first, amongThree, law] = [judge('first'), judge('among three'), judge('law')];
  const judged = [
    ...first.map((one) => ({ ...one, within: 1 })),
    ...[...amongThree, ...law].map((one) => ({ ...one, within: 3 })),
  ];
  const meanReciprocalRank = (all: readonly { place: number }[]) =>
    all.reduce((sum, { place }) => sum + (place > 0 ? 1 / place : 0), 0) / all.length;

  test('at least sixty queries are judged, each for a page that is built', () => {
    const pages = [...first, ...amongThree];
    expect(pages.length).toBeGreaterThanOrEqual(60);
    expect(pages.filter(({ url }) => !sitemap().addresses.includes(url))).toEqual([]);
  });

  test('at least thirty more ask for a section of the law, each one that is built', () => {
    expect(law.length).toBeGreaterThanOrEqual(30);
    const dead = law.filter(({ url }) => {
      const [page = '', anchor = ''] = url.split('#');
      return !idsOf(page).has(anchor);
    });
    expect(dead).toEqual([]);
  });

  test.each(judged.map((one) => [one.query, one] as const))('%s finds its page', (_query, one) => {
    expect(one.place, `found ${one.found.join(', ')}`).toBeGreaterThan(0);
    expect(one.place, `found ${one.found.join(', ')}`).toBeLessThanOrEqual(one.within);
  });

  test(`the mean reciprocal rank is ${leastMeanReciprocalRank} or more`, () => {
    expect(meanReciprocalRank(judged)).toBeGreaterThanOrEqual(leastMeanReciprocalRank);
    expect(meanReciprocalRank(law), 'of the law').toBeGreaterThanOrEqual(leastMeanReciprocalRank);
  });
});

test('each group of synonyms has a member that occurs in the index', () => {
  const known = new Set([
    ...index.entries.flatMap((entry) => termsOf(Object.values(entry).join(' '))),
    ...index.documents.flatMap(({ section, headings, body }) =>
      termsOf(`${section?.title ?? ''} ${headings} ${body}`),
    ),
  ]);
  const table = synonymTable(index.synonyms);
  const unused = index.synonyms.filter(
    (group) =>
      !group.some((saying) =>
        parseQuery(saying, table).every(({ typed }) => typed.every((term) => known.has(term))),
      ),
  );
  expect(unused).toEqual([]);
});
