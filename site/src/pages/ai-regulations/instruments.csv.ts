import type { APIRoute } from 'astro';
import { openDataCsv } from '../../instrument/open-data.ts';
import { getOpenData } from '../../queries/instruments.ts';

/** The same records as a table (RFC 4180). */
export const GET: APIRoute = async ({ site }) =>
  new Response(openDataCsv(await getOpenData(site?.href ?? '')), {
    headers: { 'content-type': 'text/csv; charset=utf-8' },
  });
