import { groupBy } from '../../text/group-by.ts';

/** Highest number of points of an answer. */
export const fullPoints = 2;

export type ReadinessAnswer = { area: string; points: number };
/** In place, of the applicable questions; a partial answer counts as a half. */
type Score = { inPlace: number; of: number };
export type Readiness = {
  overall: Score;
  areas: (Score & { area: string })[];
  /** `most`: at least 80 % and no answer with 0 points; `some`: at least 50 %. */
  level: 'most' | 'nearly' | 'some' | 'few';
  open: number[];
};

const scoreOf = (answers: readonly ReadinessAnswer[]): Score => ({
  inPlace: answers.reduce((sum, { points }) => sum + points, 0) / fullPoints,
  of: answers.length,
});

/** Such as `2½ of 3`. */
export const scoreText = ({ inPlace, of }: Score) =>
  `${inPlace < 1 && inPlace > 0 ? '' : Math.floor(inPlace)}${inPlace % 1 ? '½' : ''} of ${of}`;

/** @throws without applicable answers */
export function readiness(answers: readonly ReadinessAnswer[]): Readiness {
  if (answers.length === 0) throw new Error('There is no answer to score');
  const overall = scoreOf(answers);
  const isNothingMissing = answers.every(({ points }) => points > 0);
  return {
    overall,
    areas: [...groupBy(answers, ({ area }) => area)].map(([area, group]) => ({ area, ...scoreOf(group) })),
    level: levelOf(overall, isNothingMissing),
    open: [...answers.keys()]
      .filter((i) => (answers[i]?.points ?? 0) < fullPoints)
      .sort((a, b) => (answers[a]?.points ?? 0) - (answers[b]?.points ?? 0)),
  };
}

function levelOf({ inPlace, of }: Score, isNothingMissing: boolean): Readiness['level'] {
  if (inPlace >= 0.8 * of) return isNothingMissing ? 'most' : 'nearly';
  return inPlace >= 0.5 * of ? 'some' : 'few';
}
