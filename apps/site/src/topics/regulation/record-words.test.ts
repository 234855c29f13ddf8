import { expect, test } from 'vitest';
import { checkedWords } from './record-words.ts';

const reviewed = { reviewedOn: '2026-11-28' };
const account = { publisher: 'A newspaper', url: 'https://news.example/a' };

test.each([
  ['we read the text', { kind: 'primary' }],
  ['we read the authority’s page', { kind: 'authority' }],
  ['we read an account, not the text', { kind: 'primary', readIn: account }],
  ['we have not opened the text', { kind: 'primary', isUnopened: true }],
] as const)('a record is reviewed by its primary source: %s', (words, primary) =>
  expect(checkedWords(reviewed, primary, '2027-01-01')).toBe(words),
);

test('a review older than a year says so', () => {
  expect(checkedWords(reviewed, { kind: 'primary' }, '2027-11-28')).toBe('we read the text');
  expect(checkedWords(reviewed, { kind: 'primary' }, '2027-11-29')).toBe('not reviewed for a year');
});
