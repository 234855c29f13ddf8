import type { APIRoute } from 'astro';
import { sitemap } from '../feeds/sitemap.ts';
import { allPages } from '../queries/pages.ts';

export const GET: APIRoute = async ({ site }) =>
  new Response(sitemap(await allPages(), site?.href ?? ''), {
    headers: { 'content-type': 'application/xml; charset=utf-8' },
  });
