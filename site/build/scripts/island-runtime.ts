import { createHash } from 'node:crypto';
import type { Tag } from '../elements.ts';
import type { Edit } from '../pages.ts';
import { chunkNames, islandUrls, neededToRun } from './script-closure.ts';

/** What brings a page's islands to life, moved from the page into a file: path in the built site and source. */
export type IslandRuntime = {
  edits: Edit[];
  removed: readonly Tag[];
  file?: { file: string; source: string };
};

/**
 * Takes the scripts that Astro writes before an island out of the page: nobody needs them before a touch. They become one
 * file, which each island names in `data-touch` together with all that its own script imports and no module of the page
 * has brought, so that a touch asks for everything at once.
 */
export function islandRuntime(
  tags: readonly Tag[],
  chunkSource: (name: string) => string | undefined,
): IslandRuntime {
  const islands = tags.filter(({ name }) => name === 'astro-island');
  if (islands.length === 0) return { edits: [], removed: [] };
  const scripts = tags.filter(
    ({ name, attributes, text = '' }) =>
      name === 'script' && attributes.size === 0 && /\bself\.Astro\b|"astro-island"/.test(text),
  );
  // The style before it says what reset.css says too.
  const styles = tags.filter(({ name, text = '' }) => name === 'style' && text.startsWith('astro-island,'));
  const removed = [...scripts, ...styles];
  const source = scripts.map(({ text = '' }) => text.trim()).join('\n');
  const file = `_astro/island.${createHash('sha256').update(source).digest('base64url').slice(0, 8)}.js`;
  const modules = tags.filter(({ attributes }) => attributes.get('type') === 'module');
  const there = neededToRun(
    modules.flatMap(({ attributes }) => chunkNames(attributes.get('src') ?? '')),
    chunkSource,
  );
  const named = islands.map(({ attributes, end }) => {
    const urls = islandUrls.flatMap((url) => chunkNames(attributes.get(url) ?? ''));
    const lacking = neededToRun(urls, chunkSource).filter((name) => !there.includes(name));
    const text = ` data-touch="${[file, ...lacking.map((name) => `_astro/${name}`)].map((name) => `/${name}`).join(' ')}"`;
    return { start: end - 1, end: end - 1, text };
  });
  return {
    edits: [...removed.map(({ start, close }) => ({ start, end: close, text: '' })), ...named],
    removed,
    file: { file, source },
  };
}
