import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { readinessToolSchema } from '../../schemas/tool.ts';
import { readiness, scoreText } from './ReadinessTool.state.ts';

const file = new URL('../../content/tools/readiness.yaml', import.meta.url);
const { questions } = readinessToolSchema.parse(parse(readFileSync(file, 'utf8')));

const score = (...points: number[]) =>
  readiness(questions.map(({ area }, i) => ({ area, points: points[i] ?? 0 })));

describe('the score', () => {
  test('lists missing steps before partial ones', () =>
    expect(score(2, 1, 0, 2, 0, 2, 1, 2, 2, 0).open).toEqual([2, 4, 9, 1, 6]));

  test.each([
    [[2, 2, 2, 2, 2, 2, 1, 1, 1, 1], '8 of 10', 'most'],
    [[2, 2, 2, 2, 2, 1, 1, 1, 1, 1], '7½ of 10', 'some'],
    [[1, 1, 1, 1, 1, 1, 1, 1, 1, 1], '5 of 10', 'some'],
    [[1, 0, 0, 0, 0, 0, 0, 0, 0, 0], '½ of 10', 'few'],
  ] as const)('starts levels at eight and at five of ten: %j', (points, text, level) => {
    const { overall, level: reached } = score(...points);
    expect([scoreText(overall), reached]).toEqual([text, level]);
  });
});
