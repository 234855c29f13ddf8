import type { Element, Root } from 'hast';
import { fromParse5 } from 'hast-util-from-parse5';
import { toHtml } from 'hast-util-to-html';
import { h } from 'hastscript';
import { parseFragment } from 'parse5';
import { SKIP, visit } from 'unist-util-visit';
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

export type TreeEdit = (tree: Root) => void;

export function editHtml(html: string, ...edits: TreeEdit[]): string {
  const tree = fromParse5(parseFragment(html)) as Root;
  for (const edit of edits) edit(tree);
  return toHtml(tree, { characterReferences: { useNamedReferences: true } });
}

const element = (tagName: string) => ({ type: 'element', tagName }) as const;

export const linkMarks =
  (numberOf: (key: string) => number, backLinks: BackLinks): TreeEdit =>
  (tree) =>
    visit(tree, 'text', (node, index = 0, parent) => {
      const parts = node.value.split(marks).map((text, i) => {
        if (i % 2 === 0) return { type: 'text' as const, value: text };
        const links = keysIn(text).map((key) => {
          const number = numberOf(key);
          const id = backLinks.add(number);
          return h('a', { id, href: `#source-${number}` }, `${number}`);
        });
        return h('span', { className: 'marks', [hintAttribute]: 'marks' }, links);
      });
      parent?.children.splice(index, 1, ...parts);
      return [SKIP, index + parts.length];
    });

/**
 * Column names in each cell, for rows that stack on small screens. An emphasised paragraph right
 * before becomes the caption.
 */
export const frameTables: TreeEdit = (tree) => {
  let count = 0;
  visit(tree, element('table'), (table, index = 0, parent) => {
    if (!parent) return;
    const columns: string[] = [];
    visit(table, element('th'), (th) => {
      th.properties.scope = 'col';
      columns.push(th.children.map((node) => (node.type === 'text' ? node.value : '')).join(''));
    });
    visit(table, element('tr'), ({ children }) => {
      const cells = children.filter((node) => node.type === 'element' && node.tagName === 'td') as Element[];
      for (const [i, { properties }] of cells.entries()) if (i > 0) properties.dataLabel = columns[i];
    });
    const id = `table-${++count}`;
    const before = parent.children.slice(0, index).findLastIndex((node) => node.type === 'element');
    const caption = captionIn(parent.children[before] as Element | undefined);
    Object.assign(
      table.properties,
      { className: 'stacks' },
      caption ? { ariaLabelledBy: `${id}-name` } : { ariaLabel: `Table ${count}` },
    );
    const frame = h('figure', { id }, [
      ...(caption ? [h('figcaption', { id: `${id}-name` }, caption)] : []),
      table,
    ]);
    const start = caption ? before : index;
    parent.children.splice(start, index - start + 1, frame);
    return [SKIP, start + 1];
  });
};

/** A hairline runs to 100. */
export const drawShares: TreeEdit = (tree) =>
  visit(tree, element('tr'), ({ children }) => {
    const cells = children.filter((node) => node.type === 'element');
    const share = cells
      .flatMap((cell) => cell.children)
      .map((node) => (node.type === 'text' ? node.value : ''))
      .find((text) => /^\d+%$/.test(text));
    if (!share) return;
    const whole = h('line', { x2: '100%', y1: 4, y2: 4 });
    cells[0]?.children.push(
      h('svg', { ariaHidden: 'true', height: 8 }, [whole, h('rect', { width: share, height: 8 })]),
    );
  });

function captionIn(paragraph: Element | undefined) {
  const [emphasis, ...after] = paragraph?.tagName === 'p' ? paragraph.children : [];
  const isCaption = emphasis?.type === 'element' && emphasis.tagName === 'em';
  return isCaption && after.every(({ type }) => type === 'text') && [...emphasis.children, ...after];
}

type DrawingFile = { src: string; darkSrc: string; width: number; height: number };

/** An alternative equal to the caption is emptied: it would be read twice. */
export const placeDrawings =
  (fileOf: (name: string) => DrawingFile): TreeEdit =>
  (tree) =>
    visit(tree, element('p'), ({ children: [image, ...more] }, index = 0, parent) => {
      if (image?.type !== 'element' || image.tagName !== 'img' || more.length > 0) return;
      const { src, alt, title } = image.properties;
      const name = /^\/illustrations\/([a-z0-9-]+)\.svg$/.exec(String(src))?.[1];
      if (!name) return;
      const { darkSrc, ...light } = fileOf(name);
      const shown = {
        src: light.src,
        alt: alt === title ? '' : alt,
        width: light.width,
        height: light.height,
      };
      const picture = h('picture', [
        h('source', { media: '(prefers-color-scheme: dark)', srcSet: darkSrc }),
        h('img', { ...shown, loading: 'lazy', decoding: 'async' }),
      ]);
      const caption = title ? [h('figcaption', String(title))] : [];
      parent?.children.splice(index, 1, h('figure', { className: 'drawn' }, [picture, ...caption]));
    });

const photoAddress = /^\/pictures\/(photo-[0-9a-f]{16})\.webp$/;

/** Names of the photographs that the text shows, each with its alternative. */
export const photosIn = (markdown: string): { file: string; alt: string }[] =>
  [...markdown.matchAll(/!\[([^\]]*)\]\(\/pictures\/(photo-[0-9a-f]{16})\.webp/g)].map(
    ([, alt = '', file = '']) => ({ file, alt }),
  );

/** @param markupOf the picture element of a photograph, by its name */
export const placePhotographs =
  (markupOf: ReadonlyMap<string, string>): TreeEdit =>
  (tree) =>
    visit(tree, element('p'), ({ children: [image, ...more] }, index = 0, parent) => {
      if (image?.type !== 'element' || image.tagName !== 'img' || more.length > 0) return;
      const name = photoAddress.exec(String(image.properties.src))?.[1] ?? '';
      const markup = markupOf.get(name);
      if (markup === undefined) return;
      const { children } = fromParse5(parseFragment(markup)) as Root;
      const { title } = image.properties;
      const caption = title ? [h('figcaption', String(title))] : [];
      parent?.children.splice(index, 1, h('figure', { className: 'drawn' }, [...children, ...caption]));
    });

export const numberHeadings: TreeEdit = (tree) => {
  let count = 0;
  visit(tree, element('h2'), ({ children }) => {
    children.unshift(h('span', { className: 'num ordinal' }, `${++count}.`), { type: 'text', value: ' ' });
  });
};

export const openOutside: TreeEdit = (tree) =>
  visit(tree, element('a'), ({ properties, children }) => {
    if (!/^https?:/.test(String(properties.href))) return;
    Object.assign(properties, { target: '_blank', rel: 'noopener' });
    children.push(h('span', { className: 'hiddenVisually' }, ' (opens in a new tab)'));
  });

export const forFeed =
  (site: string): TreeEdit =>
  (tree) =>
    visit(tree, (node) => {
      if (node.type === 'text') node.value = node.value.replace(marks, '');
      if (node.type !== 'element') return;
      for (const name of ['href', 'src', 'srcSet']) {
        const address = node.properties[name];
        if (typeof address === 'string' && /^\/(?!\/)/.test(address))
          node.properties[name] = new URL(address, site).href;
      }
    });
