/** One start tag of a page, with the raw text of elements whose content is not markup (script, style, title, textarea). */
export type Tag = {
  name: string;
  /** Attributes in source order, names in lower case, values with their character references resolved. */
  attributes: ReadonlyMap<string, string>;
  /** Offset of `<`. */
  start: number;
  /** Offset behind `>`; raw text begins here. */
  end: number;
  /** Raw text of script, style, title and textarea. */
  text?: string;
};

const rawTextElements = new Set(['script', 'style', 'textarea', 'title']);
const attributePattern = /[\s/]*([^\s=>"'/]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/y;

/**
 * Reads all start tags of a page in document order. Made for pages that Astro wrote, whose markup html-validate
 * checks in the tests; it is no error-correcting parser.
 */
export function startTags(html: string): Tag[] {
  const tags: Tag[] = [];
  let position = html.indexOf('<');
  while (position !== -1) {
    const tag = readTag(html, position);
    if (tag) tags.push(tag);
    position = html.indexOf('<', endOf(html, position, tag));
  }
  return tags;
}

function readTag(html: string, start: number): Tag | undefined {
  const name = /<([a-z][^\s/>]*)/iy;
  name.lastIndex = start;
  const tagName = name.exec(html)?.[1]?.toLowerCase();
  if (!tagName) return undefined;

  const attributes = new Map<string, string>();
  attributePattern.lastIndex = name.lastIndex;
  let end = name.lastIndex;
  for (let match = attributePattern.exec(html); match; match = attributePattern.exec(html)) {
    end = attributePattern.lastIndex;
    const value = match[2] ?? match[3] ?? match[4] ?? '';
    attributes.set((match[1] ?? '').toLowerCase(), decodeReferences(value));
  }
  end = html.indexOf('>', end) + 1;
  const tag: Tag = { name: tagName, attributes, start, end };
  return rawTextElements.has(tagName) ? { ...tag, text: rawText(html, tagName, end) } : tag;
}

function endOf(html: string, position: number, tag: Tag | undefined): number {
  if (tag) return tag.end + (tag.text?.length ?? 0);
  if (html.startsWith('<!--', position)) return html.indexOf('-->', position) + 3;
  return position + 1;
}

function rawText(html: string, name: string, from: number): string {
  const close = new RegExp(`</${name}[\\s/>]`, 'gi');
  close.lastIndex = from;
  return html.slice(from, close.exec(html)?.index ?? html.length);
}

const namedReferences: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
};

/** Resolves numeric character references and the few named ones that Astro and React write. */
export function decodeReferences(text: string): string {
  return text.replace(/&(?:#(\d+)|#x([\da-f]+)|(\w+));/gi, (whole, decimal, hexadecimal, name) => {
    if (decimal) return String.fromCodePoint(Number(decimal));
    if (hexadecimal) return String.fromCodePoint(Number.parseInt(hexadecimal, 16));
    return namedReferences[name] ?? whole;
  });
}

/** Writes text so that it can stand in a double-quoted attribute or between tags. */
export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
