import { expect, test } from 'vitest';
import { highlight } from './highlight.ts';

const marked = (text: string, ...terms: string[]) =>
  highlight(text, new Set(terms))
    .map(({ text: part, isMarked }) => (isMarked ? `[${part}]` : part))
    .join('');

test('marks matched words as written', () => {
  expect(marked('Fines under ISO27001, and a fine', 'fine', '27001')).toBe(
    '[Fines] under ISO[27001], and a [fine]',
  );
});

test('returns one segment without a match', () => {
  expect(highlight('Nothing here', new Set(['fine']))).toEqual([{ text: 'Nothing here', isMarked: false }]);
});
