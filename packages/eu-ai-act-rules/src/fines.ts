import type { Reading } from './answers.ts';
import { evaluate, no, yes } from './conditions.ts';
import type { Rules } from './rules.ts';

/** Left out where national law decides the sum. */
export type FineForYou = Pick<
  Rules['fines'][number],
  'id' | 'breach' | 'article' | 'sumEur' | 'percent' | 'since'
> & {
  /** Which of the two limits counts; the higher while the size is unknown. */
  counts: 'lower' | 'higher';
  /** In whole euros; undefined while the turnover is unknown. */
  atMostEur?: number | undefined;
  /** Whether one of the reader's own duties leads to the fine. */
  applies: boolean;
};

/** @param owed ids of the reader's duties */
export function finesOf(
  rules: Rules,
  { of }: Reading,
  owed: ReadonlySet<string>,
  turnoverEur?: number,
): FineForYou[] {
  const owedFines = new Set(rules.duties.flatMap(({ id, fine }) => (owed.has(id) ? [fine] : [])));
  return rules.fines
    .filter(({ when }) => evaluate(when, of) !== no)
    .map(({ id, breach, article, sumEur, percent, lowerFor, anyDuty, since }) => {
      const counts = lowerFor.some((size) => of(size) === yes) ? 'lower' : 'higher';
      return {
        id,
        breach,
        article,
        sumEur,
        percent,
        counts,
        atMostEur: ceiling(counts, sumEur, percent, turnoverEur),
        applies: anyDuty ? owed.size > 0 : owedFines.has(id),
        since: rules.days[since]?.day ?? since,
      };
    });
}

function ceiling(counts: FineForYou['counts'], sumEur?: number, percent?: number, turnoverEur?: number) {
  if (sumEur === undefined || percent === undefined || turnoverEur === undefined) return undefined;
  const share = Math.round((turnoverEur * percent) / 100);
  return counts === 'lower' ? Math.min(sumEur, share) : Math.max(sumEur, share);
}
