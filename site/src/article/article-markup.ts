import { hintAttribute } from '../markdown-hints.ts';

/**
 * What Markdown articles and legal pages get on top of plain Markdown. Pure: HTML in, HTML out.
 * The HTML is the Markdown processor's own, so its shapes are known: no attributes that nobody wrote.
 */

const mark = /\[\^(?<key>[A-Z0-9][A-Z0-9-]*)\]/g;
const marks = /\s*(?:\[\^[A-Z0-9][A-Z0-9-]*\])+/g;

/** Source keys that a Markdown body cites (`[^IBM24-SEA]`), in reading order, each once. */
export const citedKeys = (markdown: string): string[] => [
  ...new Set([...markdown.matchAll(mark)].map(({ groups }) => groups?.key ?? '')),
];

/** The same text without its source marks. */
export const withoutMarks = (text: string) => text.replace(marks, '');

/** Ids of the marks that lead to a source, by the source's number. */
export class BackLinks {
  readonly marks = new Map<number, string[]>();
  #count = 0;

  /** Notes another mark of a source and returns the mark's id. */
  add(number: number): string {
    const id = `mark-${++this.#count}`;
    this.marks.set(number, [...(this.marks.get(number) ?? []), id]);
    return id;
  }
}

/**
 * Turns every source mark into a link to its place in the Sources list. Each mark gets an id, so that the list can
 * lead back.
 */
export function linkMarks(html: string, numberOf: (key: string) => number, backLinks: BackLinks): string {
  return html.replace(marks, (run) => {
    const links = [...run.matchAll(mark)].map(({ groups }) => {
      const number = numberOf(groups?.key ?? '');
      const id = backLinks.add(number);
      return `<a id="${id}" href="#source-${number}" aria-label="Source ${number}">${number}</a>`;
    });
    return `<span class="marks" ${hintAttribute}="marks">${links.join('')}</span>`;
  });
}

/**
 * Gives every table a frame that scrolls by itself and takes the keyboard's focus (WCAG 2.1.1). A paragraph of
 * emphasis right before the table becomes its caption and the frame's name.
 */
export function frameTables(html: string): string {
  let count = 0;
  return html.replace(
    /(?:<p><em>(?<caption>(?:(?!<\/p>)[\s\S])*)<\/em>(?<after>[^<]*)<\/p>\s*)?<table>(?<table>[\s\S]*?)<\/table>/g,
    (_, ...rest) => {
      const { caption, after = '', table } = rest.at(-1) as Record<string, string | undefined>;
      count += 1;
      const id = `table-${count}`;
      const name = caption ? `aria-labelledby="${id}-name"` : `aria-label="Table ${count}"`;
      const head = caption ? `<figcaption id="${id}-name">${caption}${after}</figcaption>` : '';
      const rows = (table ?? '').replaceAll('<th>', '<th scope="col">');
      return `<figure class="table" id="${id}">${head}<section ${name} tabindex="0"><table>${rows}</table></section></figure>`;
    },
  );
}

/** File of a drawing. */
export type DrawingFile = { src: string; darkSrc: string; width: number; height: number };

/**
 * Turns `![what it shows](/plates/name.svg "Caption")` on a line of its own into a figure with the drawing's real file
 * and size, light or dark as the page is. An alternative that only repeats the caption is left out: it would be read twice.
 */
export function placeDrawings(html: string, fileOf: (name: string) => DrawingFile): string {
  return html.replace(
    /<p><img src="\/plates\/(?<name>[a-z0-9-]+)\.svg" alt="(?<alt>[^"]*)"(?: title="(?<caption>[^"]*)")?\s*\/?><\/p>/g,
    (_, ...rest) => {
      const { name = '', alt, caption } = rest.at(-1) as Record<string, string | undefined>;
      const { src, darkSrc, width, height } = fileOf(name);
      const words = caption ? `<figcaption>${caption}</figcaption>` : '';
      const dark = `<source media="(prefers-color-scheme: dark)" srcset="${darkSrc}">`;
      const light = `<img src="${src}" alt="${alt === caption ? '' : alt}" width="${width}" height="${height}" loading="lazy" decoding="async">`;
      return `<figure><picture>${dark}${light}</picture>${words}</figure>`;
    },
  );
}

/** Puts 1., 2., 3. before the headings of the second level: the numbered sections of a legal page. */
export function numberHeadings(html: string): string {
  let count = 0;
  return html.replace(
    /<h2 id="([^"]*)">/g,
    (_, id) => `<h2 id="${id}"><span class="num">${++count}.</span> `,
  );
}

/** Links that leave the site open a new tab and say so, as `Anchor` does. */
export const openOutside = (html: string) =>
  html.replace(
    /<a href="(https?:[^"]+)">([\s\S]*?)<\/a>/g,
    '<a href="$1" target="_blank" rel="noopener">$2<span class="hiddenVisually"> (opens in a new tab)</span></a>',
  );

/** The body as feeds carry it: no marks, whole addresses. */
export const feedHtml = (html: string, site: string) =>
  withoutMarks(html).replace(/(href|src|srcset)="\/(?!\/)/g, `$1="${new URL('/', site).href}`);
