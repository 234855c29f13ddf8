import { elementsIn, readDocument } from '@vanda/site/text/elements';
import { expect, test } from 'vitest';
import { previewPage, previewStyle } from './preview-markup.ts';

const place = { prefix: '/preview/d1', theme: null };
const bodyOf = (html: string) => /<body>(.*)<\/body>/s.exec(previewPage(html, place))?.[1];

test('a previewed page has no script, and keeps every address inside the preview', () => {
  expect(
    bodyOf(
      '<a href="/news/x" onclick="x()">x</a><script src="/a.js"></script><img srcset="/a.webp 1x, /b.webp 2x">' +
        '<a href="//other.example/x">y</a><svg><use href="#a"/><script>alert(1)</script></svg>',
    ),
  ).toBe(
    '<a href="/preview/d1/news/x">x</a><img srcset="/preview/d1/a.webp 1x, /preview/d1/b.webp 2x">' +
      '<a href="//other.example/x">y</a><svg><use href="#a"></use></svg>',
  );
  const nested = previewPage('<scr<script></script>ipt>alert(1)</script><script><scr</script>ipt>', place);
  expect([...elementsIn(readDocument(nested))].map(({ tagName }) => tagName)).not.toContain('script');
  expect(bodyOf('<p><template><script>1</script><a href="/x">x</a></template>')).toBe(
    '<p><template><a href="/preview/d1/x">x</a></template></p>',
  );
  expect(bodyOf('<p style="background:url(/a.svg)"><noscript><a href="/x">x</a></noscript>')).toBe(
    '<p style="background:url(/preview/d1/a.svg)"><noscript><a href="/preview/d1/x">x</a></noscript></p>',
  );
});

test('the time to clean a page grows with its length alone', () => {
  const msOf = (count: number) => {
    const html = '<script '.repeat(count);
    const startedMs = performance.now();
    previewPage(html, place);
    return performance.now() - startedMs;
  };
  msOf(1000);
  // Quadratic time would take a hundred times as long.
  expect(msOf(50_000)).toBeLessThan(40 * Math.max(5, msOf(5000)));
});

test('a style sheet keeps its addresses inside the preview, and shows the requested theme', () => {
  expect(previewStyle('a{background:url(/a.svg)}', place)).toBe('a{background:url(/preview/d1/a.svg)}');
  const style = ':root{color-scheme:light dark}@media (prefers-color-scheme: dark){a{b:c}}';
  const themed = (theme: string) => previewStyle(style, { prefix: '', theme });
  expect(themed('dark')).toBe(':root{color-scheme:dark}@media (min-width:0){a{b:c}}');
  expect(themed('light')).toBe(':root{color-scheme:light}@media (max-width:0){a{b:c}}');
});
