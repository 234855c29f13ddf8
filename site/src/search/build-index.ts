import { packTerms, type UnitTerms } from './packed-terms.ts';
import { type SearchIndex, type SearchPlace, type SearchType, searchCategories } from './search-index.ts';
import { isTelling, termsOf } from './words.ts';

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

/** How many terms of a page's text are kept whatever they are: what the index costs against what it can find. */
const bodyTermsPerPage = 45;
/** A term that stands on no more pages than this is kept too: nothing else would find it. */
const rarePages = 2;

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
  const texts = pages.map(({ texts, places = [] }) =>
    countTerms([...texts, ...places.flatMap((place) => place.texts)]),
  );
  const pagesWith = new Map<string, number>();
  for (const text of texts)
    for (const term of text.keys()) pagesWith.set(term, (pagesWith.get(term) ?? 0) + 1);
  return pages.map(({ title, excerpt, headings, places = [] }, i) => {
    const known = countTerms([title, excerpt, ...headings, ...places.flatMap((place) => place.headings)]);
    const weight = ([term, count]: [string, number]) =>
      Math.sqrt(count) * Math.log(1 + pages.length / (pagesWith.get(term) ?? 1));
    const counted = [...(texts[i] ?? [])];
    const telling = counted
      .filter(([term]) => !known.has(term))
      .sort((a, b) => weight(b) - weight(a) || a[0].localeCompare(b[0]))
      .slice(0, bodyTermsPerPage);
    const rare = counted.filter(([term]) => (pagesWith.get(term) ?? 0) <= rarePages);
    return new Set([...telling, ...rare].map(([term]) => term));
  });
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
