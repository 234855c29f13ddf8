import { expect, test } from 'vitest';
import { checkedWords } from './record-words.ts';

const reviewed = { reviewedOn: '2026-11-28' };
const account = { publisher: 'A newspaper', url: 'https://news.example/a' };

test.each([
  ['text read', { kind: 'primary' }],
  ['authority’s page', { kind: 'authority' }],
  ['second hand', { kind: 'primary', readIn: account }],
  ['text unopened', { kind: 'primary', isUnopened: true }],
] as const)('a record is reviewed by its primary source: %s', (words, primary) =>
  expect(checkedWords(reviewed, primary, '2027-01-01')).toBe(words),
);

test('a review older than a year says so', () => {
  expect(checkedWords(reviewed, { kind: 'primary' }, '2027-11-28')).toBe('text read');
  expect(checkedWords(reviewed, { kind: 'primary' }, '2027-11-29')).toBe('not reviewed for a year');
});
