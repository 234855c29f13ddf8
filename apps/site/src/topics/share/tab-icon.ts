import { readIllustration } from '../../illustrations/illustration-source.ts';
import { resolveColours } from '../../illustrations/theme-colours.ts';

/**
 * Inline, because a file would be requested before the first paint. Its paths are the brand's, so they
 * compress into one.
 */
export function tabIcon(): string {
  const { viewBox, body } = readIllustration('mark');
  const used = [...new Set(body.match(/--[\w-]+/g))];
  const values = (scheme: 'light' | 'dark') =>
    `:root{${used.map((name) => `${name}:${resolveColours(`var(${name})`, 'bare', scheme)}`).join(';')}}`;
  const css = `${values('light')}@media(prefers-color-scheme:dark){${values('dark')}}`.replaceAll('#', '%23');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}"><style>${css}</style>${body}</svg>`;
  return `<link rel="icon" type="image/svg+xml" href='data:image/svg+xml,${svg}'>`;
}
