import type { Element, ElementContent, Text } from 'hast';
import type { MarkdownHint } from '../../src/text/markdown-hints.ts';

/** rehype-remark converts wrappers, paragraphs, lists and tables by itself. */

type Context = {
  url: string;
  /** The id of the nearest ancestor. */
  anchor?: string | undefined;
};
type Shape = (children: ElementContent[], node: Element, context: Context) => ElementContent[];

const headings = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'];
const inline = ['a', 'abbr', 'b', 'cite', 'code', 'del', 'em', 'i', 's', 'small', 'span', 'strong', 'time'];
const dropped = ['button', 'nav', 'script', 'style', 'svg', 'template'];
/** rehype-remark unwraps `<bdi>`, which pages do not use. */
const part = 'bdi';

const text = (value: string): Text => ({ type: 'text', value });
const element = (
  tagName: string,
  children: ElementContent[],
  properties: Element['properties'] = {},
): Element => ({ type: 'element', tagName, properties, children });
const isElement = <Name extends string>(
  node: ElementContent | undefined,
  ...names: Name[]
): node is Element & { tagName: Name } =>
  node?.type === 'element' && (names.length === 0 || (names as string[]).includes(node.tagName));
const isInline = (node: ElementContent): boolean =>
  node.type === 'text' || isElement(node, ...inline, 'mark', part);
const isBlank = (node: ElementContent): boolean => textOf(node).trim() === '' && !contains(node, 'img');

function textOf(node: ElementContent): string {
  if (node.type === 'text') return node.value;
  return isElement(node) ? node.children.map(textOf).join('') : '';
}

function contains(node: ElementContent, ...names: string[]): boolean {
  if (!isElement(node)) return false;
  return names.includes(node.tagName) || node.children.some((child) => contains(child, ...names));
}

/** Drops drawings, controls, and what depends on the clock. Headings for screen readers stay. */
function isDropped({ tagName, properties }: Element): boolean {
  const classes = Array.isArray(properties.className) ? properties.className : [];
  return (
    dropped.includes(tagName) ||
    properties.dataMd === ('skip' satisfies MarkdownHint) ||
    properties.hidden !== undefined ||
    properties.ariaHidden === 'true' ||
    (classes.includes('hiddenVisually') && !headings.includes(tagName))
  );
}

export function readable(node: ElementContent, context: Context): ElementContent[] {
  if (node.type === 'text') return [text(node.value.replace(/\s+/g, ' '))];
  if (!isElement(node) || isDropped(node)) return [];
  const { tagName, properties } = node;
  const anchor = typeof properties.id === 'string' ? properties.id : context.anchor;
  const children = spaced(
    node.children.flatMap((child) => readable(child, { ...context, anchor })),
    headings.includes(tagName) ? ' ' : ', ',
  );
  const shape = hints[String(properties.dataMd)] ?? shapes[tagName];
  if (shape) return shape(children, node, { ...context, anchor });
  return children.every(isBlank) ? [] : [element(tagName, children)];
}

const hints: Record<string, Shape> = {
  marks: (children) => [
    element('mark', [
      text(
        children
          .filter((child) => isElement(child))
          .map(textOf)
          .join(', '),
      ),
    ]),
  ],
  unit: (children) => [text(' '), ...children],
  label: (children, { tagName }) => [
    element(
      tagName,
      children.flatMap((child) => (isElement(child, 'mark') ? [text(': '), child] : [child])),
    ),
  ],
} satisfies Partial<Record<MarkdownHint, Shape>>;

