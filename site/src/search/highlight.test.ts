import { expect, test } from 'vitest';
import { highlight } from './highlight.ts';

const marked = (text: string, ...terms: string[]) =>
  highlight(text, new Set(terms))
    .map(({ text: part, isMarked }) => (isMarked ? `[${part}]` : part))
    .join('');

test('the words that matched are marked as written, and nothing else changes', () => {
  expect(marked('Fines under ISO27001, and a fine', 'fine', '27001')).toBe(
    '[Fines] under ISO[27001], and a [fine]',
  );
});

test('a text without a match is one piece', () => {
  expect(highlight('Nothing here', new Set(['fine']))).toEqual([{ text: 'Nothing here', isMarked: false }]);
});
