import { type Word, wordsOf } from './words.ts';

/** A piece of a text; marked when it is one of the words looked for. */
export type Segment = { text: string; isMarked: boolean };

/** By text. While somebody types, the same few results come back with nearly every letter. */
const known = new Map<string, readonly Word[]>();

/** Cuts a text at the words whose terms matched. Joined again, the pieces are the text. */
export function highlight(text: string, terms: ReadonlySet<string>): Segment[] {
  const words = known.get(text) ?? wordsOf(text);
  known.set(text, words);
  const segments: Segment[] = [];
  let end = 0;
  for (const word of words) {
    if (!terms.has(word.term)) continue;
    if (word.start > end) segments.push({ text: text.slice(end, word.start), isMarked: false });
    segments.push({ text: text.slice(word.start, word.end), isMarked: true });
    end = word.end;
  }
  if (end < text.length) segments.push({ text: text.slice(end), isMarked: false });
  return segments;
}
