import { type Document, type Element, elementsIn } from '../elements.ts';

/** An element as selectors see it. Names are tags, and classes with a dot before them. */
export type Place = {
  /** Offset of the element's start tag. */
  start: number;
  own: ReadonlySet<string>;
  /** The names of all elements that it stands in. */
  around: ReadonlySet<string>;
};

/** The places of all elements of a page, in document order. */
export function placesIn(document: Document): Place[] {
  const places = new Map<unknown, Place>();
  for (const element of elementsIn(document)) {
    const parent = places.get(element.parentNode);
    const own = new Set(namesOf(element));
    const around = new Set([...(parent?.around ?? []), ...(parent?.own ?? [])]);
    places.set(element, { start: element.sourceCodeLocation?.startOffset ?? 0, own, around });
  }
  return [...places.values()];
}

function namesOf({ tagName, attrs }: Element): string[] {
  const classes = attrs.find(({ name }) => name === 'class')?.value ?? '';
  return [tagName.toLowerCase(), ...(classes.match(/\S+/g) ?? []).map((word) => `.${word}`)];
}
