import type { PackedTerms } from './packed-terms.ts';

/** Kinds of page (decision 33, Search). */
export type SearchType = 'page' | 'service' | 'ai-application' | 'ai-regulation' | 'news';

export const searchCategories = {
  page: 'Main',
  service: 'Services',
  'ai-application': 'AI Applications',
  'ai-regulation': 'AI Regulations',
  news: 'News',
} as const satisfies Record<SearchType, string>;
export type SearchCategory = (typeof searchCategories)[SearchType];

/** A page in the index. */
export type SearchEntry = {
  title: string;
  url: string;
  type: SearchType;
  excerpt: string;
  category: SearchCategory;
};

/** A place in a page: a section, or what explains a law. Its page's number among the entries, its anchor, its name. */
export type SearchPlace = [page: number, anchor: string, title: string];

/** What the browser fetches. */
export type SearchIndex = {
  entries: SearchEntry[];
  places: SearchPlace[];
  /** The terms of each entry, then of each place. */
  terms: PackedTerms;
  /** Groups of words that mean the same here. */
  synonyms: string[][];
};
