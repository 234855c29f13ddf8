/** In reading order. */
export function collectSourceKeys(content: unknown): string[] {
  const keys = new Set<string>();
  const visit = (value: unknown) => {
    if (Array.isArray(value)) for (const item of value) visit(item);
    else if (value !== null && typeof value === 'object') {
      for (const [name, child] of Object.entries(value)) {
        if (name === 'sources' && Array.isArray(child)) for (const key of child) keys.add(String(key));
        else visit(child);
      }
    }
  };
  visit(content);
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
