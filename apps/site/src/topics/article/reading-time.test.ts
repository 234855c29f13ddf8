import { expect, test } from 'vitest';
import { countWords, readingMinutes } from './reading-time.ts';

test('words are what a reader reads: no marks, no link targets, no table rules', () => {
  expect(
    countWords(
      '## Two words\n\nA [link here](https://example.org/a/b), **bold** – done.\n\n| a | b |\n|---|---|\n| c | d |',
    ),
  ).toBe(11);
});

test('reading time is whole minutes, one at least; 3,500 words take 15', () => {
  expect(readingMinutes(20)).toBe(1);
  expect(readingMinutes(3500)).toBe(15);
});
