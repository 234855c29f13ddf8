import { routes } from '../routing/routes.ts';
import { forFeed } from '../topics/article/article-markup.ts';
import type { FeedItem } from '../topics/feeds/rss.ts';
import { articleHtml, getArticles } from './articles.ts';
import { dataOrThrow, getCompany } from './collections.ts';

export async function getFeed(site: string) {
  const company = await getCompany();
  const page = await dataOrThrow('newsPage', 'news');
  const items = (await getArticles()).map(
    async (entry): Promise<FeedItem> => ({
      path: routes.article(entry.id),
      title: entry.data.title,
      summary: entry.data.excerpt,
      html: await articleHtml(entry, forFeed(site)),
      date: entry.data.date,
      category: entry.data.category,
    }),
  );
  return {
    title: `${company.brand}: ${page.title}`,
    description: page.seo.description,
    items: await Promise.all(items),
  };
}
