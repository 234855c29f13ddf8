import type { APIRoute } from 'astro';
import { getCompany } from '../../queries/collections.ts';
import { securityTxt } from '../../topics/feeds/security-txt.ts';

/** RFC 9116. */
export const GET: APIRoute = async ({ site }) =>
  new Response(securityTxt((await getCompany()).security, site?.href ?? ''), {
    headers: { 'content-type': 'text/plain; charset=utf-8' },
  });
