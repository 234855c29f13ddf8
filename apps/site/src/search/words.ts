import { foldedText } from '@vanda/forms/clean';

/** Letters and digits are separate: `iso27001` equals `ISO/IEC 27001`. */
const word = /\p{L}+|\p{N}+/gu;

const stopWords = new Set(
  `a about after all also am an and any are as at be because been before but by can could do does each for from get had has have he her his
  how i if in into is it its just may me more most much my need no not of on one only nor now or other our out own rather s she should
  so some see such t than that the their them then there these they this those though to too two under up us very want was we
  well were what when where whether which while who whom why will with within without would you your`.split(
    /\s+/,
  ),
);

const singulars = new Set([
  'news',
  'aws',
  'gas',
  'isms',
  'aims',
  'saas',
  'always',
  'perhaps',
  'series',
  'sms',
]);

export type Word = { term: string; start: number; end: number };

export const wordsOf = (text: string): Word[] =>
  [...text.matchAll(word)].map(({ 0: found, index }) => ({
    term: termOf(found),
    start: index,
    end: index + found.length,
  }));

export const termsOf = (text: string): string[] => wordsOf(text).map(({ term }) => term);

/** Lower case, without accents, full-width forms and plural s. Idempotent. */
function termOf(found: string): string {
  const plain = foldedText(found);
  if (plain.length < 4 || !plain.endsWith('s') || singulars.has(plain)) return plain;
  return plain
    .replace(/(?<=.{2})ies$/, 'y')
    .replace(/(?<=ch|sh|x|ss)es$/, '')
    .replace(/(?<=[^sui])s$/, '');
}

export const isTelling = (term: string): boolean =>
  !stopWords.has(term) && (term.length > 1 || /\d/.test(term));

/** Returns all terms if each is a stop word. */
export function tellingTerms(text: string): string[] {
  const terms = termsOf(text);
  const telling = terms.filter(isTelling);
  return telling.length > 0 ? telling : terms;
}
