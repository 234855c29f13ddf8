/** What ArticleList.client.ts finds its markup by. */
export const marks = {
  list: 'data-news',
  /** A button, with the category that it leads to; empty for all. */
  button: 'data-slug',
  /** The category's name, as the count says it. */
  label: 'data-label',
  /** An article, with its category. */
  row: 'data-category',
  count: 'data-count',
  empty: 'data-empty',
} as const;
