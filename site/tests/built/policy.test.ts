import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import type { HttpMap } from '../../build/http/http-files.ts';
import { pagePolicy, policyBreaches } from '../../build/policy/page-policy.ts';
import { allHtmlPages, distFolder } from '../built-site.ts';

const map = JSON.parse(readFileSync(path.join(distFolder, '../http/map.json'), 'utf8')) as HttpMap;

describe.each(allHtmlPages().map((page) => [page.address, page] as const))('%s', (address, page) => {
  test('its policy names exactly the inline code that it has, in the page and in the header', () => {
    const policy = pagePolicy(page.tags);
    const metas = page.tags.filter(
      ({ attributes }) => attributes.get('http-equiv') === 'Content-Security-Policy',
    );
    expect(metas.map(({ attributes }) => attributes.get('content'))).toEqual([policy.meta]);
    expect(map.headers[address]?.['Content-Security-Policy']).toBe(policy.header);
  });

  test('it holds nothing that its policy blocks', () => {
    expect(policyBreaches(page)).toEqual([]);
  });

  test('its structured data can be read and has no gaps', () => {
    const blocks = page.tags.filter(({ attributes }) => attributes.get('type') === 'application/ld+json');
    for (const { text = '' } of blocks) {
      expect(JSON.parse(text)).toMatchObject({ '@context': 'https://schema.org' });
      expect(text).not.toMatch(/undefined|\bNaN\b|Invalid Date|\[object |:\s*(null|"")/);
    }
  });

  test('no value went missing on the way into its text', () => {
    const text = page.html.replace(/<(script|style)\b[\s\S]*?<\/\1>/g, '');
    expect(text).not.toMatch(/>\s*(undefined|null|NaN)\b|Invalid Date|\[object Object\]/);
  });
});
