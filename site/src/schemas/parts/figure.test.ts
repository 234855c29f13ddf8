import { describe, expect, test } from 'vitest';
import { block } from './block.ts';

const sums = (figures: string[], more: object = {}) => ({
  kind: 'figures',
  id: 'losses',
  title: 'Losses',
  items: figures.map((figure, i) => ({ figure, title: `lost in year ${i}`, text: 'In many cases.' })),
  ...more,
});
const lacks = (value: unknown) => {
  const { error } = block.safeParse(value);
  return error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? [];
};

describe('a block that is drawn', () => {
  test('holds what its figure reads', () =>
    expect(lacks(sums(['S$1bn', 'S$2m'], { figure: 'money' }))).toEqual([]));

  test('is told which field its figure can’t read, and what to write there', () =>
    expect(lacks(sums(['S$1bn', '10%'], { figure: 'money' }))).toEqual([
      'items.1.figure: `figure: money` needs sums of one currency: write it like S$1.1bn',
    ]));

  test('takes the figures of its kind alone', () =>
    expect(lacks(sums(['S$1bn'], { figure: 'nest' }))).toEqual([
      'figure: is no figure of this block: choose from money, change, parts, clock, or leave it out',
    ]));

  test.each([
    ['one day', [0]],
    ['a count that begins later', [1, 3]],
    ['days out of order', [0, 33, 30]],
  ])('is no clock with %s', (_, days) =>
    expect(
      lacks({
        kind: 'steps',
        id: 'breach',
        title: 'A breach',
        figure: 'clock',
        items: [...days, undefined].map((day, i) => ({
          title: `Step ${i}`,
          text: 'Something is done.',
          by: day === undefined ? undefined : { day, text: `Day ${day}`, what: 'Something is due' },
        })),
      }),
    ).toEqual(['items: `figure: clock` needs two days at least, from 0, each later than the one before']),
  );

  test('and a title of a figure needs a figure', () =>
    expect(lacks(sums(['S$1bn'], { figureTitle: 'Lost to scams' }))).toEqual([
      'figureTitle: needs `figure`: say how the block is drawn, or take it out',
    ]));

  const history = (more: object, stage?: string) => ({
    kind: 'timeline',
    id: 'history',
    title: 'History',
    figure: 'horizon',
    items: ['2018-07-25', '2025-07-07'].map((date) => ({ date, title: 'Launch', text: 'It opens.', stage })),
    ...more,
  });

  test('on a horizon goes from edge to edge, and says what grows at each date', () => {
    expect(lacks(history({ bleed: true }, 'standard'))).toEqual([]);
    expect(lacks(history({}))).toEqual([
      'bleed: `figure: horizon` goes from edge to edge: write `bleed: true`',
      'items.0.stage: a horizon needs it: trial, voluntary, standard or addition',
      'items.1.stage: a horizon needs it: trial, voluntary, standard or addition',
    ]);
    expect(lacks(history({ bleed: true, sources: ['SG31'] }, 'standard'))).toEqual([
      'sources: has no place on a horizon: write `figureNote`, or sources at the dates',
    ]);
  });

  test('keeps to the measure in every other kind', () =>
    expect(lacks(sums(['S$1bn'], { figure: 'money', bleed: true }))).toEqual([
      'bleed: only `figure: horizon` goes from edge to edge: take it out',
    ]));
});
