import type { APIRoute } from 'astro';
import { canonical } from '../canonical.ts';

/** Everything may be read; the sitemap says what there is (RFC 9309). */
export const GET: APIRoute = ({ site }) =>
  new Response(
    `User-agent: *\nAllow: /\nDisallow: /api/\n\nSitemap: ${canonical('/sitemap.xml', site ?? '')}\n`,
    {
      headers: { 'content-type': 'text/plain; charset=utf-8' },
    },
  );
