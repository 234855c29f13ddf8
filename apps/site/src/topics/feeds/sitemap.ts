import { canonical } from '../../routing/canonical.ts';

/** Only true `lastmod` dates: search engines ignore all of a site that invents them. */
export function sitemap(pages: readonly { path: string; updatedOn: string }[], site: string): string {
  const entries = pages.map(
    ({ path, updatedOn }) => `<url><loc>${canonical(path, site)}</loc><lastmod>${updatedOn}</lastmod></url>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('\n')}\n</urlset>\n`;
}
