import MiniSearch, { type SearchOptions } from 'minisearch';
import { groupBy } from '../text/group-by.ts';
import { parseQuery, type QueryPart, synonymTable } from './query.ts';
import { type SearchDocument, type SearchEntry, type SearchIndex, searchCategories } from './search-index.ts';
import { tellingTerms, termsOf } from './words.ts';

const shortestQuery = 3;
/** The limit of decision 33, Search. */
export const mostHits = 6;

export type SearchHit = {
  entry: SearchEntry;
  section?: SearchDocument['section'];
  terms: ReadonlySet<string>;
};

export const hitAddress = ({ entry: { url }, section }: SearchHit): string =>
  section?.anchor ? `${url}#${section.anchor}` : url;

export const hitTitle = ({ entry: { title }, section }: SearchHit): string =>
  section ? `${title}: ${section.title}` : title;

export const isAnswered = (query: string): boolean => query.trim().length >= shortestQuery;

/** Tuned on e2e/site/specification/search-queries.yaml. */
const boost = { title: 8, address: 4, category: 1, excerpt: 4, headings: 2.5, body: 1 };
/** Relative to an exact match. */
const weights = { prefix: 0.5, fuzzy: 0.2 };
/** Articles rank below offers, and two markets side by side below each market's own page. */
const factorOf = ({ type, url }: SearchEntry) =>
  type === 'news' ? 0.75 : url.startsWith('/ai-regulations/compare/') ? 0.6 : 1;

type Match = { score: number; terms: readonly string[]; inTitle: readonly string[] };
type Ranked = { document: SearchDocument; score: number; matches: readonly (Match | undefined)[] };

/** Runs one search per variant of each query part; the best score counts. */
export function createSearch({ entries, documents, synonyms }: SearchIndex): (query: string) => SearchHit[] {
  const table = synonymTable(synonyms);
  const engine = new MiniSearch({
    fields: Object.keys(boost),
    tokenize: (text) => text.split(' '),
    processTerm: (term) => term,
    searchOptions: { boost, weights, combineWith: 'AND' },
  });
  engine.addAll(documents.map((document, id) => ({ id, ...fieldsOf(document) })));

  function fieldsOf({ page, section, headings, body }: SearchDocument) {
    const { title, url, type, excerpt } = entries[page] as SearchEntry;
    const slug = url.slice(url.lastIndexOf('/'));
    const texts = section
      ? { title: section.title, address: `${title} ${slug}` }
      : { title, address: slug, category: searchCategories[type], excerpt };
    const terms = Object.entries(texts).map(([field, text]) => [field, termsOf(text).join(' ')]);
    return { ...Object.fromEntries(terms), headings, body };
  }

  /** Applies fuzzy search only to words that begin no indexed term: `fines` must not find `five`. */
  const known = new Map<string, boolean>();
  function isKnown(word: string): boolean {
    const isFound = known.get(word) ?? engine.search(word, { prefix: true }).length > 0;
    known.set(word, isFound);
    return isFound;
  }
  const asTyped: SearchOptions = {
    prefix: (word) => word.length > 1,
    fuzzy: (word) => !isKnown(word) && editDistance(word),
  };

  function matchPart({ typed, synonyms }: QueryPart): ReadonlyMap<number, Match> {
    const found = new Map<number, Match>();
    for (const saying of [typed, ...synonyms]) {
      for (const { id, score, terms, queryTerms, match } of engine.search(
        { combineWith: 'AND', queries: saying },
        saying === typed ? asTyped : {},
      )) {
        const inTitle = terms.filter((term) => match[term]?.includes('title'));
        const own = {
          // MiniSearch multiplies by the number of words.
          score: score / queryTerms.length,
          terms,
          inTitle: inTitle.length < saying.length ? [] : inTitle,
        };
        const other = found.get(id);
        found.set(id, other ? eitherOf(own, other) : own);
      }
    }
    return found;
  }

  function rank(id: number, parts: readonly ReadonlyMap<number, Match>[]): Ranked {
    const document = documents[id] as SearchDocument;
    const entry = entries[document.page] as SearchEntry;
    const matches = parts.map((part) => part.get(id));
    const share = matches.filter(Boolean).length / parts.length;
    // A factor from 1 to 2 that grows with the share of title words in the query.
    const words = tellingTerms(document.section?.title ?? entry.title);
    const isNamed = matches.every((match) => match?.inTitle.length);
    const asked = words.filter((word) => matches.some((match) => match?.inTitle.includes(word)));
    const titleFactor = isNamed ? 1 + asked.length / words.length : 1;
    const score = sum(matches) * share * titleFactor * factorOf(entry);
    return { document, score, matches };
  }

  return (query) => {
    if (!isAnswered(query)) return [];
    const parts = parseQuery(query, table).map(matchPart);
    const found = [...new Set(parts.flatMap((part) => [...part.keys()]))].sort((a, b) => a - b);
    const pages = groupBy(
      found.map((id) => rank(id, parts)),
      ({ document }) => document.page,
    );
    return [...pages.values()]
      .map(bestOfPage)
      .sort((a, b) => b.score - a.score)
      .slice(0, mostHits)
      .map(({ document: { page, section }, matches }) => ({
        entry: entries[page] as SearchEntry,
        ...(section && { section }),
        terms: new Set(matches.flatMap((match) => match?.terms ?? [])),
      }));
  };
}

function editDistance(word: string): number | false {
  if (/\d/.test(word) || word.length < 4) return false;
  return word.length < 8 ? 1 : 2;
}

const sum = (matches: readonly (Match | undefined)[]): number =>
  matches.reduce((total, match) => total + (match?.score ?? 0), 0);

const eitherOf = (one: Match, other: Match): Match => ({
  score: Math.max(one.score, other.score),
  terms: [...one.terms, ...other.terms],
  inTitle: [...one.inTitle, ...other.inTitle],
});

/** Otherwise returns the page. */
function bestOfPage(ranked: readonly Ranked[]): Ranked {
  const byScore = ranked.toSorted((a, b) => b.score - a.score);
  const [first] = byScore as [Ranked];
  const page = byScore.find(({ document }) => !document.section);
  if (!page) return first;
  const open = page.matches.flatMap((match, part) => (match?.inTitle.length ? [] : [part]));
  const openMatches = ({ matches }: Ranked) => open.map((part) => matches[part]);
  const [answer] = byScore
    .filter((one) => one.document.section && open.length > 0 && openMatches(one).every(Boolean))
    .toSorted((a, b) => sum(openMatches(b)) - sum(openMatches(a)));
  return { ...(answer ?? page), score: first.score };
}
