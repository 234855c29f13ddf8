import { type Word, wordsOf } from './words.ts';

export type Segment = { text: string; isMarked: boolean };

const known = new Map<string, readonly Word[]>();

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
