import type { APIRoute } from 'astro';
import { intakeCss } from '../styles/service-css.ts';

export const GET: APIRoute = () =>
  new Response(intakeCss(), { headers: { 'Content-Type': 'text/css; charset=utf-8' } });
