import type { Source } from '../schemas/source.ts';
import { citerFor, collectSourceKeys } from '../text/citations.ts';
import { getEntries } from './collections.ts';

/** @throws for a key in two files */
export async function getSources(): Promise<Map<string, Source>> {
  const sources = new Map<string, Source>();
  for (const { id, data } of await getEntries('sources')) {
    for (const [key, source] of Object.entries(data)) {
      if (sources.has(key))
        throw new Error(`The source "${key}" of sources/${id}.yaml stands in another file too`);
      sources.set(key, source);
    }
  }
  return sources;
}

export async function getPageSources(content: unknown) {
  const sources = await getSources();
  const keys = collectSourceKeys(content);
  const list = keys.map((key) => {
    const source = sources.get(key);
    if (!source) throw new Error(`There is no source "${key}" in src/content/sources`);
    return source;
  });
  return { list, cite: citerFor(keys) };
}
