import { describe, expect, test } from 'vitest';
import { scaleShares } from '../figures/Scale/scale-drawing.ts';
import { courseFigure, type ShareFigure } from '../figures/share-figure.ts';
import { drawFigure } from './og-figure.ts';

const dates: ShareFigure = {
  kind: 'dates',
  title: 'Three dates moved',
  ...scaleShares([
    { date: '2024-08-01', words: ['In force'] },
    { date: '2026-08-02', words: ['General application'], mark: 'duty' },
    { date: '2027-12-02', words: ['High-risk by use'], mark: 'duty', originalDate: '2026-08-02' },
    { date: '2028-12-31', words: ['High-risk in products, and a name that is long'], mark: 'duty' },
  ]),
};
const petals: ShareFigure = {
  kind: 'petals',
  title: 'Five jurisdictions: scope',
  petals: (['voluntary', 'binding', 'in-part', 'later', 'not-in-force'] as const).map((kind) => ({
    kind,
    name: 'European Union',
    word: kind,
  })),
};
const hours = courseFigure({
  blocks: [3, 2.5, 2, 1.5].map((number, i) => ({
    title: `Block ${i}`,
    hours: number,
    topics: ['One', 'Two'],
  })),
});
if (!hours) throw new Error('A course with blocks has a figure');

const draw = (figure: ShareFigure) => drawFigure(figure, (token) => `[${token}]`);

describe.each([
  ['dates', dates],
  ['petals', petals],
  ['hours', hours],
] as const)('%s in a share picture', (_name, figure) => {
  test('are lettered large enough for a small preview', () => {
    for (const { size } of draw(figure).lettering) expect(size).toBeGreaterThanOrEqual(24);
  });

  test('stay inside the picture', () => {
    for (const { text, x, size, align, top } of draw(figure).lettering) {
      const width = text.length * size * 0.53;
      expect(align === 'end' ? x - width : x).toBeGreaterThan(40);
      expect(align === 'end' ? x : x + width).toBeLessThan(1190);
      expect(top + size).toBeLessThan(600);
    }
  });

  test('are the same for the same data', () => expect(draw(figure)).toEqual(draw(figure)));
});

test('every date of a page has its mark in the share picture', () =>
  expect(draw(dates).shapes.match(/<circle/g)).toHaveLength(4));

test('the parts of a course fill the width, and are named by their hours', () => {
  const { shapes, lettering } = draw(hours);
  const widths = [...shapes.matchAll(/width="([\d.]+)" height="110"/g)].map(([, width]) => Number(width));
  expect(widths.reduce((sum, width) => sum + width, 0)).toBeCloseTo(1056, 0);
  expect(lettering.map(({ text }) => text)).toEqual(['9 hours in 4 blocks', '3 h', '2.5 h', '2 h', '1.5 h']);
});
