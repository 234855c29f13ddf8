import type { APIRoute, GetStaticPaths } from 'astro';
import { getEuRulesFiles, getFinderFile, getTeamPlanFile } from '../queries/application-data.ts';

/** Data of the applications; a changed file has another address. */
export const getStaticPaths = (async () => {
  const files = await Promise.all([getFinderFile(), getTeamPlanFile()]);
  return [...files, ...Object.values(await getEuRulesFiles())].map(({ path, text }) => ({
    params: { file: path.slice(1, -'.json'.length) },
    props: { text },
  }));
}) satisfies GetStaticPaths;

export const GET: APIRoute<{ text: string }> = ({ props }) =>
  new Response(props.text, { headers: { 'content-type': 'application/json' } });
