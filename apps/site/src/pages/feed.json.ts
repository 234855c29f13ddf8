import type { APIRoute } from 'astro';
import { getFeed } from '../queries/feed.ts';
import { textFile } from '../routing/responses.ts';
import { routes } from '../routing/routes.ts';
import { jsonFeed } from '../topics/feeds/json-feed.ts';

export const GET: APIRoute = async ({ site }) => {
  const origin = site?.href ?? '';
  const feed = jsonFeed({ ...(await getFeed(origin)), path: routes.jsonFeed }, routes.news, origin);
  return textFile(JSON.stringify(feed), 'application/feed+json');
};
