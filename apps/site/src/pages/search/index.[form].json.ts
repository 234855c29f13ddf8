import type { APIRoute, GetStaticPaths } from 'astro';
import { getSearchIndex, searchIndexForm } from '../../queries/search.ts';

export const getStaticPaths = (() => [{ params: { form: searchIndexForm } }]) satisfies GetStaticPaths;

export const GET: APIRoute = async () =>
  new Response(await getSearchIndex(), { headers: { 'content-type': 'application/json' } });
