import { expect, test } from 'vitest';
import { summariseSearches } from './search-summary.ts';

const event = (query: string, resultCount: number) => ({ query, resultCount, timestamp: 1, sessionId: 's' });

test('counts totals, unique queries, the average and both lists', () => {
  const events = [event('iso', 6), event('dpo', 3), event('iso', 6), event('zzyzx', 0)];
  expect(summariseSearches(events)).toEqual({
    totalSearches: 4,
    uniqueQueries: 3,
    averageResultsPerQuery: 3.75,
    topQueries: [
      { query: 'iso', count: 2 },
      { query: 'dpo', count: 1 },
      { query: 'zzyzx', count: 1 },
    ],
    noResultQueries: [{ query: 'zzyzx', count: 1 }],
  });
});

test('returns zeros without searches', () => {
  expect(summariseSearches([])).toEqual({
    totalSearches: 0,
    uniqueQueries: 0,
    averageResultsPerQuery: 0,
    topQueries: [],
    noResultQueries: [],
  });
});

test('limits each list to ten', () => {
  const { topQueries, noResultQueries } = summariseSearches(
    Array.from({ length: 30 }, (_, i) => event(`query ${i}`, 0)),
  );
  expect([topQueries.length, noResultQueries.length]).toEqual([10, 10]);
});
