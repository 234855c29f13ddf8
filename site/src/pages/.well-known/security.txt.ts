import type { APIRoute } from 'astro';
import { securityTxt } from '../../feeds/security-txt.ts';
import { getCompany } from '../../queries/company.ts';

/** Where to report a weakness of the site (RFC 9116). */
export const GET: APIRoute = async ({ site }) =>
  new Response(securityTxt((await getCompany()).security, site?.href ?? ''), {
    headers: { 'content-type': 'text/plain; charset=utf-8' },
  });
