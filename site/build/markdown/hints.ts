import { hintAttribute } from '../../src/markdown-hints.ts';
import type { Tag } from '../elements.ts';
import { attributeEdit, type Edit } from '../pages.ts';

/** Takes the hints out of a page; visitors need none. */
export function withoutHints(tags: readonly Tag[]): Edit[] {
  return tags
    .filter(({ attributes }) => attributes.has(hintAttribute))
    .map((tag) => attributeEdit(tag, hintAttribute));
}
