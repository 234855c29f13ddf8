import type { SearchEvent } from './search-events.ts';

type QueryCount = { query: string; count: number };

export type SearchSummary = ReturnType<typeof summariseSearches>;

const longestList = 10;

export function summariseSearches(events: readonly SearchEvent[]) {
  const results = events.reduce((total, { resultCount }) => total + resultCount, 0);
  return {
    totalSearches: events.length,
    uniqueQueries: new Set(events.map(({ query }) => query)).size,
    averageResultsPerQuery: events.length > 0 ? results / events.length : 0,
    topQueries: countQueries(events),
    noResultQueries: countQueries(events.filter(({ resultCount }) => resultCount === 0)),
  };
}

function countQueries(events: readonly SearchEvent[]): QueryCount[] {
  const counts = new Map<string, number>();
  for (const { query } of events) counts.set(query, (counts.get(query) ?? 0) + 1);
  return [...counts]
    .map(([query, count]) => ({ query, count }))
    .sort((a, b) => b.count - a.count || a.query.localeCompare(b.query))
    .slice(0, longestList);
}
