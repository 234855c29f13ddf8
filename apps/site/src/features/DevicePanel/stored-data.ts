import type { StorageKey } from '../../config/storage-keys.ts';

export type StoredEntry = { key: string; value: string };

export const entriesUnder = (storage: Storage, key: StorageKey): StoredEntry[] =>
  Array.from({ length: storage.length }, (_, i) => storage.key(i) ?? '')
    .filter((name) => name === key || (key.endsWith(':') && name.startsWith(key)))
    .sort()
    .map((name) => ({ key: name, value: storage.getItem(name) ?? '' }));

export function deleteEntries(storage: Storage, key: StorageKey): void {
  for (const entry of entriesUnder(storage, key)) storage.removeItem(entry.key);
}

export function amountOf(entries: readonly StoredEntry[]): string {
  if (entries.length === 0) return 'Nothing is kept.';
  const characters = entries.reduce((sum, { key, value }) => sum + key.length + value.length, 0);
  const items = entries.reduce((sum, { value }) => sum + itemsOf(value).length, 0);
  return `${count(items, 'entry', 'entries')}, ${count(characters, 'character', 'characters')}.`;
}

export const readableText = ({ key, value }: StoredEntry): string => [key, ...itemsOf(value)].join('\n');

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
