import MiniSearch from 'minisearch';
import { parseQuery, type QueryPart, synonymTable } from './query.ts';
import type { SearchEntry, SearchIndex } from './search-index.ts';
import { tellingTerms, termsOf } from './words.ts';

/** Longer than this, once trimmed, a query is answered (decision 33, Search). */
const tooShort = 2;
/** Most results that are shown (decision 33, Search). */
export const mostHits = 6;

/** A page found, with the terms of it that matched. */
export type SearchHit = { entry: SearchEntry; terms: ReadonlySet<string> };

/** Whether a query is long enough to be answered. */
export const isAnswered = (query: string): boolean => query.trim().length > tooShort;

/** What a match is worth by where it stands; `slug` is the last part of the address, the page's name in short. */
const boost = { title: 6, slug: 4, category: 1.5, excerpt: 2.5, headings: 3, body: 1 };

/** A match's worth by how it came about, against 1 for the word as typed. */
const worth = { prefix: 0.6, fuzzy: 0.3 };

/** What we wrote about a subject stands after what we offer on it. */
const newsWorth = 0.75;

/** A page that lacks a part of the query is shown from this share of the best page's score on. */
const leastShare = 0.25;

/** What speaks for a page: `inTitle` are the words of its title, if a whole saying stands there. */
type Evidence = { score: number; terms: Set<string>; inTitle: Set<string> };
type Found = Map<number, Evidence>;

/**
 * Makes an index searchable. Each part of a query counts as typed, as the beginning of a word, with a typing mistake,
 * in falling weight, or said in other words. Pages with every part stand before those that lack one, and a page whose
 * name is what was asked for before those that mention it.
 */
export function createSearch({ entries, synonyms }: SearchIndex): (query: string) => SearchHit[] {
  const table = synonymTable(synonyms);
  const engine = createEngine(entries);
  const vocabulary = [...new Set(entries.flatMap((entry) => termsOf(Object.values(entry).join(' '))))];
  // Only a word that begins none of ours can be a typing mistake.
  const isKnown = (term: string) => vocabulary.some((known) => known.startsWith(term));
  const names = entries.map(({ title }) => tellingTerms(title));

  return (query) => {
    if (!isAnswered(query)) return [];
    const parts = parseQuery(query, table).map((part) => findPart(engine, isKnown, part));
    const ranked = entries
      .map((entry, id) => ({ entry, ...weigh(parts, id, names[id] ?? [], entry) }))
      .filter(({ score }) => score > 0)
      .sort((a, b) => b.score - a.score);
    const least = (ranked[0]?.score ?? 0) * leastShare;
    return ranked.filter(({ score, isWhole }) => isWhole || score >= least).slice(0, mostHits);
  };
}

type Engine = MiniSearch<SearchEntry & { id: number }>;

function createEngine(entries: readonly SearchEntry[]): Engine {
  const engine: Engine = new MiniSearch({
    fields: Object.keys(boost),
    extractField: (entry, field) =>
      field === 'slug' ? entry.url.slice(entry.url.lastIndexOf('/')) : entry[field as keyof SearchEntry],
    tokenize: termsOf,
    processTerm: (term) => term,
  });
  engine.addAll(entries.map((entry, id) => ({ ...entry, id })));
  return engine;
}

/** The pages that hold a part of the query, each with the best of the ways to say it. */
function findPart(engine: Engine, isKnown: (term: string) => boolean, { typed, synonyms }: QueryPart): Found {
  const found: Found = new Map();
  for (const saying of [typed, ...synonyms]) {
    const isTyped = saying === typed;
    const results = engine.search(saying.join(' '), {
      boost,
      combineWith: 'AND',
      prefix: (term) => isTyped && term.length > 1,
      fuzzy: (term) => isTyped && !isKnown(term) && mistakesIn(term),
      weights: worth,
    });
    for (const { id, score: sum, terms, match } of results) {
      // A long saying is worth no more than a short one.
      const score = sum / saying.length;
      const known = found.get(id);
      const titleWords = terms.filter((term) => match[term]?.includes('title'));
      const inTitle = titleWords.length >= saying.length ? titleWords : [];
      found.set(id, {
        score: Math.max(score, known?.score ?? 0),
        terms: new Set([...(known?.terms ?? []), ...terms]),
        inTitle: new Set([...(known?.inTitle ?? []), ...inTitle]),
      });
    }
  }
  return found;
}

/** Letters that may be wrong in a word; a number or a short word with one wrong is another. */
function mistakesIn(term: string): number | false {
  if (/\d/.test(term) || term.length < 4) return false;
  return term.length < 8 ? 1 : 2;
}

function weigh(parts: readonly Found[], id: number, name: readonly string[], { type }: SearchEntry) {
  const evidence = parts.flatMap((found) => found.get(id) ?? []);
  const share = evidence.length / parts.length;
  const sum = evidence.reduce((total, { score }) => total + score, 0);
  const isNamed = evidence.filter(({ inTitle }) => inTitle.size > 0).length === parts.length;
  const asked = name.filter((word) => evidence.some(({ inTitle }) => inTitle.has(word))).length;
  // From 1 to 2: the fewer other words in the name, the more surely this page is meant.
  const nameFactor = isNamed ? 1 + asked / name.length : 1;
  return {
    score: sum * share ** 1.5 * nameFactor * (type === 'news' ? newsWorth : 1),
    isWhole: share === 1,
    terms: new Set(evidence.flatMap(({ terms }) => [...terms])),
  };
}
