import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { HttpMap } from '@vanda/site/postbuild/http/http-files';
import { describe, expect, test } from 'vitest';
import { allHtmlPages, type BuiltPage, distFolder, errorAddresses } from '../built-site.ts';
import { type Element, elements } from '../elements.ts';

/** The policy of every page, compared with the parsed page independently of the build's code. */

/** Servers and static hosts are compared with the map by the tests of `e2e/site/delivery`. */
const map: HttpMap = JSON.parse(readFileSync(path.join(distFolder, '../http/map.json'), 'utf8'));
const policyText = (address: string) => map.headers[address]?.['Content-Security-Policy'] ?? '';

/** Data blocks never run (HTML, "prepare the script element"). */
const dataBlocks = ['application/ld+json', 'application/json'];
const isInlineScript = ({ name, attributes }: Element) =>
  name === 'script' && !attributes.has('src') && !dataBlocks.includes(attributes.get('type') ?? '');
/** The hash source of inline code (CSP 3, section 2.3.1). */
const hashOf = ({ html }: Element) => `'sha256-${createHash('sha256').update(html).digest('base64')}'`;

const policiesIn = (page: BuiltPage): Element[] =>
  elements(page, 'meta').filter(
    ({ attributes }) => attributes.get('http-equiv')?.toLowerCase() === 'content-security-policy',
  );

function policyOf({ address }: BuiltPage): Map<string, string[]> {
  const directives = policyText(address)
    .split(';')
    .map((directive) => directive.trim().split(/\s+/));
  return new Map(directives.map(([name = '', ...sources]) => [name, sources]));
}

describe.each(allHtmlPages().map((page) => [page.address, page] as const))('%s', (address, page) => {
  const policy = policyOf(page);

  test('allows its inline scripts and styles by hash, and no other code', () => {
    const scripts = page.inside.filter(isInlineScript).map(hashOf);
    const styles = elements(page, 'style').map(hashOf);
    expect(new Set(policy.get('script-src'))).toEqual(new Set(["'self'", ...scripts]));
    expect(new Set(policy.get('style-src'))).toEqual(new Set(["'self'", ...styles]));
  });

  test('contains the policy only in error pages, before all that it governs', () => {
    const policies = policiesIn(page);
    expect(policies).toHaveLength(errorAddresses.includes(address) ? 1 : 0);
    const [own] = policies;
    if (!own) return;
    expect(policyText(address)).toBe(`${own.attributes.get('content')};frame-ancestors 'none'`);
    const governed = ['script', 'style', 'link', 'img', 'body'];
    expect(page.inside.find((element) => element === own || governed.includes(element.name))).toBe(own);
  });
});
