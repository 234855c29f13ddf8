/** The one address of a page: lower case, no trailing slash, no `.html`. Serves head, sitemap, feeds, JSON-LD and Open Graph. */
export function canonical(path: string, site: URL | string): string {
  const clean = path
    .replace(/\.html$/, '')
    .replace(/\/index$/, '/')
    .replace(/(.)\/+$/, '$1');
  return new URL(clean === '' ? '/' : clean, site).href;
}
