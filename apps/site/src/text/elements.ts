import { type DefaultTreeAdapterTypes, parse } from 'parse5';

export type Document = DefaultTreeAdapterTypes.Document;
export type Element = DefaultTreeAdapterTypes.Element;

/** A start tag, with the raw text of script, style, title and textarea. */
export type Tag = {
  name: string;
  /** Names in lower case, values with character references resolved. */
  attributes: ReadonlyMap<string, string>;
  start: number;
  end: number;
  /** Offset after the end tag, if any. */
  close: number;
  places: Readonly<Record<string, { startOffset: number; endOffset: number }>>;
  text?: string;
};

const rawTextElements = new Set(['script', 'style', 'textarea', 'title']);

export const readDocument = (html: string): Document =>
  parse(html, { sourceCodeLocationInfo: true, scriptingEnabled: false });

export function* elementsIn(parent: DefaultTreeAdapterTypes.ParentNode): Generator<Element> {
  for (const node of 'content' in parent ? [parent.content] : parent.childNodes) {
    if ('tagName' in node) yield node;
    if ('childNodes' in node) yield* elementsIn(node);
  }
}

export const tagsIn = (document: Document, html: string): Tag[] =>
  [...elementsIn(document)].flatMap(({ tagName, attrs, sourceCodeLocation: place }) => {
    // Elements that the parser adds have no position.
    if (!place?.startTag) return [];
    const name = tagName.toLowerCase();
    const end = place.startTag.endOffset;
    const tag: Tag = {
      name,
      attributes: new Map(
        attrs.map(({ prefix, name, value }) => [(prefix ? `${prefix}:${name}` : name).toLowerCase(), value]),
      ),
      start: place.startOffset,
      end,
      close: place.endOffset,
      places: place.attrs ?? {},
    };
    const text = () => html.slice(end, place.endTag?.startOffset ?? place.endOffset);
    return [rawTextElements.has(name) ? { ...tag, text: text() } : tag];
  });

export const startTags = (html: string): Tag[] => tagsIn(readDocument(html), html);
