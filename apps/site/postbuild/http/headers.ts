/** The only source of response headers, for the server and `_headers`. */

type Headers = Record<string, string>;

export const siteHeaders: Headers = {
  'Strict-Transport-Security': 'max-age=31536000',
  'X-Content-Type-Options': 'nosniff',
};

/** Each rule except the first has one of these, because some hosts join the values of two rules. */
export const ownOrigin: Headers = { 'Cross-Origin-Resource-Policy': 'same-origin' };
const anyOrigin: Headers = { 'Cross-Origin-Resource-Policy': 'cross-origin' };

const revalidated = 'no-cache';

/** Short, because they precede the first byte of a page. */
export const pageHeaders: Headers = {
  ...ownOrigin,
  'Cache-Control': revalidated,
  'Referrer-Policy': 'strict-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
};

/** No referrer from these pages: the address may be a registrant's secret link. */
export const errorPages = ['/404', '/502'];
export const errorPageHeaders: Headers = { ...pageHeaders, 'Referrer-Policy': 'no-referrer' };

export const hashedFileHeaders: Headers = {
  ...ownOrigin,
  'Cache-Control': 'public, max-age=31536000, immutable',
};

/** stale-while-revalidate (RFC 5861), because the address stays while the content changes. */
export const searchHeaders: Headers = {
  ...ownOrigin,
  'Cache-Control': 'public, max-age=0, stale-while-revalidate=86400',
};

export const markdownHeaders: Headers = {
  ...ownOrigin,
  'Cache-Control': revalidated,
  'X-Robots-Tag': 'noindex',
};

/** Preview pictures and icons are shown by readers and chats of other origins. */
export const otherFileHeaders: Headers = { ...anyOrigin, 'Cache-Control': 'public, max-age=3600' };

/** Scripts of other origins may read feeds, calendars and data. */
export const readableHeaders: Headers = { ...otherFileHeaders, 'Access-Control-Allow-Origin': '*' };
export const isReadable = (address: string) =>
  address.startsWith(`${openDataFolder}/`) || /^\/(rss|feed|calendar\/|figures\/)|\.ics$/.test(address);
export const openDataFolder = '/ai-regulations';
/** One rule covers all markets: Cloudflare Pages reads at most 100. */
export const lawCalendarFolder = `${openDataFolder}/calendar`;
export const iconStart = '/icon';

export const formsPath = '/api/';
