import type { APIRoute, GetStaticPaths } from 'astro';
import { illustrationFile } from '../../illustrations/illustration-file.ts';
import { illustrationNames } from '../../illustrations/illustration-source.ts';

export const getStaticPaths = (() =>
  illustrationNames.flatMap((name) =>
    illustrationFile(name).files.map(({ file, svg }) => ({ params: { file }, props: { svg } })),
  )) satisfies GetStaticPaths;

export const GET: APIRoute<{ svg: string }> = ({ props }) =>
  new Response(props.svg, { headers: { 'content-type': 'image/svg+xml' } });
