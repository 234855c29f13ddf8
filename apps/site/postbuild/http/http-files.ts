import { escapeHtml } from '../../src/text/escape-html.ts';
import { type Page, readPage } from '../pages.ts';

export type HttpMap = {
  /** Permanent redirects: target by address. */
  redirects: Record<string, string>;
  /** `*` stands for any characters. All matches apply, and a later one overrides. */
  headers: Record<string, Record<string, string>>;
};

export function isRuleFor(rule: string, address: string): boolean {
  const [start = '', end] = rule.split('*');
  if (end === undefined) return rule === address;
  return address.startsWith(start) && address.endsWith(end) && address.length >= start.length + end.length;
}

/** Cloudflare Pages ignores rules beyond this number. */
export const cloudflareRules = 100;

export function headersWarning({ headers }: HttpMap): string | undefined {
  const count = Object.keys(headers).length;
  if (count <= cloudflareRules) return undefined;
  return `warning: _headers has ${count} rules, and Cloudflare Pages reads ${cloudflareRules}: pages after these would lose their policy there (docs/deploy-static-host.md)`;
}

/**
 * These hosts send the not-found page without its policy, so `X-Frame-Options` applies to all
 * addresses.
 */
export function headersFile({ headers }: HttpMap): string {
  const blocks = Object.entries(headers).map(([address, values]) => {
    const own = address === '/*' ? { ...values, 'X-Frame-Options': 'DENY' } : values;
    return [address, ...Object.entries(own).map(([name, value]) => `  ${name}: ${value}`)].join('\n');
  });
  return `${blocks.join('\n\n')}\n`;
}

export function redirectsFile({ redirects }: HttpMap): string {
  const lines = Object.entries(redirects).map(([from, to]) => `${from} ${to} 301`);
  return `${lines.join('\n')}\n`;
}

/** A page for each redirect, for hosts without redirects. */
export const redirectPages = (redirects: Record<string, string>, origin: string): Page[] =>
  Object.entries(redirects).map(([from, to]) => readPage(`${from.slice(1)}.html`, redirectPage(to, origin)));

/**
 * Search engines treat an immediate refresh as permanent.
 * @param origin without a trailing slash
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
