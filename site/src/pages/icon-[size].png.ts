import type { APIRoute, GetStaticPaths } from 'astro';
import { iconPng } from '../share/icons.ts';

export const getStaticPaths = (() =>
  ['192', '512'].map((size) => ({ params: { size } }))) satisfies GetStaticPaths;

/** Icons of the web app manifest. */
export const GET: APIRoute = async ({ params }) =>
  new Response(new Uint8Array(await iconPng(Number(params.size))), {
    headers: { 'content-type': 'image/png' },
  });
