/** Lower case, no trailing slash, no `.html`. */
export function canonical(path: string, site: URL | string): string {
  const clean = path
    .replace(/\.html$/, '')
    .replace(/\/index$/, '/')
    .replace(/(?<!\/)\/+$/, '');
  return new URL(clean === '' ? '/' : clean, site).href;
}
