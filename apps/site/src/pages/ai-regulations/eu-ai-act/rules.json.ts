import type { APIRoute } from 'astro';
import { getPublishedEuRules } from '../../../queries/application-data.ts';

/** Stable address of the current rules, for citing and reuse. */
export const GET: APIRoute = async ({ site }) =>
  new Response(`${JSON.stringify(await getPublishedEuRules(site?.href ?? ''), null, 1)}\n`, {
    headers: { 'content-type': 'application/json' },
  });
