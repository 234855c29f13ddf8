import { expect, test } from 'vitest';
import { readPage } from '../pages.ts';
import { markdownTwins } from './twins.ts';

/** Keeps nothing. */
const kept = { of: async <Result>(_: readonly string[], make: () => Result | Promise<Result>) => make() };

const page = readPage('news/a.html', '<meta property="og:url" content="https://a.example/news/a"><main><p>x');
const sitemap = (path: string) =>
  `<url><loc>https://a.example${path}</loc><lastmod>2026-11-21</lastmod></url>`;

test('only what the sitemap lists gets a twin, at its own address and with its day', async () => {
  const [twin, ...others] = await markdownTwins([page, readPage('404.html', '')], sitemap('/news/a'), kept);
  expect(others).toEqual([]);
  expect(twin).toEqual(['/news/a.md', expect.stringMatching(/updatedOn: 2026-11-21\n---\n\nx\n$/)]);
});

test('a listed page that is not there fails the build by name', async () => {
  await expect(markdownTwins([page], sitemap('/news/b'), kept)).rejects.toThrow('/news/b');
});

test('a twin is made anew for another text and for another day', async () => {
  const asked: (readonly string[])[] = [];
  const noting = { of: (made: readonly string[]) => Promise.resolve(void asked.push(made) as never) };
  const other = readPage(page.file, page.html.replace('x', 'y'));
  await markdownTwins([page], sitemap('/news/a'), noting);
  await markdownTwins([other], sitemap('/news/a'), noting);
  await markdownTwins([page], sitemap('/news/a').replace('11-21', '11-22'), noting);
  expect(new Set(asked.map((made) => JSON.stringify(made))).size).toBe(3);
});
