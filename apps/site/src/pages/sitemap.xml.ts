import type { APIRoute } from 'astro';
import { allPages } from '../queries/pages.ts';
import { sitemap } from '../topics/feeds/sitemap.ts';

export const GET: APIRoute = async ({ site }) =>
  new Response(sitemap(await allPages(), site?.href ?? ''), {
    headers: { 'content-type': 'application/xml; charset=utf-8' },
  });
