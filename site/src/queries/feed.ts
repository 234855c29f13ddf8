import { lastChange } from '../article/article-dates.ts';
import { feedHtml } from '../article/article-markup.ts';
import type { FeedItem } from '../feeds/json-feed.ts';
import { routes } from '../routes.ts';
import { articleHtml, getArticles } from './articles.ts';
import { getCompany } from './company.ts';
import { dataOrThrow } from './entry.ts';

/** The news as both feeds carry it: whole articles, newest first. */
export async function getFeed(site: string) {
  const [articles, company, page] = await Promise.all([
    getArticles(),
    getCompany(),
    dataOrThrow('newsPage', 'news'),
  ]);
  const items = articles.map(
    (entry): FeedItem => ({
      path: routes.article(entry.id),
      title: entry.data.title,
      summary: entry.data.excerpt,
      html: feedHtml(articleHtml(entry), site),
      date: entry.data.date,
      modified: lastChange(entry.data),
      category: entry.data.category,
      author: entry.data.author ?? company.brand,
    }),
  );
  return {
    title: `${company.brand}: ${page.title}`,
    description: page.seo.description,
    author: company.brand,
    items,
  };
}
