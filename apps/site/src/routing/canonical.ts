/** The address in lower case, without trailing slash and `.html`. */
export function canonical(path: string, site: URL | string): string {
  const clean = path
    .replace(/\.html$/, '')
    .replace(/\/index$/, '/')
    .replace(/(?<!\/)\/+$/, '');
  return new URL(clean === '' ? '/' : clean, site).href;
}
