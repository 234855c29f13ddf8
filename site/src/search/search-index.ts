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
  /** Terms of its headings and other names, apart from those of the title. */
  headings: string;
  /** The terms of its text that tell it from other pages, apart from all those above. */
  body: string;
};

/** What the browser fetches. */
export type SearchIndex = {
  entries: SearchEntry[];
  /** Groups of words that mean the same here. */
  synonyms: string[][];
};
