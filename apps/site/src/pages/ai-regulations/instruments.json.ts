import type { APIRoute } from 'astro';
import { getOpenData } from '../../queries/laws.ts';

export const GET: APIRoute = async ({ site }) =>
  new Response(`${JSON.stringify(await getOpenData(site?.href ?? ''), null, 1)}\n`, {
    headers: { 'content-type': 'application/json' },
  });
