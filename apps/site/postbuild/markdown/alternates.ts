import { markdownPath } from '../../src/routing/routes.ts';
import type { Page } from '../pages.ts';
import { pageMarkdown } from './page-markdown.ts';

/** @throws when the sitemap lists a page that was not built */
export function markdownAlternates(
  pages: readonly Page[],
  sitemap: string,
): [file: string, markdown: string][] {
  const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc><lastmod>([^<]+)<\/lastmod>/g)];
  return listed.map(([, url = '', updatedOn = '']) => {
    const { pathname } = new URL(url);
    const page = pages.find(({ address }) => address === pathname);
    if (!page) throw new Error(`sitemap.xml lists ${pathname}, which is no page`);
    return [markdownPath(pathname), pageMarkdown(page, updatedOn)];
  });
}
