import type { APIRoute } from 'astro';
import { canonical } from '../routing/canonical.ts';
import { textFile } from '../routing/responses.ts';

export const GET: APIRoute = ({ site }) =>
  textFile(
    `User-agent: *\nAllow: /\nDisallow: /api/\n\nSitemap: ${canonical('/sitemap.xml', site ?? '')}\n`,
    'text/plain',
  );
