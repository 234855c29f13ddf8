import type { APIRoute } from 'astro';
import { jsonFeed } from '../feeds/json-feed.ts';
import { getFeed } from '../queries/feed.ts';
import { routes } from '../routes.ts';

export const GET: APIRoute = async ({ site }) => {
  const origin = site?.href ?? '';
  const feed = jsonFeed({ ...(await getFeed(origin)), path: routes.jsonFeed }, routes.news, origin);
  return new Response(JSON.stringify(feed), {
    headers: { 'content-type': 'application/feed+json; charset=utf-8' },
  });
};
