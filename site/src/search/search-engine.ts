import { unpackTerms } from './packed-terms.ts';
import { parseQuery, type QueryPart, synonymTable } from './query.ts';
import type { SearchEntry, SearchIndex } from './search-index.ts';
import { type TermMatch, textScores } from './text-scores.ts';
import { tellingTerms, termsOf } from './words.ts';

/** Longer than this, once trimmed, a query is answered (decision 33, Search). */
const tooShort = 2;
/** Most results that are shown (decision 33, Search). */
export const mostHits = 6;

/** A page found, with the place in it that answers, where one does better than the page, and the terms that matched. */
export type SearchHit = {
  entry: SearchEntry;
  place?: { anchor: string; title: string };
  terms: ReadonlySet<string>;
};

/** Where a hit leads. */
export const hitAddress = ({ entry: { url }, place }: SearchHit): string =>
  place?.anchor ? `${url}#${place.anchor}` : url;

/** What a hit is called: its page, and the place in it. */
export const hitTitle = ({ entry: { title }, place }: SearchHit): string =>
  place ? `${title}: ${place.title}` : title;

/** Whether a query is long enough to be answered. */
export const isAnswered = (query: string): boolean => query.trim().length > tooShort;

/**
 * What a match is worth by where it stands; `slug` is the last part of the address, the page's name in short, `page` the
 * name of the page around a place.
 */
const boosts = { title: 6, slug: 4, page: 2, category: 1.5, excerpt: 2.5, headings: 3, body: 1 };

/** What we wrote about a subject stands after what we offer on it. */
const newsWorth = 0.75;

/** A page that lacks a part of the query is shown from this share of the best page's score on. */
const leastShare = 0.25;

/** What speaks for a unit: the words that matched, and those of its title, if a whole saying stands there. */
type Evidence = { score: number; matches: readonly TermMatch[]; inTitle: readonly TermMatch[] };
type Found = ReadonlyMap<number, Evidence>;
type Engine = ReturnType<typeof textScores>;

/** A page, or a place in one. */
type Unit = Omit<SearchHit, 'terms'> & { name: readonly string[] };
type Ranked = {
  unit: Unit;
  score: number;
  /** Every part of the query is there. */
  isWhole: boolean;
  /** For each part of the query. */
  evidence: readonly (Evidence | undefined)[];
};

/**
 * Makes an index searchable. Each part of a query counts as typed, as the beginning of a word, with a typing mistake,
 * in falling weight, or said in other words. Pages with every part stand before those that lack one, and a page whose
 * name is what was asked for before those that mention it. A page stands once, with the place in it that answers best.
 */
export function createSearch(index: SearchIndex): (query: string) => SearchHit[] {
  const table = synonymTable(index.synonyms);
  const units = unitsOf(index);
  const engine = createEngine(index);

  return (query) => {
    if (!isAnswered(query)) return [];
    const parts = parseQuery(query, table).map((part) => findPart(engine, part));
    // In the order of the units, by which those of the same score stand.
    const found = [...new Set(parts.flatMap((part) => [...part.keys()]))].sort((a, b) => a - b);
    const ranked = found.flatMap((i) => {
      const unit = units[i];
      return unit ? [weigh(parts, i, unit)] : [];
    });
    const best = [...Map.groupBy(ranked, ({ unit }) => unit.entry).values()]
      .map(bestOfPage)
      .sort((a, b) => b.score - a.score);
    const least = (best[0]?.score ?? 0) * leastShare;
    return best
      .filter(({ score, isWhole }) => isWhole || score >= least)
      .slice(0, mostHits)
      .map(hitOf);
  };
}

function unitsOf({ entries, places }: SearchIndex): Unit[] {
  return [
    ...entries.map((entry) => ({ entry, name: tellingTerms(entry.title) })),
    ...places.flatMap(([page, anchor, title]) => {
      const entry = entries[page];
      return entry ? [{ entry, place: { anchor, title }, name: tellingTerms(title) }] : [];
    }),
  ];
}

function createEngine({ entries, places, terms }: SearchIndex): Engine {
  const unpacked = unpackTerms(terms, entries.length + places.length);
  const ofPlaces = places.map(([page, , title], i) => {
    const { headings = [], body = [] } = unpacked[entries.length + i] ?? {};
    return { page, title: termsOf(title), headings: [...headings], body: [...body] };
  });
  const ofPages = entries.map(({ title, url, category, excerpt }, i) => {
    const { headings = [], body = [] } = unpacked[i] ?? {};
    const own = ofPlaces.filter(({ page }) => page === i);
    return {
      title: termsOf(title),
      slug: termsOf(url.slice(url.lastIndexOf('/'))),
      page: [],
      category: termsOf(category),
      excerpt: termsOf(excerpt),
      // What stands in a place of the page stands on the page.
      headings: [...new Set([...headings, ...own.flatMap((place) => [...place.title, ...place.headings])])],
      body: [...new Set([...body, ...own.flatMap((place) => place.body)])],
    };
  });
  const around = (page: number) => [...(ofPages[page]?.title ?? []), ...(ofPages[page]?.slug ?? [])];
  return textScores(
    [
      ...ofPages,
      ...ofPlaces.map((place) => ({
        ...place,
        page: around(place.page),
        slug: [],
        category: [],
        excerpt: [],
      })),
    ],
    boosts,
    'title',
  );
}

