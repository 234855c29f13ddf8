import type { APIRoute, GetStaticPaths } from 'astro';
import { getSearchIndex } from '../../queries/search.ts';

export const getStaticPaths = (async () => {
  const { hash, text } = await getSearchIndex();
  return [{ params: { hash }, props: { text } }];
}) satisfies GetStaticPaths;

/** The search index; its name changes with its content, so a browser keeps it for good. */
export const GET: APIRoute<{ text: string }> = ({ props }) =>
  new Response(props.text, { headers: { 'content-type': 'application/json' } });
