import { markdownPath } from '../../src/routes.ts';
import type { Page } from '../pages.ts';
import { pageMarkdown } from './page-markdown.ts';

/**
 * Each page that the sitemap lists once more as Markdown, made from its HTML, for readers that are programs:
 * `services/iso27001.md` and its text.
 */
export function markdownTwins(pages: readonly Page[], sitemap: string): [file: string, markdown: string][] {
  const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc><lastmod>([^<]+)<\/lastmod>/g)];
  return listed.map(([, url = '', updatedOn = '']) => {
    const { pathname } = new URL(url);
    const page = pages.find(({ address }) => address === pathname);
    if (!page) throw new Error(`sitemap.xml lists ${pathname}, which is no page`);
    return [markdownPath(pathname), pageMarkdown(page, updatedOn)];
  });
}
