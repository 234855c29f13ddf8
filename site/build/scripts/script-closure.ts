import type { Tag } from '../elements.ts';

const islandUrls = ['component-url', 'renderer-url', 'before-hydration-url'];
const moduleName = /(?:_astro\/|\.\/)([\w.~-]+\.m?js)\b/g;

/**
 * All scripts that a page may come to run: its inline scripts and every chunk that is named by it or by a chunk of it,
 * imported at once or later.
 * @param chunkSource gives the source of a chunk by its file name in `_astro`, undefined when there is none
 * @returns chunk sources by file name
 */
export function scriptClosure(
  tags: readonly Tag[],
  chunkSource: (name: string) => string | undefined,
): Map<string, string> {
  const chunks = new Map<string, string>();
  const queue = tags.flatMap(({ name, attributes, text }) => {
    if (name === 'script') return chunkNames(`${text} ${attributes.get('src') ?? ''}`);
    if (name === 'link') return chunkNames(attributes.get('href') ?? '');
    return islandUrls.flatMap((url) => chunkNames(attributes.get(url) ?? ''));
  });
  for (let name = queue.pop(); name !== undefined; name = queue.pop()) {
    const source = chunks.has(name) ? undefined : chunkSource(name);
    if (source === undefined) continue;
    chunks.set(name, source);
    queue.push(...chunkNames(source));
  }
  return chunks;
}

function chunkNames(text: string): string[] {
  return [...text.matchAll(moduleName)].map(([, name = '']) => name);
}
