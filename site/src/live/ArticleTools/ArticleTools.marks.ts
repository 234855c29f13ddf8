/** What ArticleTools.client.ts finds its markup by. */
export const marks = {
  tools: 'data-article-tools',
  title: 'data-title',
  share: 'data-share',
  print: 'data-print-page',
  /** Where sharing says what became of it. */
  message: 'data-message',
} as const;
