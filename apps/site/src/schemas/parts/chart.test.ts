import { describe, expect, test } from 'vitest';
import { block } from './block.ts';

const sums = (stats: string[], more: object = {}) => ({
  kind: 'stats',
  id: 'losses',
  title: 'Losses',
  chartTitle: `${stats.at(-1)} was lost in 2025`,
  items: stats.map((stat, i) => ({ stat, title: `lost in year ${i}`, text: 'In many cases.' })),
  ...more,
});
const lacks = (value: unknown) => {
  const { error } = block.safeParse(value);
  return error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? [];
};
const bars = { chart: 'bars' };
const change = (stat: string, after: number, before?: number) => {
  const measure = {
    what: 'cases',
    unit: before ? 'cases' : '%',
    before,
    after,
    says: 'measured',
    by: 'Us',
    year: '2025',
  };
  return {
    ...sums([], { chart: 'change', chartTitle: undefined }),
    items: [{ stat, title: 'of all cases', text: 'In a year.', measure }],
  };
};

test('a table names the row with a cell too many, as a comma without quotes makes it', () =>
  expect(
    lacks({
      kind: 'ledger',
      id: 'controls',
      title: 'Controls',
      caption: 'Controls and reasons',
      columns: [{ label: 'Control' }, { label: 'Reason' }],
      rows: [{ cells: ['A.9', 'Staff step in'] }, { cells: ['A.7', 'No data', 'no model'] }],
    }),
  ).toEqual(['rows.1.cells: has 3 cells for 2 columns: put a text with a comma in quotes']));

describe('a block with a chart', () => {
  test('accepts the fields that its chart reads', () =>
    expect(lacks(sums(['S$1bn', 'S$2m'], bars))).toEqual([]));

  test('names the field that its chart cannot read, and what to write there', () =>
    expect(lacks(sums(['S$1bn', '10%'], bars))).toEqual([
      'items.1.stat: `chart: bars` needs sums of one currency: write it like S$1.1bn',
    ]));

  test('rejects a chart of another block', () =>
    expect(lacks(sums(['S$1bn'], { chart: 'matrix' }))).toEqual([
      'chart: is no chart of this block: choose from bars, change, parts, days, or leave it out',
    ]));

  test.each([
    ['one day', [0]],
    ['a count that begins later', [1, 3]],
    ['days out of order', [0, 33, 30]],
  ])('rejects days with %s', (_, days) =>
    expect(
      lacks({
        kind: 'steps',
        id: 'breach',
        title: 'A breach',
        chart: 'days',
        chartTitle: 'Three days to tell',
        items: [...days, undefined].map((day, i) => ({
          title: `Step ${i}`,
          text: 'Something is done.',
          by: day === undefined ? undefined : { day, text: `Day ${day}`, what: 'Something is due' },
        })),
      }),
    ).toEqual(['items: `chart: days` needs two days at least, from 0, each later than the one before']),
  );

  test('rejects a chart of too few dates, by the field that asks for it', () =>
    expect(
      lacks({
        kind: 'timeline',
        id: 'dates',
        title: 'Dates',
        statement: 'Two days are near.',
        chart: 'dates',
        items: ['2026-01-01', '2027-01-01'].map((date) => ({ date, title: 'A day', text: 'It begins.' })),
      }),
    ).toEqual(['chart: needs 5 dates at least, of more than one year: leave it out, the list says it']));

  test('rejects a chart title without a chart', () =>
    expect(lacks(sums(['S$1bn']))).toEqual([
      'chartTitle: needs `chart`: name the kind of chart, or take it out',
    ]));
});

describe('the headline of a chart', () => {
  test('is needed, and is not the heading of its section', () => {
    expect(lacks(sums(['S$1bn'], { ...bars, chartTitle: undefined }))[0]).toBe(
      'chartTitle: is missing: write what the reader sees in the chart under “Losses”, as a sentence',
    );
    expect(lacks(sums(['S$1bn'], { ...bars, chartTitle: 'Losses' }))[0]).toBe(
      'chartTitle: repeats the heading: write what the reader sees in the chart',
    );
  });

  test('names a number that is drawn, and no other but a year', () => {
    expect(lacks(sums(['S$1.1bn', 'S$913.1m'], bars))).toEqual([]);
    expect(lacks(sums(['S$1.1bn'], { ...bars, chartTitle: 'Much was lost in 2025' }))).toEqual([
      'chartTitle: names no number that the chart draws: name one in digits, of 1.1',
    ]);
    expect(lacks(sums(['S$1.1bn'], { ...bars, chartTitle: 'S$1.1bn was lost in 51,501 cases' }))).toEqual([
      'chartTitle: names 51501, which the chart does not draw: choose from 1.1',
    ]);
  });

  test('of a change is its value, or the change where only that is published', () => {
    expect(lacks(change('6,100', 6100, 4100))).toEqual([]);
    expect(lacks(change('up to 28.6%', 71.4))).toEqual([]);
    expect(lacks(change('S$913.1m', 37_308, 51_501))).toEqual([
      'items.0.stat: names 913.1, which the chart does not draw: choose from 37308, 14193, 51501',
    ]);
  });

  test('of parts in a column is its number', () => {
    const parts = [
      { share: 68, label: 'right answers', kind: 'full' },
      { share: 12, label: 'may be wrong', kind: 'rest' },
    ];
    const column = (stat: string) => ({
      kind: 'columns',
      id: 'pass',
      title: 'Pass',
      columns: [{ stat, parts }],
    });
    expect(lacks(column('68 of 80'))).toEqual([]);
    expect(lacks(column('85%'))).toEqual([
      'columns.0.stat: names 85, which the chart does not draw: choose from 68, 12, 80',
    ]);
  });
});
