import type { APIRoute, GetStaticPaths } from 'astro';
import { getTeamPlanFile } from '../../queries/team-plan.ts';

export const getStaticPaths = (async () => {
  const { hash, text } = await getTeamPlanFile();
  return [{ params: { hash }, props: { text } }];
}) satisfies GetStaticPaths;

/** Words and conditions of the plan for a team; the name changes with the content, so a browser keeps it for good. */
export const GET: APIRoute<{ text: string }> = ({ props }) =>
  new Response(props.text, { headers: { 'content-type': 'application/json' } });
