import type { Element, ElementContent, Text } from 'hast';
import type { MarkdownHint } from '../../src/markdown-hints.ts';

/**
 * A built page's markup as a plain document: without drawings, navigation and controls, with lists that are lists and
 * facts that are sentences. What looks like a row or a card on the page must read as one in Markdown, where no styles
 * keep words apart.
 */

type Context = {
  /** The page's own address; links become absolute by it. */
  url: string;
  /** Id of the nearest element around. */
  anchor?: string | undefined;
};

const text = (value: string): Text => ({ type: 'text', value });
const element = (
  tagName: string,
  children: ElementContent[],
  properties: Element['properties'] = {},
): Element => ({
  type: 'element',
  tagName,
  properties,
  children,
});
/** Whether a node is an element, of one of some names where any are given. */
const isElement = <Name extends string>(
  node: ElementContent | undefined,
  ...names: Name[]
): node is Element & { tagName: Name } =>
  node?.type === 'element' && (names.length === 0 || (names as string[]).includes(node.tagName));
const isBlank = (node: ElementContent) => node.type === 'text' && node.value.trim() === '';

/** Words of a node, as they run. */
function wordsOf(node: ElementContent): string {
  if (node.type === 'text') return node.value;
  return isElement(node) ? node.children.map(wordsOf).join('') : '';
}

function contains(node: ElementContent, ...names: string[]): boolean {
  return (
    isElement(node) && node.children.some((child) => isElement(child, ...names) || contains(child, ...names))
  );
}

const headings = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'];
/** Blocks that may be left once wrappers are gone. */
const blocks = [...headings, 'blockquote', 'li', 'ol', 'p', 'pre', 'table', 'ul'];
/** Elements that say nothing in Markdown: what is in them stands in their place. */
const wrappers = ['article', 'aside', 'details', 'div', 'footer', 'header', 'main', 'section'];
const dropped = ['button', 'nav', 'script', 'style', 'svg', 'template'];

const hasHint = ({ dataMd }: Element['properties'], hint: MarkdownHint) => dataMd === hint;

/** What a reader of words doesn't need, or what only a clock or a control makes true. */
function isDropped({ tagName, properties }: Element): boolean {
  const classes = Array.isArray(properties.className) ? properties.className : [];
  return (
    dropped.includes(tagName) ||
    hasHint(properties, 'skip') ||
    properties.hidden !== undefined ||
    properties.ariaHidden === 'true' ||
    // A heading that only a screen reader hears is a heading.
    (classes.includes('hiddenVisually') && !headings.includes(tagName))
  );
}

/** @returns what stands in place of a node: nothing, one node or several */
export function readable(node: ElementContent, context: Context): ElementContent[] {
  if (node.type === 'text') return [text(node.value.replace(/\s+/g, ' '))];
  if (!isElement(node) || isDropped(node)) return [];
  const { tagName, properties } = node;
  const anchor = typeof properties.id === 'string' ? properties.id : context.anchor;
  if (tagName === 'form') return [formLink(context.url, anchor)];
  const children = merged(node.children.flatMap((child) => readable(child, { ...context, anchor })));
  if (hasHint(properties, 'marks')) return [marks(children)];
  if (hasHint(properties, 'unit')) return [text(' '), ...children];
  if (hasHint(properties, 'label')) return [element(tagName, children.flatMap(labelled))];
  const reshape = shapes[tagName];
  if (reshape) return reshape(children, properties, context);
  if (wrappers.includes(tagName)) return tagName === 'article' ? headed(parted(children)) : parted(children);
  if (children.every(isBlank)) return [];
  return [element(tagName, spaced(children, headings.includes(tagName) ? ' ' : ' · '))];
}

type Shape = (
  children: ElementContent[],
  properties: Element['properties'],
  context: Context,
) => ElementContent[];

