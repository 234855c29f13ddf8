import { expect, test } from 'vitest';
import type { ArticleChart } from '../../schemas/parts/article-chart.ts';
import { chartCsv } from './chart-data.ts';

const head = {
  id: 'a-chart',
  title: 'What the reader sees',
  note: 'A survey.',
  sources: ['A'],
  under: 'One',
};
const sources = [{ publisher: 'An institute', title: 'A report' }];
const lines = (chart: Partial<ArticleChart>) =>
  chartCsv({ ...head, ...chart }, sources)
    .slice(1)
    .split('\r\n');
const about = '"A survey.","An institute, A report"';

test('has a row for each part of a field, with note and sources', () => {
  const parts = [
    { share: 79, label: 'say yes', kind: 'full' as const },
    { share: 21, label: 'others', kind: 'rest' as const },
  ];
  expect(lines({ fields: [{ title: 'Agents are adopted', parts }] })).toEqual([
    '"field","part","of a hundred","note","sources"',
    `"Agents are adopted","say yes","79",${about}`,
    `"Agents are adopted","others","21",${about}`,
    '',
  ]);
});

test('takes 100 as the start of a change of which only the change is published', () => {
  const measure = {
    what: 'failed searches',
    unit: '%',
    after: 65,
    says: 'party' as const,
    by: 'A firm',
    year: '2024',
  };
  expect(lines({ measures: [measure] })[1]).toBe(
    `"failed searches","%","100","65","A firm","2024","party",${about}`,
  );
});
