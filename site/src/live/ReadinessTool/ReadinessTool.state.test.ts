import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { readinessToolSchema } from '../../schemas/tool.ts';
import { readiness } from './ReadinessTool.state.ts';

const file = new URL('../../content/tools/readiness.yaml', import.meta.url);
const { questions, areas } = readinessToolSchema.parse(parse(readFileSync(file, 'utf8')));

/** Scores the tool's questions with these points, in order. */
const score = (...points: number[]) =>
  readiness(questions.map(({ area }, i) => ({ area, points: points[i] ?? 0 })));

describe('the score', () => {
  test('everything in place is 100 per cent, with nothing left to do', () => {
    expect(score(...questions.map(() => 2))).toMatchObject({ percent: 100, band: 'most', open: [] });
  });

  test('nothing in place is 0 per cent, with every step left', () => {
    const { percent, band, open } = score();
    expect([percent, band, open.length]).toEqual([0, 'few', questions.length]);
  });

  test('each area has its own score, in the order of the content', () => {
    const result = score(2, 1, 0, 2, 0, 2, 1, 2, 2, 0);
    expect(result.areas.map(({ area }) => area)).toEqual(areas.map(({ id }) => id));
    expect(result.areas.map(({ percent }) => percent)).toEqual([50, 50, 83, 50]);
    expect(result.percent).toBe(60);
  });

  test('what is missing comes before what is partly there', () => {
    expect(score(2, 1, 0, 2, 0, 2, 1, 2, 2, 0).open).toEqual([2, 4, 9, 1, 6]);
  });

  test('nine of ten in place is nearly there, neither the best band nor half way', () => {
    expect(score(2, 2, 2, 2, 2, 2, 2, 2, 2, 0)).toMatchObject({ percent: 90, band: 'nearly' });
  });

  test.each([
    [[2, 2, 2, 2, 2, 2, 1, 1, 1, 1], 80, 'most'],
    [[2, 2, 2, 2, 2, 1, 1, 1, 1, 1], 75, 'some'],
    [[1, 1, 1, 1, 1, 1, 1, 1, 1, 1], 50, 'some'],
    [[1, 1, 1, 1, 1, 1, 1, 1, 1, 0], 45, 'few'],
  ] as const)('the bands begin at 80 and at 50 per cent: %j', (points, percent, band) => {
    expect(score(...points)).toMatchObject({ percent, band });
  });

  test('no answer at all is an error, not a score', () => {
    expect(() => readiness([])).toThrow('no answer');
  });
});
