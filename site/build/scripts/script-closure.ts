import type { Tag } from '../elements.ts';

/** Attributes in which an island names its scripts. */
export const islandUrls = ['component-url', 'renderer-url', 'before-hydration-url'];
const importedBefore = /\b(?:from|import)\s*["']\.\/([\w.~-]+\.m?js)["']/g;
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
  const queue = tags.flatMap(({ name, attributes, text }) => {
    if (name === 'script') return chunkNames(`${text} ${attributes.get('src') ?? ''}`);
    if (name === 'link') return chunkNames(attributes.get('href') ?? '');
    return islandUrls.flatMap((url) => chunkNames(attributes.get(url) ?? ''));
  });
  return reached(queue, chunkSource, chunkNames);
}

/**
 * The scripts that a browser must have before it can run one of these: they and what they import, but not what they may
 * import later.
 * @param names file names in `_astro`
 */
export function neededToRun(
  names: readonly string[],
  chunkSource: (name: string) => string | undefined,
): string[] {
  return [...reached(names, chunkSource, (source) => namesIn(source, importedBefore)).keys()];
}

function reached(
  names: readonly string[],
  chunkSource: (name: string) => string | undefined,
  namedBy: (source: string) => string[],
): Map<string, string> {
  const chunks = new Map<string, string>();
  const queue = [...names];
  for (let name = queue.pop(); name !== undefined; name = queue.pop()) {
    const source = chunks.has(name) ? undefined : chunkSource(name);
    if (source === undefined) continue;
    chunks.set(name, source);
    queue.push(...namedBy(source));
  }
  return chunks;
}

export const chunkNames = (text: string) => namesIn(text, moduleName);

const namesIn = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, name = '']) => name);
