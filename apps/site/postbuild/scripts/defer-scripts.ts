import path from 'node:path';
import type { Tag } from '../../src/text/elements.ts';
import { attributeEdit, type Edit } from '../pages.ts';

const list = 'data-modules';
/** An entry whose code is in shared chunks. */
const importsOnly = /^(?:import"\.\/[\w.~-]+";?\s*)+$/;

/**
 * `FirstPaint` imports the modules after the first paint.
 * @param chunks sources by file name
 * @throws when a page with modules lacks the attribute
 */
export function deferScripts(tags: readonly Tag[], chunks: ReadonlyMap<string, string>): Edit[] {
  const modules = tags.filter(
    ({ name, attributes }) =>
      name === 'script' && attributes.get('type') === 'module' && attributes.has('src'),
  );
  const loader = tags.find(({ attributes }) => attributes.has(list));
  if (!loader && modules.length > 0) throw new Error(`the page has module scripts but no empty ${list}`);
  const addresses = [
    ...new Set(modules.flatMap(({ attributes }) => filesOf(attributes.get('src') ?? '', chunks))),
  ].join(' ');
  return [
    ...modules.map(({ start, close }) => ({ start, end: close, text: '' })),
    ...(loader ? [attributeEdit(loader, list, addresses && ` ${list}="${addresses}"`)] : []),
  ];
}

function filesOf(address: string, chunks: ReadonlyMap<string, string>): string[] {
  const source = chunks.get(path.basename(address))?.trim() ?? '';
  if (!importsOnly.test(source)) return [address];
  return [...source.matchAll(/"\.\/([^"]+)"/g)].map(([, name]) => `${path.dirname(address)}/${name}`);
}
