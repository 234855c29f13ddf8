import type { APIRoute } from 'astro';
import { icoFile, iconPng } from '../topics/share/icons.ts';

export const GET: APIRoute = async () =>
  new Response(new Uint8Array(icoFile(await iconPng(32), 32)), {
    headers: { 'content-type': 'image/x-icon' },
  });
