import { hintAttribute } from '../../src/text/markdown-hints.ts';
import type { Tag } from '../elements.ts';
import { attributeEdit, type Edit } from '../pages.ts';

export const withoutHints = (tags: readonly Tag[]): Edit[] =>
  tags
    .filter(({ attributes }) => attributes.has(hintAttribute))
    .map((tag) => attributeEdit(tag, hintAttribute));
