import { walk } from './walk.ts';

/** Keys in reading order. */
export function collectSourceKeys(content: unknown): string[] {
  const keys = new Set<string>();
  walk(content, (value, path) => {
    if (path.at(-1) === 'sources' && Array.isArray(value)) for (const key of value) keys.add(String(key));
  });
  return [...keys];
}

/** Numbers of sources in a page's list, ascending. @throws for a key that the list lacks */
export const citerFor = (list: readonly string[]) => (keys: readonly string[] | undefined) =>
  (keys ?? [])
    .map((key) => {
      const number = list.indexOf(key) + 1;
      if (number === 0) throw new Error(`The source "${key}" is not in the page's list`);
      return { key, number };
    })
    .sort((a, b) => a.number - b.number);
