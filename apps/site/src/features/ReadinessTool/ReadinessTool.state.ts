import { groupBy } from '../../text/group-by.ts';

/** Highest number of points of an answer. */
export const fullPoints = 2;

export type ReadinessAnswer = { area: string; points: number };
export type Readiness = {
  percent: number;
  areas: { area: string; percent: number }[];
  /** `most`: at least 80 % and no answer with 0 points; `some`: at least 50 %. */
  level: 'most' | 'nearly' | 'some' | 'few';
  open: number[];
};

const percentOf = (answers: readonly ReadinessAnswer[]) =>
  Math.round((100 * answers.reduce((sum, { points }) => sum + points, 0)) / (answers.length * fullPoints));

/** @throws without applicable answers */
export function readiness(answers: readonly ReadinessAnswer[]): Readiness {
  if (answers.length === 0) throw new Error('There is no answer to score');
  const percent = percentOf(answers);
  const isNothingMissing = answers.every(({ points }) => points > 0);
  return {
    percent,
    areas: [...groupBy(answers, ({ area }) => area)].map(([area, group]) => ({
      area,
      percent: percentOf(group),
    })),
    level: levelOf(percent, isNothingMissing),
    open: [...answers.keys()]
      .filter((i) => (answers[i]?.points ?? 0) < fullPoints)
      .sort((a, b) => (answers[a]?.points ?? 0) - (answers[b]?.points ?? 0)),
  };
}

function levelOf(percent: number, isNothingMissing: boolean): Readiness['level'] {
  if (percent >= 80) return isNothingMissing ? 'most' : 'nearly';
  return percent >= 50 ? 'some' : 'few';
}
