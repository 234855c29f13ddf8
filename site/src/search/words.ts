/**
 * How text becomes search terms. The build and the browser use this one module, so a word is the same term on both
 * sides; letters and digits part company, so `iso27001`, `ISO/IEC 27001` and `iso 27001` are the same words.
 */
const word = /\p{L}+|\p{N}+/gu;

/** Too common to tell one page from another. A query of these alone keeps them. */
const stopWords = new Set(
  `a about after all also am an and any are as at be because been before but by can could do does each for from get had has have he her his
  how i if in into is it its just may me more most much my need no not of on one only nor now or other our out own rather s she should
  so some see such t than that the their them then there these they this those though to too two under up us very want was we
  well were what when where whether which while who whom why will with within without would you your`.split(
    /\s+/,
  ),
);

/** Words in which the last s is no plural. */
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

/** A word of a text: its term, and where it stands. */
export type Word = { term: string; start: number; end: number };

/** Every word of a text, in order. */
export function wordsOf(text: string): Word[] {
  return [...text.matchAll(word)].map(({ 0: found, index }) => ({
    term: termOf(found),
    start: index,
    end: index + found.length,
  }));
}

/** The terms of a text, in order. */
export const termsOf = (text: string): string[] => wordsOf(text).map(({ term }) => term);

/** Lower case, without accents and without the plural's s. The term of a term is itself. */
function termOf(found: string): string {
  const plain = found
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase();
  if (plain.length < 4 || !plain.endsWith('s') || singulars.has(plain)) return plain;
  return plain
    .replace(/(?<=.{2})ies$/, 'y')
    .replace(/(?<=ch|sh|x|ss)es$/, '')
    .replace(/(?<=[^sui])s$/, '');
}

/** Whether a term says something about the page it stands on. */
export function isTelling(term: string): boolean {
  return !stopWords.has(term) && (term.length > 1 || /\d/.test(term));
}

/** The telling terms of a text, in order; all of them when none tells anything. */
export function tellingTerms(text: string): string[] {
  const terms = termsOf(text);
  const telling = terms.filter(isTelling);
  return telling.length > 0 ? telling : terms;
}
