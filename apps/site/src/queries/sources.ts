import type { Source } from '../schemas/source.ts';
import { citerFor, collectSourceKeys } from '../text/citations.ts';
import { getEntries } from './collections.ts';

/** Sources by key; content lint refuses a key in two files. */
export const getSources = async (): Promise<Map<string, Source>> =>
  new Map((await getEntries('sources')).flatMap(({ data }) => Object.entries(data)));

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
