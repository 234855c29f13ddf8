import type { APIRoute } from 'astro';
import { getCompany } from '../../queries/collections.ts';
import { textFile } from '../../routing/responses.ts';
import { securityTxt } from '../../topics/feeds/security-txt.ts';

/** RFC 9116. */
export const GET: APIRoute = async ({ site }) =>
  textFile(securityTxt((await getCompany()).security, site?.href ?? ''), 'text/plain');
