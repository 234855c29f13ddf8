import { describe, expect, test } from 'vitest';
import { block } from './block.ts';

const sums = (figures: string[], more: object = {}) => ({
  kind: 'stats',
  id: 'losses',
  title: 'Losses',
  items: figures.map((stat, i) => ({ stat, title: `lost in year ${i}`, text: 'In many cases.' })),
  ...more,
});
const lacks = (value: unknown) => {
  const { error } = block.safeParse(value);
  return error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? [];
};

describe('a block with a chart', () => {
  test('accepts the fields that its chart reads', () =>
    expect(lacks(sums(['S$1bn', 'S$2m'], { chart: 'bars' }))).toEqual([]));

  test('names the field that its chart cannot read, and what to write there', () =>
    expect(lacks(sums(['S$1bn', '10%'], { chart: 'bars' }))).toEqual([
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
        chart: 'dates',
        items: ['2026-01-01', '2027-01-01'].map((date) => ({ date, title: 'A day', text: 'It begins.' })),
      }),
    ).toEqual(['chart: needs 5 dates at least, of more than one year: leave it out, the list says it']));

  test('rejects a chart title without a chart', () =>
    expect(lacks(sums(['S$1bn'], { chartTitle: 'Lost to scams' }))).toEqual([
      'chartTitle: needs `chart`: name the kind of chart, or take it out',
    ]));
});
