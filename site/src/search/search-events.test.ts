import { expect, test } from 'vitest';
import { mostSearchEvents } from '../storage-keys.ts';
import { readSearchEvents, type SearchEvent, withEvent } from './search-events.ts';

const event = (query: string): SearchEvent => ({ query, resultCount: 1, timestamp: 1, sessionId: 's' });
const storage = (value: string | null) => ({ getItem: () => value });

test('the most recent thousand are kept', () => {
  const events = Array.from({ length: mostSearchEvents }, (_, i) => event(`query ${i}`));
  const kept = withEvent(events, event('newest'));
  expect(kept).toHaveLength(1000);
  expect(kept[0]?.query).toBe('query 1');
  expect(kept.at(-1)?.query).toBe('newest');
});

test.each([null, '', '{', '{}', 'null', '[1, null, {"query": 3}]'])('%s counts as no events', (stored) => {
  expect(readSearchEvents(storage(stored))).toEqual([]);
});

test('a storage that refuses counts as empty', () => {
  const refusing = {
    getItem: () => {
      throw new Error('denied');
    },
  };
  expect(readSearchEvents(refusing)).toEqual([]);
});

test('what was written is read again', () => {
  expect(readSearchEvents(storage(JSON.stringify([event('iso')])))).toEqual([event('iso')]);
});
