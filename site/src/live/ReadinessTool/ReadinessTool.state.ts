/** Scores for "Are we ready?". Pure: the questions and their areas are content (src/content/tools/readiness.yaml). */

/** Most points that an answer can bring; the least is 0. */
export const fullPoints = 2;

export type ReadinessAnswer = { area: string; points: number };
export type Readiness = {
  /** Whole per cent of all points. */
  percent: number;
  /** Whole per cent by area, in the order of the first answer of each. */
  areas: { area: string; percent: number }[];
  /**
   * `most`: at least four fifths and nothing missing altogether; `nearly`: as much, with something missing; `some`: at
   * least half; `few`: less.
   */
  band: 'most' | 'nearly' | 'some' | 'few';
  /** Places of the answers that leave something to do: what is missing before what is partly there, else in order. */
  open: number[];
};

const percentOf = (answers: readonly ReadinessAnswer[]) =>
  Math.round((100 * answers.reduce((sum, { points }) => sum + points, 0)) / (answers.length * fullPoints));

/**
 * @param answers those that apply
 * @throws when there is no answer
 */
export function readiness(answers: readonly ReadinessAnswer[]): Readiness {
  if (answers.length === 0) throw new Error('There is no answer to score');
  const percent = percentOf(answers);
  const isNothingMissing = answers.every(({ points }) => points > 0);
  return {
    percent,
    areas: [...Map.groupBy(answers, ({ area }) => area)].map(([area, group]) => ({
      area,
      percent: percentOf(group),
    })),
    band: bandOf(percent, isNothingMissing),
    open: [...answers.keys()]
      .filter((i) => (answers[i]?.points ?? 0) < fullPoints)
      .sort((a, b) => (answers[a]?.points ?? 0) - (answers[b]?.points ?? 0)),
  };
}

function bandOf(percent: number, isNothingMissing: boolean): Readiness['band'] {
  if (percent >= 80) return isNothingMissing ? 'most' : 'nearly';
  return percent >= 50 ? 'some' : 'few';
}
