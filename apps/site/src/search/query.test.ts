import { expect, test } from 'vitest';
import { parseQuery, synonymTable } from './query.ts';

test('keeps a query of stop words alone', () => {
  expect(parseQuery('about', synonymTable([]))).toEqual([{ typed: ['about'], synonyms: [] }]);
});
