import { expect, test } from 'vitest';
import { categoryOf, categorySlug, countText, filteredPath } from './ArticleList.state.ts';

const known = ['', 'company-news', 'agile'];

test('a category has a lower-case name in the address', () => {
  expect(categorySlug('Company News')).toBe('company-news');
});

test.each([
  ['', ''],
  ['?category=agile', 'agile'],
  ['?utm=1&category=company-news', 'company-news'],
  ['?category=gardening', ''],
  ['?category=Agile', ''],
])('the address %s asks for "%s"; what nobody knows asks for all', (search, slug) => {
  expect(categoryOf(search, known)).toBe(slug);
});

test('the address of all articles carries no category', () => {
  expect(filteredPath('/news', '')).toBe('/news');
  expect(filteredPath('/news', 'agile')).toBe('/news?category=agile');
});

test('the count is said in words, one article in the singular', () => {
  expect(countText(11)).toBe('11 articles');
  expect(countText(1, 'Agile')).toBe('1 article in Agile');
  expect(countText(0, 'Agile')).toBe('0 articles in Agile');
});
