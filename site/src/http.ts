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
const revalidated = 'public, max-age=0, must-revalidate';

/**
 * Pages. Their policy is added for each of them at build. What only a document obeys is said to documents only:
 * a phone loads a dozen pictures, and each would carry it again.
 */
export const pageHeaders: Headers = {
  'Cache-Control': revalidated,
  // Each page's policy forbids framing too; this one is for what reads no policies.
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy':
    'accelerometer=(), camera=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), payment=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
};

/** Folders whose file names change with their content (RFC 8246). */
export const hashedFolders = ['/_astro', '/plates', '/search'];
export const hashedFileHeaders: Headers = { 'Cache-Control': 'public, max-age=31536000, immutable' };

/** Other folders: pictures for sharing and calendar files, whose names stay while their content may change. */
export const otherFolderHeaders: Headers = { 'Cache-Control': 'public, max-age=3600' };

/** Files at the root, such as robots.txt, the sitemap and icons. */
export const rootFileHeaders: Headers = { 'Cache-Control': 'public, max-age=3600' };
