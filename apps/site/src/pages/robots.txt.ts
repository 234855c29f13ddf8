import type { APIRoute } from 'astro';
import { canonical } from '../routing/canonical.ts';

export const GET: APIRoute = ({ site }) =>
  new Response(
    `User-agent: *\nAllow: /\nDisallow: /api/\n\nSitemap: ${canonical('/sitemap.xml', site ?? '')}\n`,
    {
      headers: { 'content-type': 'text/plain; charset=utf-8' },
    },
  );
