import { expect, test } from 'vitest';
import { amountOf, forget, keptUnder, legible } from './kept-data.ts';

function storage(content: Record<string, string>): Storage {
  const map = new Map(Object.entries(content));
  return {
    get length() {
      return map.size;
    },
    key: (i) => [...map.keys()][i] ?? null,
    getItem: (key) => map.get(key) ?? null,
    setItem: (key, value) => void map.set(key, value),
    removeItem: (key) => void map.delete(key),
    clear: () => map.clear(),
  };
}

test('a key that ends with a colon stands for all that begin with it', () => {
  const drafts = storage({ 'enquiry-draft:b': '2', 'enquiry-draft:a': '1', 'search-session': 's' });
  expect(keptUnder(drafts, 'enquiry-draft:').map(({ key }) => key)).toEqual([
    'enquiry-draft:a',
    'enquiry-draft:b',
  ]);
});

test('deleting takes what the key stands for and leaves the rest', () => {
  const drafts = storage({ 'enquiry-draft:b': '2', 'enquiry-draft:a': '1', 'search-session': 's' });
  forget(drafts, 'enquiry-draft:');
  expect(keptUnder(drafts, 'enquiry-draft:')).toEqual([]);
  expect(keptUnder(drafts, 'search-session')).toHaveLength(1);
});

test('the amount is told in words', () => {
  expect(amountOf([])).toBe('Nothing is kept.');
  expect(amountOf([{ key: 'abc', value: '12' }])).toBe('1 entry, 5 characters.');
  expect(amountOf([{ key: 'abc', value: '[1,2]' }])).toBe('2 entries, 8 characters.');
});

test('a list is shown one line an item, and what is no JSON as it is', () => {
  expect(legible({ key: 'k', value: '[{"a":1},{"a":2}]' })).toBe('k\n{"a":1}\n{"a":2}');
  expect(legible({ key: 'k', value: 'plain' })).toBe('k\nplain');
});
