import { decodeReferences, startTags, type Tag } from '../build/elements.ts';

/** An element of a built page with its own markup. */
export type Element = { attributes: Tag['attributes']; html: string; text: string };

/** Words of a piece of markup, as a reader sees them. */
export const textOf = (html: string) =>
  decodeReferences(html.replace(/<(script|style)\b[\s\S]*?<\/\1>/g, '').replace(/<[^>]+>/g, ' '))
    .replace(/\s+/g, ' ')
    .trim();

/** Every element of a name, in document order; nested ones come after the one that holds them. */
export function elements(html: string, name: string): Element[] {
  return startTags(html)
    .filter((tag) => tag.name === name)
    .map((tag) => element(html, tag));
}

/** The element with an id; throws by name, because a test without its subject proves nothing. */
export function elementById(html: string, id: string): Element {
  const tag = startTags(html).find(({ attributes }) => attributes.get('id') === id);
  if (!tag) throw new Error(`The page has no element #${id}`);
  return element(html, tag);
}

function element(html: string, { name, attributes, end }: Tag): Element {
  const boundary = new RegExp(`<(/?)${name}\\b`, 'g');
  boundary.lastIndex = end;
  let depth = 1;
  for (let match = boundary.exec(html); match; match = boundary.exec(html)) {
    depth += match[1] === '/' ? -1 : 1;
    if (depth === 0) {
      const inner = html.slice(end, match.index);
      return { attributes, html: inner, text: textOf(inner) };
    }
  }
  throw new Error(`An element <${name}> is not closed`);
}
