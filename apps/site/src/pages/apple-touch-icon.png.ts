import type { APIRoute } from 'astro';
import { iconPng } from '../topics/share/icons.ts';

export const GET: APIRoute = async () =>
  new Response(new Uint8Array(await iconPng(180)), { headers: { 'content-type': 'image/png' } });
