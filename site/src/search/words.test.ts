import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isTelling, tellingTerms, termsOf, wordsOf } from './words.ts';

test.each([
  ['iso27001', 'ISO 27001'],
  ['ISO/IEC 27001:2022', 'iso iec 27001 2022'],
  ['Fines', 'fine'],
  ['policies', 'policy'],
  ['breaches', 'breach'],
  ['Résumé', 'resume'],
])('%s and %s are the same words', (one, other) => {
  expect(termsOf(one)).toEqual(termsOf(other));
});

test.each(['news', 'isms', 'access', 'analysis', 'status', 'gas'])('the s of %s is no plural', (word) => {
  expect(termsOf(word)).toEqual([word]);
});

test('the term of a term is itself, so an index of terms finds what a query of words asks for', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[a-z]{1,14}$/), (word) => {
      const terms = termsOf(word);
      expect(termsOf(terms.join(' '))).toEqual(terms);
    }),
  );
});

test('a word knows where it stands', () => {
  const text = 'ISO27001, the standard';
  expect(wordsOf(text).map(({ start, end }) => text.slice(start, end))).toEqual([
    'ISO',
    '27001',
    'the',
    'standard',
  ]);
});

test('common words and single letters tell nothing; single digits do', () => {
  expect(['the', 'how', 'i', 'x', '5', 'dpo'].filter(isTelling)).toEqual(['5', 'dpo']);
});

test('a text of common words alone keeps them', () => {
  expect(tellingTerms('About')).toEqual(['about']);
  expect(tellingTerms('About the audit')).toEqual(['audit']);
});
