import type { APIRoute, GetStaticPaths } from 'astro';
import { illustrationNames } from '../../../art/names.ts';
import { plateFile } from '../../../art/plate-file.ts';

export const getStaticPaths = (() =>
  illustrationNames.map((name) => {
    const { file, svg } = plateFile(name);
    return { params: { file }, props: { svg } };
  })) satisfies GetStaticPaths;

/** Standalone pictures, one file for each name of the registry. */
export const GET: APIRoute<{ svg: string }> = ({ props }) =>
  new Response(props.svg, { headers: { 'content-type': 'image/svg+xml' } });