const shapes: Record<string, Shape> = {
  a: link,
  img: (_children, { alt, src }, { url }) =>
    alt ? [element('img', [], { alt, src: new URL(String(src), url).href })] : [],
  dd: (children) => [element('dd', children)],
  s: (children) => [element('del', children)],
  dl: (children) => list('ul')(children.flatMap(facts), {}, { url: '' }),
  summary: (children) => {
    const title = children.find((child) => isElement(child, ...headings));
    if (!title) return [element('p', [element('strong', children)])];
    const beside = children.filter((child) => child !== title && wordsOf(child).trim() !== '');
    return [title, ...(beside.length > 0 ? [element('p', beside)] : [])];
  },
  figure,
  table: (children) => {
    const [caption] = children.filter((child) => isElement(child, 'caption'));
    const rows = children.filter((child) => child !== caption);
    return [...(caption ? [element('p', [element('em', caption.children)])] : []), element('table', rows)];
  },
  th: (children, properties) => {
    const words = spaced(children, ', ');
    return [
      element(
        'th',
        properties.scope === 'rowgroup' ? [element('strong', words)] : words,
        columns(properties),
      ),
    ];
  },
  td: (children, properties) => [element('td', spaced(children, ', '), columns(properties))],
  sup: (children) => [text(`^${children.map(wordsOf).join('')}`)],
  li: (children) => {
    const holder = element('li', headed(parted(children)));
    return [contains(holder, ...headings, 'ul', 'ol', 'table') ? holder : element('li', sentence(children))];
  },
  ul: list('ul'),
  ol: list('ol'),
};

const columns = ({ colSpan }: Element['properties']) => (colSpan === undefined ? {} : { colSpan });

/** Each run of inline content between blocks as a paragraph of its own. */
function parted(children: ElementContent[]): ElementContent[] {
  const result: ElementContent[] = [];
  let run: ElementContent[] = [];
  const end = () => {
    if (run.some((node) => !isBlank(node))) result.push(element('p', spaced(run, ' · ')));
    run = [];
  };
  for (const child of children) {
    if (isBlock(child)) {
      end();
      result.push(child);
    } else run.push(child);
  }
  end();
  return result;
}

/** A card's title first: what stands above it on the page would seem to belong to the card before. */
function headed(children: ElementContent[]): ElementContent[] {
  const place = children.findIndex((child) => isElement(child, ...headings));
  const title = children[place];
  return title === undefined || place > 2
    ? children
    : [title, ...children.filter((child) => child !== title)];
}

/** Text nodes side by side become one, so that a comment between them parts no word. */
function merged(nodes: ElementContent[]): ElementContent[] {
  const result: ElementContent[] = [];
  for (const node of nodes) {
    const last = result.at(-1);
    if (node.type === 'text' && last?.type === 'text') last.value += node.value;
    else result.push(node.type === 'text' ? text(node.value) : node);
  }
  return result;
}

/** Puts between words that only styles kept apart what keeps them apart in plain text. */
function spaced(children: ElementContent[], separator: string): ElementContent[] {
  const isRow = children.every(
    (child) => isElement(child, 'a', 'b', 'small', 'span', 'time') || isBlank(child),
  );
  return children.flatMap((child, i) => {
    const next = children[i + 1];
    if (next === undefined || isBlock(child) || isBlock(next)) return [child];
    if (isElement(child, 'mark') || isElement(next, 'mark')) return [child];
    const touches = /[\p{L}\p{N}).?!%]$/u.test(wordsOf(child)) && /^[\p{L}\p{N}(“€]/u.test(wordsOf(next));
    if (!touches) return [child];
    if (isRow || separator === ', ') return [child, text(separator)];
    if (isElement(child, 'small')) return [child, text(': ')];
    return [child, text(isElement(child, 'span') ? ', ' : ' ')];
  });
}

const isBlock = (node: ElementContent): boolean => isElement(node, ...blocks);

/** Numbers of sources at one place, which share the brackets: `[1, 5]`. */
const marks = (children: ElementContent[]) =>
  element('mark', [
    text(
      children
        .filter((child) => !isBlank(child))
        .map(wordsOf)
        .join(', '),
    ),
  ]);

