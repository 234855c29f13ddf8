import { canonical } from '../../routing/canonical.ts';

/** Invented `lastmod` dates make search engines ignore all. */
export function sitemap(pages: readonly { path: string; updatedOn: string }[], site: string): string {
  const entries = pages.map(
    ({ path, updatedOn }) => `<url><loc>${canonical(path, site)}</loc><lastmod>${updatedOn}</lastmod></url>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('\n')}\n</urlset>\n`;
}
