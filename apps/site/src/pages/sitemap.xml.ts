import type { APIRoute } from 'astro';
import { allPages } from '../queries/pages.ts';
import { textFile } from '../routing/responses.ts';
import { sitemap } from '../topics/feeds/sitemap.ts';

export const GET: APIRoute = async ({ site }) =>
  textFile(sitemap(await allPages(), site?.href ?? ''), 'application/xml');
