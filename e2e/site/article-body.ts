import type { BuiltPage } from './built-site.ts';
import { type Element, elements, hrefs } from './elements.ts';

/** The innermost element with every section of the contents list. */
export function articleBody(page: BuiltPage): Element {
  const anchors = contentsOf(page);
  const holders = page.inside.filter(({ inside }) => {
    const headings = new Set(
      inside.flatMap(({ name, attributes }) => (name === 'h2' && attributes.get('id')) || []),
    );
    return anchors.every((anchor) => headings.has(anchor));
  });
  const body = holders.at(-1);
  if (!body || anchors.length === 0)
    throw new Error(`${page.address} has no sections that a contents list names`);
  return body;
}

export function contentsOf(page: BuiltPage): string[] {
  const lists = elements(page, 'nav', { 'aria-label': 'On this page' });
  return lists.flatMap(hrefs).map((href) => href.replace(/^#/, ''));
}

export const isDrawnFigure = ({ name, inside }: Element) =>
  name === 'figure' && inside.some((part) => part.name === 'header');

/** Words with a letter or a digit, without source marks, charts, asides and what is not printed. */
export function wordsOf(part: Element): string[] {
  const text = part.textWithout(
    (element) =>
      element.name === 'aside' ||
      element.attributes.get('data-print') === 'no' ||
      isDrawnFigure(element) ||
      (element.attributes.get('href')?.startsWith('#source-') ?? false),
  );
  return text.split(' ').filter((word) => /[\p{L}\p{N}]/u.test(word));
}
