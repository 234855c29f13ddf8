import rss from '@astrojs/rss';
import type { APIRoute } from 'astro';
import { feedMoment } from '../article/article-dates.ts';
import { canonical } from '../canonical.ts';
import { feedSelf } from '../feeds/rss.ts';
import { getFeed } from '../queries/feed.ts';
import { routes } from '../routes.ts';

/** RSS 2.0 with the whole text of each article. */
export const GET: APIRoute = async ({ site }) => {
  const origin = site?.href ?? '';
  const { items, title, description } = await getFeed(origin);
  return rss({
    title,
    description,
    site: origin,
    trailingSlash: false,
    ...feedSelf(routes.rssFeed, origin),
    items: items.map((item) => ({
      title: item.title,
      link: canonical(item.path, origin),
      description: item.summary,
      content: item.html,
      pubDate: new Date(feedMoment(item.date)),
      categories: [item.category],
    })),
  });
};
