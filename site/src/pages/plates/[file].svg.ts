import type { APIRoute, GetStaticPaths } from 'astro';
import { illustrationNames } from '../../../art/names.ts';
import { plateFile } from '../../../art/plate-file.ts';

export const getStaticPaths = (() =>
  illustrationNames.flatMap((name) =>
    plateFile(name).files.map(({ file, svg }) => ({ params: { file }, props: { svg } })),
  )) satisfies GetStaticPaths;

/** Standalone pictures, a light and a dark file for each name of the registry. */
export const GET: APIRoute<{ svg: string }> = ({ props }) =>
  new Response(props.svg, { headers: { 'content-type': 'image/svg+xml' } });
