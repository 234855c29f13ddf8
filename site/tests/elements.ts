import { type DefaultTreeAdapterTypes, parse, type Token } from 'parse5';

type Node = DefaultTreeAdapterTypes.ParentNode;

const code = ['script', 'style'];

/** An element of a page as a browser reads it, whatever the code that wrote the page takes the markup for. */
export class Element {
  readonly name: string;
  /** Names in lower case, values with their character references resolved. */
  readonly attributes: ReadonlyMap<string, string>;
  // Out of sight, or a failing test would print the whole page.
  readonly #source: string;
  readonly #node: Node;
  readonly #document: Element[];
  readonly #start: number;
  #end: number;

  /** Reads a node and what is in it, and adds all of it to the document's elements. */
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

  /** Every element inside it, in document order; nested ones come after the one that holds them. */
  get inside(): Element[] {
    return this.#document.slice(this.#start, this.#end);
  }

  /** Its start tag as written, to say in a message which element is meant. */
  get startTag(): string {
    const { startTag } = this.#places;
    return this.#source.slice(startTag?.startOffset ?? 0, startTag?.endOffset ?? 0);
  }

  /** What stands in it as written. Of a script or a style: its code, to the letter. */
  get html(): string {
    const { startTag, endTag } = this.#places;
    if (!('tagName' in this.#node)) return this.#source;
    const start = startTag?.endOffset ?? 0;
    return this.#source.slice(start, endTag?.startOffset ?? start);
  }

  /** Its words as a reader sees them, one space between any two; the code of scripts and styles is left out. */
  get text(): string {
    return this.textWithout(() => false);
  }

  /** Its words without those of some elements in it. */
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

/** Reads a page. The element returned stands for the whole document. */
export function readDocument(source: string): Element {
  return new Element(source, parse(source, { sourceCodeLocationInfo: true }), []);
}

/** Every element of a name inside another, in document order. */
export function elements(within: Element, name: string): Element[] {
  return within.inside.filter((element) => element.name === name);
}

/** The first element of a name; throws by name, because a test without its subject proves nothing. */
export function firstElement(within: Element, name: string): Element {
  const found = within.inside.find((element) => element.name === name);
  if (!found) throw new Error(`There is no <${name}> in ${within.startTag || 'the page'}`);
  return found;
}

/** The element with an id; throws by name likewise. */
export function elementById(within: Element, id: string): Element {
  const found = within.inside.find(({ attributes }) => attributes.get('id') === id);
  if (!found) throw new Error(`There is no element #${id} in ${within.startTag || 'the page'}`);
  return found;
}
