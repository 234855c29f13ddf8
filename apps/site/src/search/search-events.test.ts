import { afterEach, expect, test, vi } from 'vitest';
import { mostSearchEvents } from '../config/storage-keys.ts';
import { readSearchEvents, type SearchEvent, withEvent } from './search-events.ts';

const event = (query: string): SearchEvent => ({ query, resultCount: 1, timestamp: 1, sessionId: 's' });
const store = (value: string | null) => vi.stubGlobal('localStorage', { getItem: () => value });
afterEach(() => vi.unstubAllGlobals());

test('stores the most recent thousand', () => {
  const events = Array.from({ length: mostSearchEvents }, (_, i) => event(`query ${i}`));
  const stored = withEvent(events, event('newest'));
  expect(stored).toHaveLength(1000);
  expect(stored[0]?.query).toBe('query 1');
  expect(stored.at(-1)?.query).toBe('newest');
});

test.each([null, '', '{', '{}', 'null', '[1, null, {"query": 3}]'])('reads %s as no events', (stored) => {
  store(stored);
  expect(readSearchEvents()).toEqual([]);
});

test('reads denied storage as empty', () => {
  vi.stubGlobal('localStorage', {
    getItem: () => {
      throw new Error('denied');
    },
  });
  expect(readSearchEvents()).toEqual([]);
});

test('reads what it wrote', () => {
  store(JSON.stringify([event('iso')]));
  expect(readSearchEvents()).toEqual([event('iso')]);
});
