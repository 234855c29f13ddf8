import { describe, expect, test } from 'vitest';
import { startTags } from '../elements.ts';
import { edited, readPage } from '../pages.ts';
import * as policy from './page-policy.ts';

const pagePolicy = (html: string) => policy.pagePolicy(startTags(html));
const policyBreaches = (html: string) => policy.policyBreaches(readPage('a.html', html));
const withPolicyMeta = (html: string) => {
  const tags = startTags(html);
  return edited(html, [policy.policyMeta(tags, policy.pagePolicy(tags))]);
};

test('inserts the policy after the charset, without frame-ancestors, which only a header may set', () => {
  const [said, framing] = pagePolicy('').split(';frame-ancestors');
  expect(framing).toBe(" 'none'");
  expect(withPolicyMeta('<head><meta charset="utf-8"><title>t</title>')).toBe(
    `<head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${said}"><title>t</title>`,
  );
});

test('a page without a charset is refused', () => {
  expect(() => withPolicyMeta('<head></head>')).toThrow('charset');
});

describe('policyBreaches', () => {
  test.each([
    ['style attribute', '<p style="color:red">'],
    ['event-handler attribute', '<button onclick="a()">'],
    ['request to another host', '<script src="https://cdn.example/a.js"></script>'],
    ['request to another host', '<img src="//cdn.example/a.png">'],
    ['request to another host', '<img srcset="/a.png 1x, https://cdn.example/b.png 2x">'],
    ['request to another host', '<link rel="preconnect" href="https://fonts.example">'],
    ['request to another host', '<link rel="apple-touch-icon" href="https://cdn.example/i.png">'],
    ['request to another host', '<svg><use href="https://cdn.example/s.svg#a"/></svg>'],
    ['request to another host', '<style>@import "https://cdn.example/a.css"</style>'],
    ['request to another host', '<style>a{background:url(//cdn.example/a.png)}</style>'],
  ])('%s is found in %s', (kind, html) => {
    expect(policyBreaches(html)).toEqual([expect.stringMatching(new RegExp(`^${kind}: .+`))]);
  });

  test.each([
    '<a href="https://example.org">',
    '<link rel="canonical" href="https://www.vanda.example/">',
    '<link rel="alternate" type="application/rss+xml" href="https://www.vanda.example/rss.xml">',
    '<meta property="og:image" content="https://www.vanda.example/og/index.png">',
    '<img src="/a.png" srcset="/a.png 1x, /b.png 2x">',
    '<script type="application/ld+json">{"@context":"https://schema.org","onclick":"x"}</script>',
    '<p title="style=1 onclick=2">',
    '<svg xmlns="http://www.w3.org/2000/svg"></svg>',
  ])('%s is no breach', (html) => {
    expect(policyBreaches(html)).toEqual([]);
  });
});

test('a style sheet that loads from the site itself is no breach', () => {
  expect(
    policy.foreignStyleRequest('@font-face{src:url(/_astro/a.woff2)} a{background:url("data:image/png,")}'),
  ).toBeUndefined();
});
