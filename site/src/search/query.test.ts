import { expect, test } from 'vitest';
import { parseQuery, synonymTable } from './query.ts';

const table = synonymTable([
  ['dpo', 'data protection officer'],
  ['data protection', 'privacy'],
  ['price', 'cost', 'how much'],
]);
const sayings = (query: string) =>
  parseQuery(query, table).map(({ typed, synonyms }) => [typed, ...synonyms].map((words) => words.join(' ')));

test('each telling word is a part of the query', () => {
  expect(sayings('a course for the auditors')).toEqual([['course'], ['auditor']]);
});

test('a word brings the other words of its group', () => {
  expect(sayings('DPO')).toEqual([['dpo', 'data protection officer']]);
});

test('the longest saying wins', () => {
  expect(sayings('data protection officers')).toEqual([['data protection officer', 'dpo']]);
  expect(sayings('data protection law')).toEqual([['data protection', 'privacy'], ['law']]);
});

test('a saying of common words asks for its group, but no page is searched for those words', () => {
  expect(sayings('how much is a dpo')).toEqual([
    ['how much', 'price', 'cost'],
    ['dpo', 'data protection officer'],
  ]);
  expect(sayings('cost')).toEqual([['cost', 'price']]);
});

test('a query of common words alone keeps them', () => {
  expect(sayings('about')).toEqual([['about']]);
});
