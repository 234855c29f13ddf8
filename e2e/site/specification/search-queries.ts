import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { builtFiles } from '../../../apps/site/postbuild/built-files.ts';
import { createSearch, hitAddress } from '../../../apps/site/src/search/search-engine.ts';
import type { SearchIndex } from '../../../apps/site/src/search/search-index.ts';

/** A query, the page meant, and the lowest rank accepted. */
export type Expectation = { query: string; url: string; within: 1 | 3 };

type Queries = Record<string, string[]>;
const queries: Record<'first' | 'among three' | 'law', Queries> = parse(
  readFileSync(new URL('search-queries.yaml', import.meta.url), 'utf8'),
);
const expect = (part: Queries, within: 1 | 3): Expectation[] =>
  Object.entries(part).flatMap(([url, all]) => all.map((query) => ({ query, url, within })));

/** Queries on the law: the URL names a section. */
export const lawExpectations: readonly Expectation[] = expect(queries.law, 3);
export const expectations: readonly Expectation[] = [
  ...expect(queries.first, 1),
  ...expect(queries['among three'], 3),
];

/** An expectation and the rank of its page: 1 is first, 0 none. */
export type Judged = Expectation & { place: number; found: string[] };

const pageOf = (address: string) => address.split('#')[0] ?? '';

export function judgeSearch(
  index: SearchIndex,
  questions: readonly Expectation[] = [...expectations, ...lawExpectations],
): { judged: Judged[]; meanReciprocalRank: number } {
  const search = createSearch(index);
  const urls = new Set(index.entries.map(({ url }) => url));
  const judged = questions
    .filter(({ url }) => urls.has(pageOf(url)))
    .map((expectation) => {
      const found = search(expectation.query).map(hitAddress);
      const isMeant = (address: string) =>
        address === expectation.url ||
        (!expectation.url.includes('#') && pageOf(address) === expectation.url);
      return { ...expectation, found, place: found.findIndex(isMeant) + 1 };
    });
  const ranks = judged.map(({ place }) => (place > 0 ? 1 / place : 0));
  return { judged, meanReciprocalRank: ranks.reduce((sum, rank) => sum + rank, 0) / ranks.length };
}

export function builtIndexFile(dist: string): string {
  const [file] = builtFiles(dist).filter((name) => /^search\/index\.[0-9a-f]{8}\.json$/.test(name));
  if (!file) throw new Error(`${dist} holds no search index: run npm run build first`);
  return file;
}
