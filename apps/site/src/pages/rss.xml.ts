import rss from '@astrojs/rss';
import type { APIRoute } from 'astro';
import { getFeed } from '../queries/feed.ts';
import { canonical } from '../routing/canonical.ts';
import { routes } from '../routing/routes.ts';
import { feedMoment } from '../topics/article/article-facts.ts';
import { feedSelf } from '../topics/feeds/rss.ts';

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
