import type { Reading } from './answers.ts';
import { evaluate, no, yes } from './conditions.ts';
import type { Rules } from './rules.ts';

export type FineForYou = {
  id: string;
  breach: string;
  article: string;
  /** Both left out where national law decides. */
  sumEur?: number | undefined;
  percent?: number | undefined;
  /** Which of the two counts for an organisation of this size; the higher while the size is not known. */
  counts: 'lower' | 'higher';
  /** Ceiling in whole euros, where the turnover is known. */
  atMostEur?: number | undefined;
  /** Whether the answers lead to duties of this level. */
  applies: boolean;
  since: string;
};

/** The ceilings for this organisation, in the order of the rules. */
export function finesOf(rules: Rules, { of }: Reading, turnoverEur?: number): FineForYou[] {
  return rules.fines
    .filter(({ when }) => evaluate(when, of) !== no)
    .map(({ id, breach, article, sumEur, percent, lowerFor, appliesWhen, since }) => {
      const counts = lowerFor.some((size) => of(size) === yes) ? 'lower' : 'higher';
      return {
        id,
        breach,
        article,
        sumEur,
        percent,
        counts,
        atMostEur: ceiling(counts, sumEur, percent, turnoverEur),
        applies: evaluate(appliesWhen, of) !== no,
        since: rules.days[since]?.day ?? since,
      };
    });
}

function ceiling(counts: FineForYou['counts'], sumEur?: number, percent?: number, turnoverEur?: number) {
  if (sumEur === undefined || percent === undefined || turnoverEur === undefined) return undefined;
  const share = Math.round((turnoverEur * percent) / 100);
  return counts === 'lower' ? Math.min(sumEur, share) : Math.max(sumEur, share);
}
