import { describe, expect, test } from 'vitest';
import { articleFigure } from './article-figure.ts';

const head = { id: 'controls', title: 'Fewer controls', note: 'Annex A of both.', sources: ['ISO-42001'] };
const counts = [
  { count: 93, title: 'In the one' },
  { count: 38, title: 'In the other' },
];
const days = ['2024-10-22', '2024-12-11', '2025-01-23', '2025-07-17'].map((date) => ({
  date,
  title: 'A step',
}));
const mistakes = (figure: object) =>
  articleFigure.safeParse({ ...head, ...figure }).error?.issues.map(({ path }) => path.join('.')) ?? [];

describe('figures of an article', () => {
  test('one list and its section make a figure; days need no section', () => {
    expect(mistakes({ under: 'What it certifies', counts })).toEqual([]);
    expect(mistakes({ days })).toEqual([]);
  });

  test('a figure without a list, or with two, is refused at the list', () => {
    expect(mistakes({ under: 'What it certifies' })).toEqual(['measures']);
    expect(mistakes({ under: 'What it certifies', counts, days })).toEqual(['days']);
  });

  test('a figure of the text names its section, days under the updates do not', () => {
    expect(mistakes({ counts })).toEqual(['under']);
    expect(mistakes({ under: 'What it certifies', days })).toEqual(['under']);
  });

  test('a field that nobody reads is refused', () => {
    expect(mistakes({ days, kind: 'strip' })).toEqual(['']);
  });
});
