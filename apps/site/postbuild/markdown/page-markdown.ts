import type { Element, Root } from 'hast';
import { fromParse5 } from 'hast-util-from-parse5';
import rehypeRemark from 'rehype-remark';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { markdownPath } from '../../src/routing/routes.ts';
import { elementsIn } from '../../src/text/elements.ts';
import type { Page } from '../pages.ts';
import { readable } from './readable-tree.ts';

/** remark-stringify would escape brackets. */
const [opening, closing] = ['\uE000', '\uE001'];

const writer = unified()
  .use(rehypeRemark, {
    handlers: {
      mark: (_state: unknown, { children }: Element) => ({
        type: 'text' as const,
        value: `${opening}${children.map((child) => ('value' in child ? child.value : '')).join('')}${closing}`,
      }),
    },
  })
  .use(remarkGfm, { tablePipeAlign: false })
  .use(remarkStringify, { bullet: '-', emphasis: '_', rule: '-', listItemIndent: 'one' });

/** @param updatedOn ISO day */
export function pageMarkdown({ document, tags }: Page, updatedOn: string): string {
  const meta = (key: string) =>
    tags
      .find(({ attributes }) => [attributes.get('name'), attributes.get('property')].includes(key))
      ?.attributes.get('content') ?? '';
  const url = meta('og:url');
  const main = [...elementsIn(document)].find(({ tagName }) => tagName === 'main');
  if (!main) throw new Error(`${url} has no <main>`);
  const tree: Root = { type: 'root', children: readable(fromParse5(main) as Element, { url }) };
  const body = writer
    .stringify(writer.runSync(tree))
    .trim()
    .replaceAll(opening, '[')
    .replaceAll(closing, ']')
    // An ampersand is escaped only before a possible character reference.
    .replace(/\\&(?![\w#]+;)/g, '&');
  // JSON strings are valid YAML.
  const frontMatter = Object.entries({
    title: meta('og:title'),
    description: meta('description'),
    url,
    updatedOn,
  })
    .map(([name, value]) => `${name}: ${name === 'updatedOn' ? value : JSON.stringify(value)}`)
    .join('\n');
  return `---\n${frontMatter}\n---\n\n${body}\n`;
}

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
