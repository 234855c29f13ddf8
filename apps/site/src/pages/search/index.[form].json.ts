import type { APIRoute, GetStaticPaths } from 'astro';
import { getSearchIndex, searchIndexForm } from '../../queries/search.ts';

export const getStaticPaths = (() => [{ params: { form: searchIndexForm } }]) satisfies GetStaticPaths;

/** The URL stays while the content changes. */
export const GET: APIRoute = async () =>
  new Response(await getSearchIndex(), { headers: { 'content-type': 'application/json' } });
