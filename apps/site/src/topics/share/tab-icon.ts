import { readIllustration } from '../../illustrations/illustration-source.ts';
import { resolveColours } from '../../illustrations/theme-colours.ts';

/** The tab icon in both colour schemes; as a file browsers would request it before the first paint. */
export function tabIcon(): string {
  const { viewBox, body } = readIllustration('mark');
  const used = [...new Set(body.match(/--[\w-]+/g))];
  const values = (scheme: 'light' | 'dark') =>
    `:root{${used.map((name) => `${name}:${resolveColours(`var(${name})`, 'bare', scheme)}`).join(';')}}`;
  const css = `${values('light')}@media(prefers-color-scheme:dark){${values('dark')}}`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}"><style>${css}</style>${body}</svg>`;
  return `data:image/svg+xml,${svg.replaceAll('"', "'").replaceAll(/[<>#]/g, encodeURIComponent)}`;
}
