import { satteriHeadingIdsPlugin } from '@astrojs/markdown-satteri';
import type { Element, ElementContent } from 'hast';
import { h } from 'hastscript';
import { type HastPluginDefinition, type HastVisitorContext, htmlToHast, markdownToHtml } from 'satteri';
import { hintAttribute } from '../../text/markdown-hints.ts';

const mark = /\[\^(?<key>[A-Z0-9][A-Z0-9-]*)\]/g;
const marks = /(?<!\s)\s*((?:\[\^[A-Z0-9][A-Z0-9-]*\])+)/g;

const keysIn = (text: string) => [...text.matchAll(mark)].map(({ groups }) => groups?.key ?? '');

export const citedKeys = (markdown: string): string[] => [...new Set(keysIn(markdown))];

export class BackLinks {
  readonly marks = new Map<number, string[]>();
  #count = 0;

  add(number: number): string {
    const id = `mark-${++this.#count}`;
    this.marks.set(number, [...(this.marks.get(number) ?? []), id]);
    return id;
  }
}

/** Renders as Astro does, with plugins that run after its own. */
export async function renderMarkdown(markdown: string, ...plugins: readonly HastPluginDefinition[]) {
  const features = { smartPunctuation: true };
  const hastPlugins = [satteriHeadingIdsPlugin(), ...plugins];
  return (await markdownToHtml(markdown, { features, hastPlugins })).html;
}

type Visit = (node: Readonly<Element>, context: HastVisitorContext) => Element | undefined;

const plugin = (name: string, filter: string[], visit: Visit): HastPluginDefinition => ({
  name,
  element: { filter, visit },
});

const elementsIn = ({ children }: Readonly<Element>) => children.filter((node) => node.type === 'element');

export const linkMarks = (numberOf: (key: string) => number, backLinks: BackLinks): HastPluginDefinition => ({
  name: 'link-marks',
  text(node, context) {
    const parts = node.value.split(marks).map((text, i) => {
      if (i % 2 === 0) return { type: 'text' as const, value: text };
      const links = keysIn(text).map((key) => {
        const number = numberOf(key);
        const id = backLinks.add(number);
        return h('a', { id, href: `#source-${number}` }, `${number}`);
      });
      return h('span', { className: 'marks', [hintAttribute]: 'marks' }, links);
    });
    if (parts.length > 1) context.replaceNode(node, parts);
  },
});

/**
 * Column names in each cell, for rows that stack on small screens. An emphasised paragraph right
 * before becomes the caption.
 */
export function frameTables() {
  let count = 0;
  return plugin('frame-tables', ['table'], (table, context) => {
    const id = `table-${++count}`;
    const rows = elementsIn(table).flatMap(elementsIn).map(elementsIn);
    const [columns = []] = rows;
    for (const cells of rows)
      for (const [i, cell] of cells.entries()) {
        if (cell.tagName === 'th') context.setProperty(cell, 'scope', 'col');
        else if (i > 0 && columns[i]) context.setProperty(cell, 'dataLabel', context.textContent(columns[i]));
      }
    const siblings = context.parent(table)?.children.slice(0, context.indexOf(table)) ?? [];
    const before = siblings.findLast((node) => node.type === 'element');
    const caption = captionIn(before);
    context.setProperty(table, 'className', ['stacks']);
    if (!before || !caption) {
      context.setProperty(table, 'ariaLabel', `Table ${count}`);
      return h('figure', { id }, [table]);
    }
    context.setProperty(table, 'ariaLabelledBy', `${id}-name`);
    context.removeNode(before);
    return h('figure', { id }, [h('figcaption', { id: `${id}-name` }, caption), table]);
  });
}

