import { describe, expect, test } from 'vitest';
import { articleChart } from './article-chart.ts';

const head = {
  id: 'controls',
  title: '38 controls instead of 93',
  note: 'Annex A of both.',
  sources: ['ISO-42001'],
};
const counts = [
  { count: 93, title: 'In the one' },
  { count: 38, title: 'In the other' },
];
const measures = [
  { what: 'Failed searches', unit: '%', after: 65, says: 'measured', by: 'A firm', year: '2024' },
];
const issuePaths = (figure: object) =>
  articleChart.safeParse({ ...head, ...figure }).error?.issues.map(({ path }) => path.join('.')) ?? [];

describe('charts of an article', () => {
  test('accepts one list with its section', () =>
    expect(issuePaths({ under: 'What it certifies', counts })).toEqual([]));

  test('rejects a chart without a list, or with two', () => {
    expect(issuePaths({ under: 'What it certifies' })).toEqual(['measures']);
    expect(issuePaths({ under: 'What it certifies', counts, measures })).toEqual(['counts']);
  });

  test('rejects a headline that names none of the numbers drawn', () =>
    expect(issuePaths({ under: 'What it certifies', counts, title: 'Fewer controls' })).toEqual(['title']));

  test('requires a section', () => expect(issuePaths({ counts })).toEqual(['under']));
});
