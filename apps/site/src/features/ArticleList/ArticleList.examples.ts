import type { Examples } from '../../components/examples.ts';
import { articleSchema } from '../../schemas/article.ts';
import type { ArticleList } from './ArticleList.tsx';

const article = articleSchema.parse({
  title: 'Agents at work: What an assistant may decide',
  excerpt: 'An assistant that acts needs limits that somebody set. Three questions to ask before it starts.',
  date: '2025-08-21',
  category: 'Technology',
  illustration: 'article-assistant-2',
  alt: 'A desk with two chairs.',
});
const emptyText = 'No article of this category yet.';

export const examples = {
  'Before its script runs': {
    articles: [
      { slug: 'agents', article },
      { slug: 'audit', article: { ...article, title: 'The first audit of a year', category: 'Compliance' } },
    ],
    emptyText,
  },
  Empty: { articles: [], emptyText },
} satisfies Examples<typeof ArticleList>;
