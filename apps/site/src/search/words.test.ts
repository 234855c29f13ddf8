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
  ['ＩＳＯ ２７００１', 'ISO 27001'],
])('makes equal terms of %s and %s', (one, other) => expect(termsOf(one)).toEqual(termsOf(other)));

test.each(['news', 'isms', 'access', 'analysis', 'status', 'gas'])('keeps the final s of %s', (word) =>
  expect(termsOf(word)).toEqual([word]),
);

test('is idempotent', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[a-z]{1,14}$/), (word) => {
      const terms = termsOf(word);
      expect(termsOf(terms.join(' '))).toEqual(terms);
    }),
  );
});

test('returns the position of each word', () => {
  const text = 'ISO27001, the standard';
  expect(wordsOf(text).map(({ start, end }) => text.slice(start, end))).toEqual([
    'ISO',
    '27001',
    'the',
    'standard',
  ]);
});

test('drops stop words and single letters, not digits', () =>
  expect(['the', 'how', 'i', 'x', '5', 'dpo'].filter(isTelling)).toEqual(['5', 'dpo']));

test('keeps a text of stop words alone', () => {
  expect(tellingTerms('About')).toEqual(['about']);
  expect(tellingTerms('About the audit')).toEqual(['audit']);
});
