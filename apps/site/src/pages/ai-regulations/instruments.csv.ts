import type { APIRoute } from 'astro';
import { getOpenData } from '../../queries/laws.ts';
import { openDataCsv } from '../../topics/regulation/open-data.ts';

export const GET: APIRoute = async ({ site }) =>
  new Response(openDataCsv(await getOpenData(site?.href ?? '')), {
    headers: { 'content-type': 'text/csv; charset=utf-8' },
  });
