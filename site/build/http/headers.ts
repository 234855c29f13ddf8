/**
 * What every answer of the site says beside its content. The one source for the project's own server, `_headers`,
 * `_redirects` and the nginx include.
 */

type Headers = Record<string, string>;

/** Sent with every answer, pictures and scripts too: what says something about any file. */
export const siteHeaders: Headers = {
  'Strict-Transport-Security': 'max-age=31536000',
  'X-Content-Type-Options': 'nosniff',
  'Cross-Origin-Resource-Policy': 'same-origin',
};

/** Kept by the browser but asked about each time, so that a correction is seen at once. */
const revalidated = 'no-cache';

/**
 * Pages. Their policy is added for each of them at build. What only a document obeys is said to documents only:
 * a phone loads a dozen pictures, and each would carry it again. All of it travels before the first word of a page, so
 * each is said in its shortest form.
 */
export const pageHeaders: Headers = {
  'Cache-Control': revalidated,
  // Wherever a link leads, the site is told and never the page.
  'Referrer-Policy': 'strict-origin',
  // What a page could watch a visitor with. Nothing of another site can run here that would ask for more.
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
};

/** Pages that stand in for another, at whatever address was asked for: it may be a registrant's link. */
export const errorPages = ['/404', '/413', '/502'];
export const errorPageHeaders: Headers = { ...pageHeaders, 'Referrer-Policy': 'no-referrer' };

/** Folders whose file names change with their content (RFC 8246). */
export const hashedFolders = ['/_astro', '/plates'];
export const hashedFileHeaders: Headers = { 'Cache-Control': 'public, max-age=31536000, immutable' };

/**
 * The search index, whose address stays while its content changes. From the browser's cache at once, where it knows
 * RFC 5861, and fetched anew behind that for the next time: the first result waits for no line.
 */
export const searchFolder = '/search';
export const searchHeaders: Headers = { 'Cache-Control': 'public, max-age=0, stale-while-revalidate=86400' };

/** Folders whose files outlive their build, for pages that are still open. */
export const outlivingFolders = [...hashedFolders, searchFolder];

/** Other folders: pictures for sharing and calendar files, whose names stay while their content may change. */
export const otherFolderHeaders: Headers = { 'Cache-Control': 'public, max-age=3600' };

/** Markdown twins of pages: a correction is seen at once there too, and search engines list the page, not its twin. */
export const markdownHeaders: Headers = { 'Cache-Control': revalidated, 'X-Robots-Tag': 'noindex' };

/** Files at the root, such as robots.txt, the sitemap and icons. */
export const rootFileHeaders: Headers = { 'Cache-Control': 'public, max-age=3600' };

/** The folder whose files, beside its pages, are open data: calendars, records, the feed of changes. Pages of other sites may read them. */
export const openDataFolder = '/ai-regulations';
export const openDataHeaders: Headers = { ...rootFileHeaders, 'Access-Control-Allow-Origin': '*' };

/** Where the forms are sent: the one part of the site that needs the service behind it. */
export const formsPath = '/api/';

/** Where registrants' own pages are: whoever knows such an address may change the registration. */
export const linksPath = `${formsPath}registrations/`;

/**
 * Media types by file extension, for nginx, whose own table lacks some of them. Text is sent with its charset; JSON and
 * SVG are UTF-8 without saying so (RFC 8259, XML 1.0). The service has the same table; a test compares their answers.
 */
export const contentTypes: Record<string, { type: string; isText?: true }> = {
  html: { type: 'text/html', isText: true },
  css: { type: 'text/css', isText: true },
  js: { type: 'text/javascript', isText: true },
  xml: { type: 'application/xml', isText: true },
  txt: { type: 'text/plain', isText: true },
  md: { type: 'text/markdown', isText: true },
  ics: { type: 'text/calendar', isText: true },
  csv: { type: 'text/csv', isText: true },
  json: { type: 'application/json' },
  webmanifest: { type: 'application/manifest+json' },
  svg: { type: 'image/svg+xml' },
  png: { type: 'image/png' },
  jpg: { type: 'image/jpeg' },
  webp: { type: 'image/webp' },
  avif: { type: 'image/avif' },
  ico: { type: 'image/x-icon' },
  woff2: { type: 'font/woff2' },
  pdf: { type: 'application/pdf' },
};
