import { expect, test } from 'vitest';
import { sitemap } from './sitemap.ts';

test('the sitemap gives each page’s one address and the day that its content states', () => {
  const xml = sitemap(
    [
      { path: '/', updatedOn: '2026-11-21' },
      { path: '/about/', updatedOn: '2026-11-20' },
    ],
    'https://www.vanda.example',
  );
  expect(xml).toContain('<url><loc>https://www.vanda.example/</loc><lastmod>2026-11-21</lastmod></url>');
  expect(xml).toContain('<url><loc>https://www.vanda.example/about</loc><lastmod>2026-11-20</lastmod></url>');
});
