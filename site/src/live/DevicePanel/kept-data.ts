import type { StorageKey } from '../../storage-keys.ts';

/** An entry of the browser's storage. */
export type Kept = { key: string; value: string };

/** What a storage holds under a key of the site; one that ends with a colon stands for all keys that begin with it. */
export function keptUnder(storage: Storage, key: StorageKey): Kept[] {
  return Array.from({ length: storage.length }, (_, i) => storage.key(i) ?? '')
    .filter((name) => name === key || (key.endsWith(':') && name.startsWith(key)))
    .sort()
    .map((name) => ({ key: name, value: storage.getItem(name) ?? '' }));
}

/** Deletes it. */
export function forget(storage: Storage, key: StorageKey): void {
  for (const kept of keptUnder(storage, key)) storage.removeItem(kept.key);
}

/** How much that is, in words: `2 entries, 310 characters`. Each item of a list counts. */
export function amountOf(kept: readonly Kept[]): string {
  if (kept.length === 0) return 'Nothing is kept.';
  const characters = kept.reduce((sum, { key, value }) => sum + key.length + value.length, 0);
  const entries = kept.reduce((sum, { value }) => sum + itemsOf(value).length, 0);
  return `${count(entries, 'entry', 'entries')}, ${count(characters, 'character', 'characters')}.`;
}

/** One line for each item, so that it can be read. */
export const legible = ({ key, value }: Kept): string => [key, ...itemsOf(value)].join('\n');

function itemsOf(value: string): string[] {
  try {
    const parsed: unknown = JSON.parse(value);
    return Array.isArray(parsed)
      ? parsed.map((item) => JSON.stringify(item))
      : [JSON.stringify(parsed, null, 1)];
  } catch {
    return [value];
  }
}

const count = (amount: number, one: string, many: string) =>
  `${amount.toLocaleString('en-SG')} ${amount === 1 ? one : many}`;
