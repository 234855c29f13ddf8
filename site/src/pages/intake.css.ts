import type { APIRoute } from 'astro';
import { transform } from 'lightningcss';
import sheet from '../styles/intake.css?raw';
import tokens from '../styles/tokens.css?raw';

/** `/intake.css`: styles of the pages that the enquiry service itself answers, made of the design tokens and one sheet. */
export const GET: APIRoute = () => {
  const code = Buffer.from(tokens + sheet);
  const minified = transform({ filename: 'intake.css', code, minify: true }).code;
  return new Response(new Uint8Array(minified), { headers: { 'Content-Type': 'text/css; charset=utf-8' } });
};
