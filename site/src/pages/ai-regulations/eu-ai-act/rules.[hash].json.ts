import type { APIRoute, GetStaticPaths } from 'astro';
import { getEuRulesFile } from '../../../queries/eu-check.ts';

export const getStaticPaths = (async () => {
  const { hash, text } = await getEuRulesFile();
  return [{ params: { hash }, props: { text } }];
}) satisfies GetStaticPaths;

/** The rules of the check; their name changes with their content, so a browser keeps them for good. */
export const GET: APIRoute<{ text: string }> = ({ props }) =>
  new Response(props.text, { headers: { 'content-type': 'application/json' } });
