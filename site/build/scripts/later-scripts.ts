import path from 'node:path';
import type { Tag } from '../elements.ts';
import { attributeEdit, type Edit } from '../pages.ts';

const list = 'data-later';
/** What a script does that only stands for others (`shared-scripts.ts` put all of it there): it imports them. */
const importsOnly = /^(?:import"\.\/[\w.~-]+";?\s*)+$/;

/**
 * Moves a page's module scripts from their elements into the list that `FirstPaint` loads once the page is painted: they
 * only add to what already works, so none of them shares the line with the first paint. Inline modules (Astro's island
 * runtime) and data stay where they are. A script that only imports others is listed as those.
 * @param chunkSource gives the source of a chunk by its file name in `_astro`, undefined when there is none
 */
export function laterScripts(
  tags: readonly Tag[],
  chunkSource: (name: string) => string | undefined,
): Edit[] {
  const modules = tags.filter(
    ({ name, attributes }) =>
      name === 'script' && attributes.get('type') === 'module' && attributes.has('src'),
  );
  const loader = tags.find(({ attributes }) => attributes.has(list));
  if (!loader && modules.length > 0) {
    throw new Error(`the page has no empty ${list}, which its module scripts belong in`);
  }
  const addresses = new Set(
    modules.flatMap(({ attributes }) => standsFor(attributes.get('src') ?? '', chunkSource)),
  );
  const listed = addresses.size > 0 ? ` ${list}="${[...addresses].join(' ')}"` : undefined;
  return [
    ...modules.map(({ start, close }) => ({ start, end: close, text: '' })),
    ...(loader ? [attributeEdit(loader, list, listed)] : []),
  ];
}

function standsFor(address: string, chunkSource: (name: string) => string | undefined): string[] {
  const source = chunkSource(path.basename(address))?.trim() ?? '';
  if (!importsOnly.test(source)) return [address];
  return [...source.matchAll(/"\.\/([^"]+)"/g)].map(([, name]) => `${path.dirname(address)}/${name}`);
}
