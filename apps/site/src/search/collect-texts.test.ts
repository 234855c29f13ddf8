import { expect, test } from 'vitest';
import { collectTexts } from './collect-texts.ts';

test('collects what a page shows, not the names of its charts and drawings', () => {
  const block = {
    kind: 'table',
    chart: 'matrix',
    chartTitle: 'Who does what',
    rows: [{ cells: ['Lend'], kinds: ['duty'] }],
    items: [{ stat: 'S$1bn', text: 'lost' }],
  };
  expect(collectTexts(block)).toEqual({ headings: ['Who does what'], texts: ['Lend', 'S$1bn', 'lost'] });
});
