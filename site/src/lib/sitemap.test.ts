import { expect, test } from 'vitest';
import { sitemap } from './sitemap.ts';

test('the sitemap gives a day of change only where the content states one', () => {
  const xml = sitemap(
    [{ path: '/' }, { path: '/about', updatedOn: '2026-11-20' }],
    'https://www.vanda.example',
  );
  expect(xml).toContain('<url><loc>https://www.vanda.example/</loc></url>');
  expect(xml).toContain('<url><loc>https://www.vanda.example/about</loc><lastmod>2026-11-20</lastmod></url>');
});
