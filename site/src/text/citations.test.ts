import { expect, test } from 'vitest';
import { citerFor, collectSourceKeys } from './citations.ts';

const content = { blocks: [{ sources: ['B', 'A'] }, { items: [{ sources: ['A', 'C'] }] }], title: 'sources' };

test('a page numbers its sources in the order in which they are cited, each once; marks stand in that order', () => {
  expect(collectSourceKeys(content)).toEqual(['B', 'A', 'C']);
  expect(citerFor(['B', 'A', 'C'])(['C', 'B'])).toEqual([
    { key: 'B', number: 1 },
    { key: 'C', number: 3 },
  ]);
});

test('a source that the list lacks is named', () => {
  expect(() => citerFor(['A'])(['X'])).toThrow('"X"');
});
