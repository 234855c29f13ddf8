import { expect, test } from 'vitest';
import { citerFor, collectSourceKeys } from './citations.ts';

const content = { blocks: [{ sources: ['B', 'A'] }, { items: [{ sources: ['A', 'C'] }] }], title: 'sources' };

test('numbers each source of a page once, in the order of citation, and sorts marks by number', () => {
  expect(collectSourceKeys(content)).toEqual(['B', 'A', 'C']);
  expect(citerFor(['B', 'A', 'C'])(['C', 'B'])).toEqual([
    { key: 'B', number: 1 },
    { key: 'C', number: 3 },
  ]);
});

test('a source that the list lacks is named', () => expect(() => citerFor(['A'])(['X'])).toThrow('"X"'));