/** Puts a colon before the marks that a label names. */
const labelled = (child: ElementContent) => (isElement(child, 'mark') ? [text(': '), child] : [child]);

function link(
  children: ElementContent[],
  properties: Element['properties'],
  { url }: Context,
): ElementContent[] {
  const href = String(properties.href ?? '');
  if (children.every(isBlank)) return [];
  const target = { href: new URL(href, url).href };
  if (!children.some(isBlock)) return [element('a', spaced(children, ' · '), target)];
  // A link around a whole card: its title carries it.
  const title =
    children.find((child) => isElement(child, ...headings)) ??
    children.find((child) => isElement(child, 'b', 'p'));
  return children.map((child) =>
    isElement(child) && child === title
      ? element(child.tagName, [element('a', child.children, target)])
      : child,
  );
}

/** `Length: 3 Days (12 modules)`, from a term and what is said of it. */
function facts(group: ElementContent): ElementContent[] {
  if (!isElement(group)) return [];
  const parts = group.children;
  const term = parts.find((part) => isElement(part, 'dt'));
  const values = parts.filter((part) => isElement(part, 'dd')).map((part) => (part as Element).children);
  if (!isElement(term)) return [];
  const said = values.flatMap((children, i) => [
    ...(i > 0 ? [text(', ')] : []),
    ...children.flatMap((child) => (isElement(child, 'small') ? [text(', '), ...child.children] : [child])),
  ]);
  return [element('li', [element('strong', [...term.children, text(':')]), text(' '), ...said])];
}

/** Tables, charts and lists stay, with their titles and captions; what is only drawn goes, and its caption with it. */
function figure(children: ElementContent[]): ElementContent[] {
  const holder = element('div', children);
  if (!contains(holder, 'table', 'img', 'ol', 'ul', 'dl', ...headings)) return [];
  return children.map((child) =>
    isElement(child, 'figcaption') ? element('p', [element('em', child.children)]) : child,
  );
}

/** A list stays one; cards with headings of their own follow each other as sections. */
function list(name: 'ul' | 'ol'): Shape {
  return (children) => {
    const items = children.filter((child) => isElement(child, 'li')) as Element[];
    if (items.length === 0) return [];
    if (items.some((item) => contains(item, ...headings))) return items.flatMap((item) => item.children);
    return [element(name, items)];
  };
}

/** One line from the parts of a list item: `21 May 2024 · **Adopted**: Final vote in the Council.` */
function sentence(children: ElementContent[]): ElementContent[] {
  const parts = partsOf(children);
  return parts.flatMap((part, i) => {
    const before = parts[i - 1];
    return before === undefined ? part : [text(between(before)), ...part];
  });
}

function between(part: ElementContent[]): string {
  const words = part.map(wordsOf).join('').trim();
  if (/[.:?!]$/.test(words)) return ' ';
  return part.every((node) => isElement(node, 'a', 'b', 'strong', 'mark')) ? ': ' : ' · ';
}

/** Runs of inline content, each block's apart. */
function partsOf(nodes: ElementContent[]): ElementContent[][] {
  const parts: ElementContent[][] = [];
  let run: ElementContent[] = [];
  const end = () => {
    if (run.some((node) => wordsOf(node).trim() !== '' || isElement(node, 'img'))) parts.push(run);
    run = [];
  };
  for (const node of nodes) {
    if (isElement(node) && isBlock(node)) {
      end();
      parts.push(...partsOf(node.children));
    } else if (run.length > 0 || !isBlank(node)) run.push(node);
  }
  end();
  return parts.map((part) => spaced(part, ' · '));
}

/** In place of a form: where it is filled in. */
const formLink = (url: string, anchor: string | undefined) =>
  element('p', [
    element('a', [text('Fill in the form on the page')], {
      href: anchor && anchor !== 'main' ? `${url}#${anchor}` : url,
    }),
    text('.'),
  ]);
