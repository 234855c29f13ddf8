import type { Element, Root } from 'hast';
import rehypeParse from 'rehype-parse';
import rehypeRemark from 'rehype-remark';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { startTags } from '../html.ts';
import { readable } from './readable-tree.ts';

const parser = unified().use(rehypeParse);
/** Stand for the brackets of a source's mark until the text is written: brackets would get backslashes. */
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

/**
 * The page as Markdown: what stands in its `<main>`, under front matter with its title, description, address and day.
 * @param html a page as the build wrote it
 * @param updatedOn ISO day of the last change, as the sitemap says it
 */
export function pageMarkdown(html: string, updatedOn: string): string {
  const tags = startTags(html);
  const meta = (key: string) =>
    tags
      .find(({ attributes }) => [attributes.get('name'), attributes.get('property')].includes(key))
      ?.attributes.get('content') ?? '';
  const url = meta('og:url');
  const main = findMain(parser.parse(html));
  if (!main) throw new Error(`${url} has no <main>`);
  const tree: Root = { type: 'root', children: readable(main, { url }) };
  const body = writer
    .stringify(writer.runSync(tree))
    .trim()
    .replaceAll(opening, '[')
    .replaceAll(closing, ']')
    // An ampersand needs its backslash only before what would be a character reference.
    .replace(/\\&(?![\w#]+;)/g, '&');
  // JSON's strings are YAML's too.
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

function findMain(node: Root | Element): Element | undefined {
  for (const child of node.children) {
    if (child.type !== 'element') continue;
    const found = child.tagName === 'main' ? child : findMain(child);
    if (found) return found;
  }
  return undefined;
}