/** Draws a hairline from the value to 100. */
export const drawShares = plugin('draw-shares', ['tr'], (row, context) => {
  const [first, ...cells] = elementsIn(row);
  const share = cells.map((cell) => context.textContent(cell)).find((text) => /^\d+%$/.test(text));
  if (!first || !share) return undefined;
  const whole = h('line', { x2: '100%', y1: 4, y2: 4 });
  const bar = h('rect', { width: share, height: 8 });
  context.appendChild(first, h('svg', { ariaHidden: 'true', height: 8 }, [whole, bar]));
  return undefined;
});

function captionIn(paragraph: Element | undefined): ElementContent[] | undefined {
  const [emphasis, ...after] = paragraph?.tagName === 'p' ? paragraph.children : [];
  const isCaption = emphasis?.type === 'element' && emphasis.tagName === 'em';
  return isCaption && after.every(({ type }) => type === 'text')
    ? [...emphasis.children, ...after]
    : undefined;
}

type DrawingFile = { src: string; darkSrc: string; width: number; height: number };

/**
 * Photographs and drawings in a paragraph of their own become figures. A drawing's alternative equal to its
 * caption is emptied: it would be read twice.
 * @param photographs the picture element of each, by its name
 */
export const placePictures = (
  fileOf: (drawing: string) => DrawingFile,
  photographs: ReadonlyMap<string, string>,
) =>
  plugin('place-pictures', ['p'], ({ children: [image, ...more] }) => {
    if (image?.type !== 'element' || image.tagName !== 'img' || more.length > 0) return undefined;
    const { src, alt, title } = image.properties;
    const [, drawing, photograph = ''] = pictureAddress.exec(String(src)) ?? [];
    const markup = photographs.get(photograph);
    if (!drawing && markup === undefined) return undefined;
    const picture = drawing
      ? drawingPicture(fileOf(drawing), alt === title ? '' : alt)
      : htmlToHast(markup ?? '', { fragment: true });
    return h('figure', { className: 'drawn' }, [
      picture as Element,
      ...(title ? [h('figcaption', String(title))] : []),
    ]);
  });

const pictureAddress = /^\/(?:illustrations\/([a-z0-9-]+)\.svg|pictures\/(photo-[0-9a-f]{16})\.webp)$/;

const drawingPicture = ({ darkSrc, ...light }: DrawingFile, alt: unknown) =>
  h('picture', [
    h('source', { media: '(prefers-color-scheme: dark)', srcSet: darkSrc }),
    h('img', {
      src: light.src,
      alt: String(alt),
      width: light.width,
      height: light.height,
      loading: 'lazy',
      decoding: 'async',
    }),
  ]);

/** Names of the photographs that the text shows, each with its alternative. */
export const photosIn = (markdown: string): { file: string; alt: string }[] =>
  [...markdown.matchAll(/!\[([^\]]*)\]\(\/pictures\/(photo-[0-9a-f]{16})\.webp/g)].map(
    ([, alt = '', file = '']) => ({ file, alt }),
  );

export function numberHeadings() {
  let count = 0;
  return plugin('number-headings', ['h2'], (heading, context) => {
    const number = h('span', { className: 'num ordinal' }, `${++count}.`);
    context.prependChild(heading, [number, { type: 'text', value: ' ' }]);
    return undefined;
  });
}

export const openOutside = plugin('open-outside', ['a'], (link, context) => {
  if (!/^https?:/.test(String(link.properties.href))) return undefined;
  context.setProperty(link, 'target', '_blank');
  context.setProperty(link, 'rel', 'noopener');
  context.appendChild(link, h('span', { className: 'hiddenVisually' }, ' (opens in a new tab)'));
  return undefined;
});

export const forFeed = (site: string): HastPluginDefinition => ({
  name: 'for-feed',
  text: (node) => ({ type: 'text', value: node.value.replace(marks, '') }),
  element: {
    filter: ['a', 'img', 'source'],
    visit(node, context) {
      for (const name of ['href', 'src', 'srcSet']) {
        const address = node.properties[name];
        if (typeof address === 'string' && /^\/(?!\/)/.test(address))
          context.setProperty(node, name, new URL(address, site).href);
      }
    },
  },
});
