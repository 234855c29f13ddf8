import { expect, test } from 'vitest';
import { parseQuery, synonymTable } from './query.ts';

const table = synonymTable([
  ['dpo', 'data protection officer'],
  ['data protection', 'privacy'],
  ['price', 'cost', 'how much'],
]);
const sayings = (query: string) =>
  parseQuery(query, table).map(({ typed, synonyms }) => [typed, ...synonyms].map((words) => words.join(' ')));

test('makes a part of each word that is no stop word', () => {
  expect(sayings('a course for the auditors')).toEqual([['course'], ['auditor']]);
});

test('adds the synonyms of a word', () => {
  expect(sayings('DPO')).toEqual([['dpo', 'data protection officer']]);
});

test('prefers the longest phrase', () => {
  expect(sayings('data protection officers')).toEqual([['data protection officer', 'dpo']]);
  expect(sayings('data protection law')).toEqual([['data protection', 'privacy'], ['law']]);
});

test('replaces a phrase of stop words by its synonyms', () => {
  expect(sayings('how much is a dpo')).toEqual([
    ['how much', 'price', 'cost'],
    ['dpo', 'data protection officer'],
  ]);
  expect(sayings('cost')).toEqual([['cost', 'price']]);
});

test('keeps a query of stop words alone', () => {
  expect(sayings('about')).toEqual([['about']]);
});