/**
 * Of a page and its places: the place that best answers what the page's name leaves open, if one answers all of that; else
 * the page. The rank is that of the best of them.
 */
function bestOfPage(ranked: readonly Ranked[]): Ranked {
  const byScore = ranked.toSorted((a, b) => b.score - a.score);
  const [first] = byScore as [Ranked];
  const page = byScore.find(({ unit }) => !unit.place);
  if (!page) return first;
  const open = page.evidence.flatMap((one, part) => (one?.inTitle.length ? [] : [part]));
  const scoreOf = ({ evidence }: Ranked) => open.reduce((sum, part) => sum + (evidence[part]?.score ?? 0), 0);
  const [answer] = byScore
    .filter(({ unit, evidence }) => unit.place && open.length > 0 && open.every((part) => evidence[part]))
    .toSorted((a, b) => scoreOf(b) - scoreOf(a));
  const isWhole = byScore.some((one) => one.isWhole);
  return { ...(answer ?? page), score: first.score, isWhole };
}

const hitOf = ({ unit: { entry, place }, evidence }: Ranked): SearchHit => ({
  entry,
  ...(place && { place }),
  terms: new Set(evidence.flatMap((one) => one?.matches ?? []).map(({ term }) => term)),
});

/** The units that hold a part of the query, each with the best of the ways to say it. */
function findPart(engine: Engine, { typed, synonyms }: QueryPart): Found {
  const found = new Map<number, Evidence>();
  for (const saying of [typed, ...synonyms]) {
    for (const [unit, matches] of findSaying(engine, saying, saying === typed)) {
      const known = found.get(unit);
      const own = evidenceOf(matches, saying);
      found.set(unit, known ? both(known, own) : own);
    }
  }
  return found;
}

/** Made for every unit at every letter: it copies little. */
function evidenceOf(matches: readonly TermMatch[], saying: readonly string[]): Evidence {
  const inTitle = matches.filter(({ isInName }) => isInName);
  return { score: sumOf(matches), matches, inTitle: inTitle.length < saying.length ? [] : inTitle };
}

const sumOf = (scored: readonly { score: number }[]): number =>
  scored.reduce((sum, { score }) => sum + score, 0);

const both = (one: Evidence, other: Evidence): Evidence => ({
  score: Math.max(one.score, other.score),
  matches: [...one.matches, ...other.matches],
  inTitle: [...one.inTitle, ...other.inTitle],
});

/** The units that hold every word of a saying. Only what was typed may be half a word, or hold a mistake. */
function findSaying(
  engine: Engine,
  saying: readonly string[],
  isTyped: boolean,
): ReadonlyMap<number, readonly TermMatch[]> {
  const [first = new Map<number, TermMatch[]>(), ...others] = saying.map((word) =>
    engine.find(word, {
      asPrefix: isTyped && word.length > 1,
      // Only a word that begins none of ours can be a typing mistake.
      mistakes: isTyped && !engine.isKnown(word) ? mistakesIn(word) : 0,
    }),
  );
  if (others.length === 0) return first;
  const inAll = [...first].filter(([unit]) => others.every((other) => other.has(unit)));
  return new Map(
    inAll.map(([unit, matches]) => [unit, [...matches, ...others.flatMap((other) => other.get(unit) ?? [])]]),
  );
}

/** Letters that may be wrong in a word; a number or a short word with one wrong is another. */
function mistakesIn(word: string): number {
  if (/\d/.test(word) || word.length < 4) return 0;
  return word.length < 8 ? 1 : 2;
}

function weigh(parts: readonly Found[], place: number, unit: Unit): Ranked {
  const evidence = parts.map((found) => found.get(place));
  const there = evidence.filter((one) => !!one);
  const share = there.length / parts.length;
  const isNamed = evidence.every((one) => one?.inTitle.length);
  const isAsked = (word: string) => there.some(({ inTitle }) => inTitle.some(({ term }) => term === word));
  // From 1 to 2: the fewer other words in the name, the more surely this page is meant.
  const nameFactor = isNamed ? 1 + unit.name.filter(isAsked).length / unit.name.length : 1;
  return {
    unit,
    score: sumOf(there) * share ** 1.5 * nameFactor * (unit.entry.type === 'news' ? newsWorth : 1),
    isWhole: share === 1,
    evidence,
  };
}
