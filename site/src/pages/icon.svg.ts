import type { APIRoute } from 'astro';
import { standaloneSvg } from '../illustrations/plate-file.ts';

/** The mark, for the browser's tab; follows the system's theme. */
export const GET: APIRoute = () =>
  new Response(standaloneSvg('mark', 'bare'), { headers: { 'content-type': 'image/svg+xml' } });
