import type { Tag } from '../elements.ts';
import { attributeEdit, type Edit } from '../pages.ts';

const list = 'data-later';

/**
 * Moves a page's module scripts from their elements into the list that `FirstPaint` loads once the page is painted: they
 * only add to what already works, so none of them shares the line with the first paint. Inline modules (Astro's island
 * runtime) and data stay where they are.
 */
export function laterScripts(tags: readonly Tag[]): Edit[] {
  const modules = tags.filter(
    ({ name, attributes }) =>
      name === 'script' && attributes.get('type') === 'module' && attributes.has('src'),
  );
  const loader = tags.find(({ attributes }) => attributes.has(list));
  if (!loader && modules.length > 0) {
    throw new Error(`the page has no empty ${list}, which its module scripts belong in`);
  }
  const addresses = modules.map(({ attributes }) => attributes.get('src')).join(' ');
  return [
    ...modules.map(({ start, close }) => ({ start, end: close, text: '' })),
    ...(loader ? [attributeEdit(loader, list, addresses && ` ${list}="${addresses}"`)] : []),
  ];
}
