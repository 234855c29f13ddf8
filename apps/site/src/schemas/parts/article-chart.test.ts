import { describe, expect, test } from 'vitest';
import { articleChart } from './article-chart.ts';

const head = { id: 'controls', title: 'Fewer controls', note: 'Annex A of both.', sources: ['ISO-42001'] };
const counts = [
  { count: 93, title: 'In the one' },
  { count: 38, title: 'In the other' },
];
const days = ['2024-10-22', '2024-12-11', '2025-01-23', '2025-07-17'].map((date) => ({
  date,
  title: 'A step',
}));
const issuePaths = (figure: object) =>
  articleChart.safeParse({ ...head, ...figure }).error?.issues.map(({ path }) => path.join('.')) ?? [];

describe('charts of an article', () => {
  test('accepts one list with its section, and days without one', () => {
    expect(issuePaths({ under: 'What it certifies', counts })).toEqual([]);
    expect(issuePaths({ days })).toEqual([]);
  });

  test('rejects a chart without a list, or with two', () => {
    expect(issuePaths({ under: 'What it certifies' })).toEqual(['measures']);
    expect(issuePaths({ under: 'What it certifies', counts, days })).toEqual(['days']);
  });

  test('requires a section, except for days', () => {
    expect(issuePaths({ counts })).toEqual(['under']);
    expect(issuePaths({ under: 'What it certifies', days })).toEqual(['under']);
  });

  test('rejects an unknown field', () => {
    expect(issuePaths({ days, kind: 'strip' })).toEqual(['']);
  });
});
