import { expect, test } from 'vitest';
import { edited } from './pages.ts';

test('rejects overlapping edits', () => {
  const edits = [
    { start: 0, end: 3, text: 'x' },
    { start: 2, end: 4, text: 'y' },
  ];
  expect(() => edited('abcdef', edits)).toThrow('overlap');
});
