import type { IncomingHttpHeaders } from 'node:http';

/**
 * By `Sec-Fetch-Site`, else `Origin`; a foreign page can forge neither.
 * With neither, it comes from no browser page, so it cannot be cross-site request forgery.
 */
export function isFromThisSite(headers: IncomingHttpHeaders, siteUrl: string): boolean {
  const fetchSite = headers['sec-fetch-site'];
  if (fetchSite !== undefined) return fetchSite === 'same-origin';
  const { origin } = headers;
  if (origin === undefined) return true;
  if (origin === siteUrl) return true;
  return URL.canParse(origin) && new URL(origin).host === headers.host;
}
