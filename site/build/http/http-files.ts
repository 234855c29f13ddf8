import { escapeHtml } from '../../src/escape-html.ts';
import { type Page, readPage } from '../pages.ts';

/** Redirects and headers of the whole site. */
export type HttpMap = {
  /** Target by address; permanent. */
  redirects: Record<string, string>;
  /** Headers by address; a `*` in it stands for any characters. All that match apply, a later one wins. */
  headers: Record<string, Record<string, string>>;
};

/** Whether a rule of the map is for an address. */
export function isRuleFor(rule: string, address: string): boolean {
  const [start = '', end] = rule.split('*');
  if (end === undefined) return rule === address;
  return address.startsWith(start) && address.endsWith(end) && address.length >= start.length + end.length;
}

/**
 * The `_headers` file that Netlify, Cloudflare Pages and others read, with as few rules as it can do with: Cloudflare
 * reads a hundred. These hosts send the not-found page to addresses that no rule names, and so without its policy: framing is
 * forbidden there in the older way too, at all addresses.
 */
export function headersFile({ headers }: HttpMap): string {
  const blocks = Object.entries(headers).map(([address, values]) => {
    const own = address === '/*' ? { ...values, 'X-Frame-Options': 'DENY' } : values;
    return [address, ...Object.entries(own).map(([name, value]) => `  ${name}: ${value}`)].join('\n');
  });
  return `${blocks.join('\n\n')}\n`;
}

/** The `_redirects` file of the same hosts. */
export function redirectsFile({ redirects }: HttpMap): string {
  const lines = Object.entries(redirects).map(([from, to]) => `${from} ${to} 301`);
  return `${lines.join('\n')}\n`;
}

/** Pages for hosts that know no redirects. */
export const redirectPages = (redirects: Record<string, string>, origin: string): Page[] =>
  Object.entries(redirects).map(([from, to]) => readPage(`${from.slice(1)}.html`, redirectPage(to, origin)));

/**
 * A page that leads on by itself, for hosts that know no redirects. Search engines take its refresh at once as
 * permanent, and its canonical link names the real page.
 * @param origin of the site, without a trailing slash; canonical links are absolute
 */
export function redirectPage(to: string, origin: string): string {
  const target = escapeHtml(to);
  return `<!doctype html>
<html lang="en-SG">
<head>
<meta charset="utf-8">
<title>This page has moved</title>
<meta http-equiv="refresh" content="0; url=${target}">
<meta name="robots" content="noindex">
<meta name="viewport" content="width=device-width">
<link rel="canonical" href="${escapeHtml(origin)}${target}">
</head>
<body>
<main>
<h1>This page has moved</h1>
<p><a href="${target}">Go on to ${target}</a></p>
</main>
</body>
</html>
`;
}
