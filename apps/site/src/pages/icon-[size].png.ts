import type { APIRoute, GetStaticPaths } from 'astro';
import { iconPng } from '../topics/share/icons.ts';

export const getStaticPaths = (() =>
  ['192', '512'].map((size) => ({ params: { size } }))) satisfies GetStaticPaths;

export const GET: APIRoute = async ({ params }) =>
  new Response(new Uint8Array(await iconPng(Number(params.size))), {
    headers: { 'content-type': 'image/png' },
  });
