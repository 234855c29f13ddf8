import type { Gap } from './failures.ts';

/** A place that the data could not fill, as it stands in a letter's text: `[[no date chosen]]`. */
const gapPattern = /\[\[([^[\]\n]*)\]\]/g;

/** Writes a gap into a text. */
export function gapText(words: string): string {
  return `[[${words}]]`;
}

/** The gaps of a letter, in order. One is enough to stop it from being sent. */
export function gapsOf(text: string): Gap[] {
  return text.split('\n').flatMap((line, index) =>
    [...line.matchAll(gapPattern)].map(([, words = '']) => ({
      line: index + 1,
      words: words.trim() || 'nothing filled in',
    })),
  );
}

/** `Line 3: no date chosen.` */
export function gapSentence({ line, words }: Gap): string {
  return `Line ${line}: ${words}.`;
}