const shapes: Record<string, Shape> = {
  form: (_children, _node, { url, anchor }) => {
    const href = anchor ? `${url}#${anchor}` : url;
    return [element('p', [element('a', [text('Fill in the form on the page')], { href }), text('.')])];
  },
  img: (_children, { properties: { alt, src } }, { url }) =>
    alt ? [element('img', [], { alt, src: new URL(String(src), url).href })] : [],
  sup: (children) => [text(`^${children.map(textOf).join('')}`)],
  a: link,
  summary: (children) =>
    children.some((child) => isElement(child, ...headings))
      ? [element('div', children)]
      : [element('p', [element('strong', children)])],
  // A figure without text or data is dropped with its caption.
  figure: (children) =>
    children.some((child) => contains(child, 'table', 'img', 'ol', 'ul', 'dl', ...headings))
      ? children.map((child) => (isElement(child, 'figcaption') ? caption(child) : child))
      : [],
  th: (children, { properties: { scope, colSpan } }) => [
    element('th', scope === 'rowgroup' ? [element('strong', children)] : children, { colSpan }),
  ],
  td: (children, { properties: { colSpan } }) => [element('td', children, { colSpan })],
  dl: (children) => list(children.flatMap(fact), { tagName: 'ul' }),
  li: (children) => [
    element(
      'li',
      children.some((child) => contains(child, ...headings, 'ul', 'ol', 'table'))
        ? titleFirst(children)
        : oneLine(children),
    ),
  ],
  ul: list,
  ol: list,
};

const caption = (node: ElementContent) => element('p', [element('em', isElement(node) ? node.children : [])]);

/** Cards with headings become sections. */
function list(children: ElementContent[], { tagName }: Pick<Element, 'tagName'>): ElementContent[] {
  const items = children.filter((child) => isElement(child, 'li'));
  if (items.length === 0) return [];
  return items.some((item) => contains(item, ...headings))
    ? items.map((item) => element('div', item.children))
    : [element(tagName, items)];
}

/** A group of a definition list as `**Length:** 3 Days, 12 modules`. */
function fact(group: ElementContent): ElementContent[] {
  const parts = isElement(group) ? group.children : [];
  const terms = parts.filter((child) => isElement(child, 'dt')).flatMap(({ children }) => children);
  if (terms.length === 0) return [];
  const values = parts
    .filter((child) => isElement(child, 'dd'))
    .map((child) => element(part, oneLine(child.children)));
  return [element('li', [element('strong', [...terms, text(':')]), text(' '), ...spaced(values, ', ')])];
}

/** The link of a whole card is moved to its title. */
function link(children: ElementContent[], { properties }: Element, { url }: Context): ElementContent[] {
  if (children.every(isBlank)) return [];
  const target = { href: new URL(String(properties.href ?? ''), url).href };
  if (children.every(isInline)) return [element('a', children, target)];
  const title = children.find((child) => isElement(child, ...headings));
  return children.map((child) =>
    isElement(child) && child === title
      ? element(child.tagName, [element('a', child.children, target)])
      : child,
  );
}

/** A title after its label would seem to belong to the previous card. */
function titleFirst(children: ElementContent[]): ElementContent[] {
  const title = children.find((child) => isElement(child, ...headings));
  return title === undefined ? children : [title, ...children.filter((child) => child !== title)];
}

/** The blocks of a list item as one line: `21 May 2024 · **Adopted** · Final vote in the Council.` */
function oneLine(children: ElementContent[]): ElementContent[] {
  const parts = (node: ElementContent): ElementContent[] => {
    if (!isElement(node) || isInline(node)) return [node];
    return node.children.every(isInline) ? [element(part, node.children)] : node.children.flatMap(parts);
  };
  return spaced(children.flatMap(parts), ' · ');
}

/** Separates inline neighbours that only styles keep apart. */
const spaced = (children: ElementContent[], separator: string): ElementContent[] =>
  children.flatMap((child, i) => {
    const next = children[i + 1];
    if (next === undefined || !isInline(child) || !isInline(next)) return [child];
    if (isElement(child, 'mark') || isElement(next, 'mark')) return [child];
    const end = textOf(child);
    const touches = /[\p{L}\p{N}).?!%]$/u.test(end) && /^[\p{L}\p{N}(“€]/u.test(textOf(next));
    const isSeparate =
      isElement(child, part) || isElement(next, part) || (touches && (isElement(child) || isElement(next)));
    return isSeparate ? [child, text(/[.:?!]$/.test(end) ? ' ' : separator)] : [child];
  });
