import { describe, expect, test } from 'vitest';
import {
  builtIndexFile,
  expectations,
  judgeSearch,
  lawExpectations,
} from '../../../scripts/bench/search-queries.ts';
import { builtFiles } from '../../build/built-files.ts';
import { unpackTerms } from '../../src/search/packed-terms.ts';
import { parseQuery, synonymTable } from '../../src/search/query.ts';
import type { SearchIndex } from '../../src/search/search-index.ts';
import { termsOf } from '../../src/search/words.ts';
import { builtFile, builtPage, distFolder, pagesUnderTest, sitemap } from '../built-site.ts';

/** Script and index, compressed with brotli: all that search costs a visitor who turns to it. */
const budgetBytes = 25_000;
const leastMeanReciprocalRank = 0.95;

const files = builtFiles(distFolder);
const indexFile = builtIndexFile(distFolder);
const index = JSON.parse(builtFile(indexFile).toString('utf8')) as SearchIndex;

const idsOf = (address: string) =>
  new Set(builtPage(address).inside.flatMap(({ attributes }) => attributes.get('id') ?? []));

test('there is one index, and every page names it', () => {
  expect(files.filter((file) => /^search\/.*\.json$/.test(file))).toEqual([indexFile]);
  for (const { address, html } of pagesUnderTest()) {
    expect(html, address).toContain(`data-search="/${indexFile}"`);
  }
});

test('every page that the sitemap lists is in the index, and nothing else', () => {
  expect(index.entries.map(({ url }) => url).sort()).toEqual(sitemap().addresses.sort());
});

test('every place that the index knows is there', () => {
  expect(index.places.length).toBeGreaterThan(50);
  const missing = index.places.flatMap(([page, anchor]) => {
    const { url = '' } = index.entries[page] ?? {};
    return anchor && !idsOf(url).has(anchor) ? [`${url}#${anchor}`] : [];
  });
  expect(missing).toEqual([]);
});

test('script and index keep to their budget', () => {
  const scripts = files.filter((file) => /^_astro\/(Search\.client|search-events)\.[\w-]+\.js$/.test(file));
  expect(scripts.length).toBeGreaterThan(0);
  const bytes = [...scripts, indexFile].map((file) => builtFile(`${file}.br`).length);
  expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(budgetBytes);
});

describe('what visitors type', () => {
  const { judged, meanReciprocalRank } = judgeSearch(index);
  const law = judgeSearch(index, lawExpectations);

  test('at least sixty queries are judged, each for a page that is built', () => {
    expect(judged.length).toBeGreaterThanOrEqual(60);
    expect(expectations.filter(({ url }) => !sitemap().addresses.includes(url))).toEqual([]);
  });

  test('at least thirty more ask for a section of the law, each one that is built', () => {
    expect(law.judged.length).toBeGreaterThanOrEqual(30);
    const dead = lawExpectations.filter(({ url }) => {
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
    expect(meanReciprocalRank).toBeGreaterThanOrEqual(leastMeanReciprocalRank);
    expect(law.meanReciprocalRank, 'of the law').toBeGreaterThanOrEqual(leastMeanReciprocalRank);
  });
});

test('each group of synonyms leads to words that stand in some page', () => {
  const units = unpackTerms(index.terms, index.entries.length + index.places.length);
  const known = new Set([
    ...index.entries.flatMap((entry) => termsOf(Object.values(entry).join(' '))),
    ...units.flatMap(({ headings, body }) => [...headings, ...body]),
  ]);
  const table = synonymTable(index.synonyms);
  const idle = index.synonyms.filter(
    (group) =>
      !group.some((saying) =>
        parseQuery(saying, table).every(({ typed }) => typed.every((term) => known.has(term))),
      ),
  );
  expect(idle).toEqual([]);
});
