import { type SearchEntry, type SearchIndex, type SearchType, searchCategories } from './search-index.ts';
import { isTelling, termsOf } from './words.ts';

/** A page with all its words, before the index keeps the telling ones. */
export type SearchablePage = {
  title: string;
  url: string;
  type: SearchType;
  excerpt: string;
  headings: readonly string[];
  texts: readonly string[];
};

/** How many terms of a page's text are kept: what the index costs over the wire against what it can find. */
const bodyTermsPerPage = 45;

/** The index that the browser gets (decision record 30): names whole, of the text only what tells a page apart. */
export function buildSearchIndex(
  pages: readonly SearchablePage[],
  synonyms: readonly (readonly string[])[],
): SearchIndex {
  const texts = pages.map(({ texts }) => countTerms(texts));
  const pagesWith = new Map<string, number>();
  for (const text of texts)
    for (const term of text.keys()) pagesWith.set(term, (pagesWith.get(term) ?? 0) + 1);

  const entries = pages.map(({ title, url, type, excerpt, headings }, i): SearchEntry => {
    const inTitle = new Set(termsOf(title));
    const inExcerpt = new Set(termsOf(excerpt));
    const inHeadings = [...countTerms(headings).keys()].filter((term) => !inTitle.has(term)).sort();
    const known = new Set([...inTitle, ...inExcerpt, ...inHeadings]);
    const weight = ([term, count]: [string, number]) =>
      Math.sqrt(count) * Math.log(1 + pages.length / (pagesWith.get(term) ?? 1));
    const inBody = [...(texts[i] ?? [])]
      .filter(([term]) => !known.has(term))
      .sort((a, b) => weight(b) - weight(a) || a[0].localeCompare(b[0]))
      .slice(0, bodyTermsPerPage)
      .map(([term]) => term)
      .sort();
    return {
      title,
      url,
      type,
      category: searchCategories[type],
      excerpt,
      headings: inHeadings.join(' '),
      body: inBody.join(' '),
    };
  });
  return { entries, synonyms: synonyms.map((group) => [...group]) };
}

/** How often each telling term occurs. */
function countTerms(texts: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const term of texts.flatMap(termsOf)) {
    if (isTelling(term)) counts.set(term, (counts.get(term) ?? 0) + 1);
  }
  return counts;
}
