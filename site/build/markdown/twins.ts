import { markdownPath } from '../../src/routes.ts';
import type { KeptResults } from '../kept-results.ts';
import type { Page } from '../pages.ts';
import { pageMarkdown } from './page-markdown.ts';

/**
 * Each page that the sitemap lists once more as Markdown, made from its HTML, for readers that are programs:
 * `services/iso27001.md` and its text.
 */
export async function markdownTwins(
  pages: readonly Page[],
  sitemap: string,
  kept: KeptResults,
): Promise<[file: string, markdown: string][]> {
  const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc><lastmod>([^<]+)<\/lastmod>/g)];
  const twins = listed.map(async ([, url = '', updatedOn = '']): Promise<[string, string]> => {
    const { pathname } = new URL(url);
    const page = pages.find(({ address }) => address === pathname);
    if (!page) throw new Error(`sitemap.xml lists ${pathname}, which is no page`);
    const made = ['markdown', page.html, updatedOn];
    return [markdownPath(pathname), await kept.of(made, () => pageMarkdown(page, updatedOn))];
  });
  return Promise.all(twins);
}
