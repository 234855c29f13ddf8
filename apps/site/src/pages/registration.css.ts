import type { APIRoute } from 'astro';
import { textFile } from '../routing/responses.ts';
import { registrationCss } from '../service-pages/service-css.ts';

export const GET: APIRoute = () => textFile(registrationCss(), 'text/css');
