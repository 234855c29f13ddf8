import { type DefaultTreeAdapterTypes, parse, type Token } from 'parse5';

type Node = DefaultTreeAdapterTypes.ParentNode;

const code = ['script', 'style'];

/** An element of a page, parsed independently of the code that wrote it. */
export class Element {
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  // Private, so that a failing test does not print the page.
  readonly #source: string;
  readonly #node: Node;
  readonly #document: Element[];
  readonly #start: number;
  #end: number;

  constructor(source: string, node: Node, document: Element[]) {
    this.#source = source;
    this.#node = node;
    this.#document = document;
    this.name = 'tagName' in node ? node.tagName : '';
    this.attributes = new Map(
      'attrs' in node ? node.attrs.map(({ name, value }) => [name.toLowerCase(), value]) : [],
    );
    document.push(this);
    this.#start = document.length;
    for (const child of node.childNodes) if ('tagName' in child) new Element(source, child, document);
    this.#end = document.length;
  }

  get inside(): Element[] {
    return this.#document.slice(this.#start, this.#end);
  }

  get startTag(): string {
    const { startTag } = this.#places;
    return this.#source.slice(startTag?.startOffset ?? 0, startTag?.endOffset ?? 0);
  }

  get html(): string {
    const { startTag, endTag } = this.#places;
    if (!('tagName' in this.#node)) return this.#source;
    const start = startTag?.endOffset ?? 0;
    return this.#source.slice(start, endTag?.startOffset ?? start);
  }

  /** The text without scripts and styles, white space collapsed. */
  get text(): string {
    return this.textWithout(() => false);
  }

  textWithout(isLeftOut: (element: Element) => boolean): string {
    const leftOut = new Set(this.inside.filter(isLeftOut).map((element) => element.#node));
    const words: string[] = [];
    const collect = (parent: Node) => {
      for (const child of parent.childNodes) {
        if ('value' in child) words.push(child.value);
        else if ('tagName' in child && !code.includes(child.tagName) && !leftOut.has(child)) collect(child);
      }
    };
    collect(this.#node);
    return words.join(' ').replace(/\s+/g, ' ').trim();
  }

  get #places(): Partial<Token.ElementLocation> {
    return ('tagName' in this.#node && this.#node.sourceCodeLocation) || {};
  }
}

/** Parses a page. The element returned is the document. */
export const readDocument = (source: string): Element =>
  new Element(source, parse(source, { sourceCodeLocationInfo: true }), []);

/** @param attributes names and values that the elements must have */
export function elements(within: Element, name: string, attributes: Record<string, string> = {}): Element[] {
  const wanted = Object.entries(attributes);
  return within.inside.filter(
    (element) =>
      element.name === name && wanted.every(([key, value]) => element.attributes.get(key) === value),
  );
}

/** Throws without such an element, so that no test passes without its subject. */
export function firstElement(within: Element, name: string): Element {
  const found = within.inside.find((element) => element.name === name);
  if (!found) throw new Error(`There is no <${name}> in ${within.startTag || 'the page'}`);
  return found;
}

export function elementById(within: Element, id: string): Element {
  const found = within.inside.find(({ attributes }) => attributes.get('id') === id);
  if (!found) throw new Error(`There is no element #${id} in ${within.startTag || 'the page'}`);
  return found;
}

export const hrefs = (within: Element): string[] =>
  elements(within, 'a').map(({ attributes }) => attributes.get('href') ?? '');

export const days = (within: Element): string[] =>
  elements(within, 'time').map(({ attributes }) => attributes.get('datetime') ?? '');

/** The content of the meta element with this name or property. */
export const meta = (page: Element, key: string): string | undefined =>
  elements(page, 'meta')
    .find(({ attributes }) => [attributes.get('name'), attributes.get('property')].includes(key))
    ?.attributes.get('content');
