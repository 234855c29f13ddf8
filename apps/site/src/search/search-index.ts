import { isTelling, termsOf } from './words.ts';

export type SearchType = 'page' | 'service' | 'ai-application' | 'ai-regulation' | 'news';

export const searchCategories = {
  page: 'Main',
  service: 'Services',
  'ai-application': 'AI Applications',
  'ai-regulation': 'AI Regulations',
  news: 'News',
} as const satisfies Record<SearchType, string>;

export type SearchEntry = { title: string; url: string; type: SearchType; excerpt: string };

export type SearchDocument = {
  page: number;
  section?: { anchor: string; title: string };
  /** Terms separated by spaces, each in the field with the greatest weight. */
  headings: string;
  body: string;
};

export type SearchIndex = { entries: SearchEntry[]; documents: SearchDocument[]; synonyms: string[][] };

type Texts = { headings: readonly string[]; texts: readonly string[] };

export type SearchableSection = Texts & { anchor: string; title: string };

export type SearchablePage = Texts & SearchEntry & { sections?: readonly SearchableSection[] };

export const buildSearchIndex = (
  pages: readonly SearchablePage[],
  synonyms: readonly (readonly string[])[],
): SearchIndex => ({
  entries: pages.map(({ title, url, type, excerpt }) => ({ title, url, type, excerpt })),
  documents: pages.flatMap((page, i) => [
    { page: i, ...documentTerms([page.title, page.excerpt], page) },
    ...(page.sections ?? []).map(({ anchor, title, ...texts }) => ({
      page: i,
      section: { anchor, title },
      ...documentTerms([title], texts),
    })),
  ]),
  synonyms: synonyms.map((group) => [...group]),
});

/** @param indexed texts that the browser indexes from the entry */
function documentTerms(indexed: readonly string[], { headings, texts }: Texts) {
  const seen = new Set(indexed.flatMap(termsOf));
  const newTerms = (from: readonly string[]) => {
    const added = new Set(from.flatMap(termsOf).filter((term) => isTelling(term) && !seen.has(term)));
    for (const term of added) seen.add(term);
    // Sorted, because it compresses better.
    return [...added].sort().join(' ');
  };
  return { headings: newTerms(headings), body: newTerms(texts) };
}
