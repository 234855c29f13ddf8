import { describe, expect, test } from 'vitest';
import { lastChange } from './article-dates.ts';
import { isPublished } from './publication.ts';

describe('an article is published', () => {
  const article = { isDraft: false, date: '2025-06-20' };

  test.each([
    ['the evening before, in Singapore', '2025-06-19T23:59:59+08:00', false],
    ['from midnight of its day in Singapore', '2025-06-20T00:00:00+08:00', true],
    ['although it is still the day before in London', '2025-06-19T17:00:00+01:00', true],
    ['a year later', '2026-06-20T12:00:00+08:00', true],
  ])('%s', (_, moment, expected) => {
    expect(isPublished(article, new Date(moment))).toBe(expected);
  });

  test('never while it is a draft', () => {
    expect(isPublished({ ...article, isDraft: true }, new Date('2030-01-01T00:00:00+08:00'))).toBe(false);
  });
});

describe('an article was last changed', () => {
  const date = '2025-06-20';

  test('on the day it came out, when nothing happened since', () => {
    expect(lastChange({ date, updates: [] })).toBe(date);
  });

  test('on the day of its latest update, in any order of updates', () => {
    const updates = [{ date: '2026-11-20' }, { date: '2026-02-01' }];
    expect(lastChange({ date, modified: '2025-07-01', updates })).toBe('2026-11-20');
  });

  test('on the day its body was corrected', () => {
    expect(lastChange({ date, modified: '2025-07-01', updates: [] })).toBe('2025-07-01');
  });
});
