import { expect, test } from 'vitest';
import { harmless } from './harmless.ts';

test('has no script, and keeps every address inside the preview', () => {
  const page =
    '<a href="/news/x">x</a><script src="/a.js"></script><img srcset="/a.webp 1x, /b.webp 2x"><script>alert(1)';
  expect(harmless(page, '/preview/d1', null)).toBe(
    '<a href="/preview/d1/news/x">x</a><img srcset="/preview/d1/a.webp 1x, /preview/d1/b.webp 2x">alert(1)',
  );
  expect(harmless('a{background:url(/a.svg)}', '/preview/d1', null)).toBe(
    'a{background:url(/preview/d1/a.svg)}',
  );
});

test('shows the requested theme, whatever the device prefers', () => {
  const style = ':root{color-scheme:light dark}@media (prefers-color-scheme: dark){a{b:c}}';
  expect(harmless(style, '', 'dark')).toBe(':root{color-scheme:dark}@media (min-width:0){a{b:c}}');
  expect(harmless(style, '', 'light')).toBe(':root{color-scheme:light}@media (max-width:0){a{b:c}}');
});
