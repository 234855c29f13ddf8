import { packTerms, type UnitTerms } from './packed-terms.ts';
import { type SearchIndex, type SearchPlace, type SearchType, searchCategories } from './search-index.ts';
import { isTelling, termsOf, wordsOf } from './words.ts';

/** Words of a page or a place in it, before the index keeps the telling ones. */
type Words = { headings: readonly string[]; texts: readonly string[] };

/** A place in a page, with its words. */
export type SearchablePlace = Words & {
  /** Its id in the page; empty for what the whole page is about. */
  anchor: string;
  title: string;
};

/** A page with all its words; those of its places stand there alone. */
export type SearchablePage = Words & {
  title: string;
  url: string;
  type: SearchType;
  excerpt: string;
  places?: readonly SearchablePlace[];
};

/**
 * What the index keeps of a page's text: what it costs against what it can find. A page of law is long, and looked up by
 * the word.
 */
type Depth = {
  /** Terms that tell the page from others, by how often they stand there and on how few pages. */
  telling: number;
  /** A name, number or noun that stands on no more pages than this is kept too: nothing else would find it. */
  rarePages: number;
  /** Letters from which on a word counts as a noun. */
  nounLetters: number;
};
const depths = {
  law: { telling: 200, rarePages: 2, nounLetters: 5 },
  other: { telling: 22, rarePages: 1, nounLetters: 12 },
} as const satisfies Record<string, Depth>;

/** The index that the browser gets (decision record 30): names whole, of the text only what tells a page apart. */
export function buildSearchIndex(
  pages: readonly SearchablePage[],
  synonyms: readonly (readonly string[])[],
): SearchIndex {
  const kept = keptTerms(pages);
  const placed = pages.flatMap((page, i) => (page.places ?? []).map((place) => ({ place, page, i })));
  return {
    entries: pages.map(({ title, url, type, excerpt }) => ({
      title,
      url,
      type,
      category: searchCategories[type],
      excerpt,
    })),
    places: placed.map(({ place, i }): SearchPlace => [i, place.anchor, place.title]),
    terms: packTerms([
      ...pages.map((page, i) => unitTerms(page, page.excerpt, kept[i])),
      ...placed.map(({ place, i }) => unitTerms(place, '', kept[i])),
    ]),
    synonyms: synonyms.map((group) => [...group]),
  };
}

/** The terms of text that each page keeps, its places' among them. */
function keptTerms(pages: readonly SearchablePage[]): ReadonlySet<string>[] {
  const textsOf = ({ texts, places = [] }: SearchablePage) => [
    ...texts,
    ...places.flatMap((place) => place.texts),
  ];
  const counts = pages.map((page) => countTerms(textsOf(page)));
  const pagesWith = new Map<string, number>();
  for (const count of counts)
    for (const term of count.keys()) pagesWith.set(term, (pagesWith.get(term) ?? 0) + 1);
  const isName = namesIn(pages.flatMap(textsOf));

  return pages.map(({ type, title, excerpt, headings, places = [] }, i) => {
    const { telling, rarePages, nounLetters } = depths[type === 'ai-regulation' ? 'law' : 'other'];
    // What the page's own headings say, a section may have to say again: they part nothing there.
    const known = countTerms(places.length > 0 ? [] : [title, excerpt, ...headings]);
    const counted = [...(counts[i] ?? [])];
    const weight = ([term, count]: [string, number]) =>
      Math.sqrt(count) * Math.log(1 + pages.length / (pagesWith.get(term) ?? 1));
    const mostTelling = counted
      .filter(([term]) => !known.has(term))
      .sort((a, b) => weight(b) - weight(a) || a[0].localeCompare(b[0]))
      .slice(0, telling);
    const rare = counted.filter(
      ([term]) => (pagesWith.get(term) ?? 0) <= rarePages && (isName(term) || isSubject(term, nounLetters)),
    );
    return new Set([...mostTelling, ...rare].map(([term]) => term));
  });
}

/** Whether somebody may look for a rare word: a number or a noun, as far as letters tell. */
const isSubject = (term: string, nounLetters: number) =>
  /\d/.test(term) || (term.length >= nounLetters && !/(ly|ing|ed)$/.test(term));

/** Tells names from other words: nobody writes them small. */
function namesIn(texts: readonly string[]): (term: string) => boolean {
  const small = new Set<string>();
  for (const text of texts)
    for (const { term, start } of wordsOf(text)) if (/\p{Ll}/u.test(text[start] ?? '')) small.add(term);
  return (term) => !small.has(term);
}

/** Each term once, where it counts most. */
function unitTerms(
  { title, headings, texts }: Words & { title: string },
  excerpt: string,
  kept: ReadonlySet<string> | undefined,
): UnitTerms {
  const inTitle = new Set(termsOf(title));
  const inHeadings = new Set([...countTerms(headings).keys()].filter((term) => !inTitle.has(term)));
  const above = new Set([...inTitle, ...inHeadings, ...termsOf(excerpt)]);
  return {
    headings: inHeadings,
    body: new Set([...countTerms(texts).keys()].filter((term) => kept?.has(term) && !above.has(term))),
  };
}

/** How often each telling term occurs. */
function countTerms(texts: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const term of texts.flatMap(termsOf)) {
    if (isTelling(term)) counts.set(term, (counts.get(term) ?? 0) + 1);
  }
  return counts;
}
