import { expect, it } from 'vitest';
import { suggestSlug } from './suggest-slug.ts';

it('suggests an address of small letters, digits and hyphens', () => {
  expect(suggestSlug('Three dates in January 2027!')).toBe('three-dates-in-january-2027');
  expect(suggestSlug('  What’s new: café & co. ')).toBe('whats-new-cafe-co');
  expect(suggestSlug('数据')).toBe('');
});

it('cuts a long address at a word', () => {
  const slug = suggestSlug('word '.repeat(30));
  expect(slug).toMatch(/^(word-)+word$/);
  expect(slug.length).toBeLessThanOrEqual(60);
});
