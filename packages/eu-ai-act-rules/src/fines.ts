import type { Reading } from './answers.ts';
import type { RoleDuties } from './assess.ts';
import { evaluate, no, open, yes } from './conditions.ts';
import type { Rules } from './rules.ts';

/** Left out where national law decides the sum. */
export type FineForYou = Pick<
  Rules['fines'][number],
  'id' | 'breach' | 'article' | 'sumEur' | 'percent' | 'since'
> & {
  /** Which of the two limits counts; the higher while the size is unknown. */
  counts: 'lower' | 'higher';
  /** Whether a doubt about the size, or about linked firms, leaves open which of the two counts. */
  isOpen: boolean;
  /** In whole euros; undefined while the turnover is unknown. */
  atMostEur?: number | undefined;
  /** Whether one of the reader's own duties leads to the fine. */
  applies: boolean;
  /** Whether only a duty that is open leads to it. */
  mightApply: boolean;
};

/** @param yours the reader's duties */
export function finesOf(
  rules: Rules,
  { of }: Reading,
  yours: readonly RoleDuties[],
  turnoverEur?: number,
): FineForYou[] {
  const owed = yours.flatMap(({ duties }) => duties);
  const fineOf = new Map(rules.duties.map(({ id, fine }) => [id, fine]));
  const breachOf = (byRole: Record<string, string> = {}, fine: string) =>
    yours
      .filter(({ duties }) => duties.some(({ id }) => fineOf.get(id) === fine))
      .flatMap(({ role, title }) => (byRole[role] ? [`Duties as ${title}: ${byRole[role]}`] : []))
      .join('; ');
  return rules.fines
    .filter(({ when }) => evaluate(when, of) !== no)
    .map(
      ({ id, breach, byRole, article, sumEur, percent, lowerFor, anyDuty, isCertain, replaces, since }) => {
        const counts = lowerFor.some((size) => of(size) === yes) ? 'lower' : 'higher';
        const leading = owed.filter((duty) => anyDuty || fineOf.get(duty.id) === (replaces ?? id));
        const applies = leading.some((duty) => !(isCertain && duty.isConditional));
        return {
          id,
          breach: breachOf(byRole, id) || breach,
          article,
          sumEur,
          percent,
          counts,
          isOpen: counts === 'higher' && lowerFor.some((size) => of(size) === open),
          atMostEur: ceiling(counts, sumEur, percent, turnoverEur),
          applies,
          mightApply: leading.length > 0 && !applies,
          since: rules.days[since]?.day ?? since,
        };
      },
    );
}

function ceiling(counts: FineForYou['counts'], sumEur?: number, percent?: number, turnoverEur?: number) {
  if (sumEur === undefined || percent === undefined || turnoverEur === undefined) return undefined;
  const share = Math.round((turnoverEur * percent) / 100);
  return counts === 'lower' ? Math.min(sumEur, share) : Math.max(sumEur, share);
}

const weightOf = ({ atMostEur, sumEur = 0, counts }: FineForYou) =>
  atMostEur ?? sumEur + (counts === 'higher' ? 1 : 0);

/**
 * The highest fine to which a duty of the reader's own leads. While the turnover is unknown, of two equal sums it is the
 * one that the share of turnover may exceed.
 */
export const highestFine = ({ fines }: { readonly fines: readonly FineForYou[] }): FineForYou | undefined =>
  highestFirst(fines).find(({ applies }) => applies);

/** A higher one to which an open duty would lead. */
export const higherIfOpen = ({
  fines,
}: {
  readonly fines: readonly FineForYou[];
}): FineForYou | undefined => {
  const [highest] = highestFirst(fines).filter(({ applies, mightApply }) => applies || mightApply);
  return highest?.mightApply ? highest : undefined;
};

const highestFirst = (fines: readonly FineForYou[]) =>
  fines.filter(({ sumEur }) => sumEur).toSorted((a, b) => weightOf(b) - weightOf(a));
