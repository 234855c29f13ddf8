import type { APIRoute } from 'astro';
import { registrationCss } from '../service-pages/service-css.ts';

export const GET: APIRoute = () =>
  new Response(registrationCss(), { headers: { 'Content-Type': 'text/css; charset=utf-8' } });
