import { readFileSync, writeFileSync } from 'node:fs';
import type { AstroIntegration } from 'astro';
import { markdownPath } from '../src/routes.ts';
import { pageMarkdown } from './markdown/page-markdown.ts';

/**
 * Writes each page that the sitemap lists once more as Markdown, beside its HTML and made from it, for readers that are
 * programs: `/services/iso27001.md`.
 */
export function markdownTwins(): AstroIntegration {
  return {
    name: 'markdown-twins',
    hooks: {
      'astro:build:done': ({ dir, logger }) => {
        const sitemap = readFileSync(new URL('sitemap.xml', dir), 'utf8');
        const pages = [...sitemap.matchAll(/<loc>([^<]+)<\/loc><lastmod>([^<]+)<\/lastmod>/g)];
        for (const [, url = '', updatedOn = ''] of pages) {
          const { pathname } = new URL(url);
          const html = readFileSync(new URL(`.${pathname === '/' ? '/index' : pathname}.html`, dir), 'utf8');
          writeFileSync(new URL(`.${markdownPath(pathname)}`, dir), pageMarkdown(html, updatedOn));
        }
        logger.info(`${pages.length} pages`);
      },
    },
  };
}
