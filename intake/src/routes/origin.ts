import type { IncomingHttpHeaders } from 'node:http';

/**
 * Whether a posted form comes from a page of this site. Browsers say so in `Sec-Fetch-Site`, older ones in `Origin`;
 * a page elsewhere can forge neither. A request with none of them comes from no browser page and is let in: it can't
 * be a visitor who was tricked.
 */
export function isFromThisSite(headers: IncomingHttpHeaders, siteUrl: string): boolean {
  const fetchSite = headers['sec-fetch-site'];
  if (fetchSite !== undefined) return fetchSite === 'same-origin';
  const { origin } = headers;
  if (origin === undefined) return true;
  if (origin === siteUrl) return true;
  return URL.canParse(origin) && new URL(origin).host === headers.host;
}
