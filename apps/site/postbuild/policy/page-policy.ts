import { createHash } from 'node:crypto';
import { stockPhotoHost } from '../../src/config/stock-photo.ts';
import type { Tag } from '../../src/text/elements.ts';
import type { Edit, Page } from '../pages.ts';

/** Browsers ignore this directive in `<meta>` (CSP 3, section 3.3). */
const onlyInHeader = ";frame-ancestors 'none'";

/** The host of stock photographs that the build names, if any. */
const stockPhotoOrigins = stockPhotoHost ? [`https://${stockPhotoHost}`] : [];

const dataScriptTypes = new Set(['application/ld+json', 'application/json']);

/**
 * Data blocks (JSON-LD) need no hash.
 * @returns value of `Content-Security-Policy`
 */
export function pagePolicy(tags: readonly Tag[]): string {
  const scripts = tags.filter(isInlineScript).map(hashSource);
  const styles = tags.filter(({ name }) => name === 'style').map(hashSource);
  const directives = [
    "default-src 'none'",
    ['script-src', "'self'", ...new Set(scripts)].join(' '),
    ['style-src', "'self'", ...new Set(styles)].join(' '),
    // Data URIs: the tab icon, and the arrow of a list of choices.
    ["img-src 'self' data:", ...stockPhotoOrigins].join(' '),
    "font-src 'self'",
    "connect-src 'self'",
    "form-action 'self' mailto:",
    "base-uri 'none'",
    "manifest-src 'self'",
    // React and Astro's islands work without creating script from text.
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ];
  return directives.join(';') + onlyInHeader;
}

const isInlineScript = ({ name, attributes }: Tag): boolean =>
  name === 'script' && !attributes.has('src') && !dataScriptTypes.has(attributes.get('type') ?? '');

/** A hash source (CSP 3, section 2.3.1). */
const hashSource = ({ text = '' }: Tag): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** For pages sent without their headers. The element precedes all others but the charset. */
export function policyMeta(tags: readonly Tag[], policy: string): Edit {
  const charset = tags.find(({ name, attributes }) => name === 'meta' && attributes.has('charset'));
  if (!charset) throw new Error('the page has no <meta charset>, behind which its policy belongs');
  const text = `<meta http-equiv="Content-Security-Policy" content="${policy.replace(onlyInHeader, '')}">`;
  return { start: charset.end, end: charset.end, text };
}

const loadingAttributes = new Set(['src', 'srcset', 'poster', 'data', 'xlink:href']);
const loadingLinks =
  /\b(stylesheet|preload|modulepreload|prefetch|preconnect|dns-prefetch|icon|apple-touch-icon|mask-icon|manifest)\b/;
const foreignAddress = /(?:^|[\s,("'])((?:https?:)?\/\/[^\s,)"']+)/i;

/** @returns one line per finding, with the snippet */
export const policyBreaches = ({ html, tags }: Pick<Page, 'html' | 'tags'>): string[] =>
  tags.flatMap((tag) => {
    const breaches: string[] = [];
    const snippet = html.slice(tag.start, Math.min(tag.end, tag.start + 160));
    for (const [attribute, value] of tag.attributes) {
      if (attribute === 'style') breaches.push(`style attribute: ${snippet}`);
      if (/^on[a-z]+$/.test(attribute)) breaches.push(`event-handler attribute: ${snippet}`);
      // A data URI image loads nothing (SVG Integration, secure static mode).
      if (
        isLoading(tag, attribute) &&
        !value.startsWith('data:') &&
        foreignAddress.test(
          stockPhotoOrigins.reduce((text, origin) => text.replaceAll(`${origin}/`, '/'), value),
        )
      )
        breaches.push(`request to another host: ${snippet}`);
    }
    const foreignInCss = tag.name === 'style' ? foreignStyleRequest(tag.text ?? '') : undefined;
    if (foreignInCss) breaches.push(`request to another host: ${foreignInCss}`);
    return breaches;
  });

function isLoading({ name, attributes }: Tag, attribute: string): boolean {
  if (loadingAttributes.has(attribute)) return true;
  if (attribute !== 'href') return false;
  return (
    name === 'use' || name === 'image' || (name === 'link' && loadingLinks.test(attributes.get('rel') ?? ''))
  );
}

export const foreignStyleRequest = (css: string): string | undefined =>
  /(?:url\(\s*["']?|@import\s+["'])((?:https?:)?\/\/[^"')\s]+)/i.exec(css)?.[0];
