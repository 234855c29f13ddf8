import { describe, expect, test } from 'vitest';
import { isPublished } from './article-facts.ts';

describe('an article is published', () => {
  const article = { isDraft: false, date: '2025-06-20' };

  test.each([
    ['the evening before, in Singapore', '2025-06-19T23:59:59+08:00', false],
    ['from midnight of its day in Singapore', '2025-06-20T00:00:00+08:00', true],
    ['although it is still the day before in London', '2025-06-19T17:00:00+01:00', true],
    ['a year later', '2026-06-20T12:00:00+08:00', true],
  ])('%s', (_, moment, expected) => expect(isPublished(article, new Date(moment))).toBe(expected));

  test('never while it is a draft', () =>
    expect(isPublished({ ...article, isDraft: true }, new Date('2030-01-01T00:00:00+08:00'))).toBe(false));
});
