import { canonical } from '../../routing/canonical.ts';
import { ogImagePath, routes } from '../../routing/routes.ts';
import { feedMoment } from '../article/article-facts.ts';

export type FeedItem = {
  path: string;
  title: string;
  summary: string;
  html: string;
  date: string;
  modified: string;
  category: string;
  author: string;
};

export type Feed = { title: string; description: string; author: string; items: readonly FeedItem[] };

export const jsonFeed = ({ title, description, author, items }: Feed, site: string) => ({
  version: 'https://jsonfeed.org/version/1.1',
  title,
  description,
  home_page_url: canonical(routes.news, site),
  feed_url: new URL(routes.jsonFeed, site).href,
  language: 'en-SG',
  authors: [{ name: author, url: canonical('/', site) }],
  items: items.map((item) => ({
    id: canonical(item.path, site),
    url: canonical(item.path, site),
    title: item.title,
    summary: item.summary,
    content_html: item.html,
    image: canonical(ogImagePath(item.path), site),
    date_published: feedMoment(item.date),
    date_modified: feedMoment(item.modified),
    authors: [{ name: item.author }],
    tags: [item.category],
  })),
});
