import { expect, test } from 'vitest';
import { readPage } from '../pages.ts';
import { markdownTwins } from './twins.ts';

const page = readPage('news/a.html', '<meta property="og:url" content="https://a.example/news/a"><main><p>x');
const sitemap = (path: string) =>
  `<url><loc>https://a.example${path}</loc><lastmod>2026-11-21</lastmod></url>`;

test('only what the sitemap lists gets a twin, at its own address and with its day', () => {
  const [twin, ...others] = markdownTwins([page, readPage('404.html', '')], sitemap('/news/a'));
  expect(others).toEqual([]);
  expect(twin).toEqual(['/news/a.md', expect.stringMatching(/updatedOn: 2026-11-21\n---\n\nx\n$/)]);
});

test('a listed page that is not there fails the build by name', () => {
  expect(() => markdownTwins([page], sitemap('/news/b'))).toThrow('/news/b');
});
