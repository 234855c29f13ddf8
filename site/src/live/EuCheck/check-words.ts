import type { Answers, Reading } from '../../law/eu-check/answers.ts';
import { unsure } from '../../law/eu-check/answers.ts';
import type { Assessment, FoundDuty, FoundFinding } from '../../law/eu-check/assess.ts';
import type { FineForYou } from '../../law/eu-check/fines.ts';
import { fullDate } from '../../text/dates.ts';

/** The names of the rows of the answer. */
export const rowNames: Record<FoundFinding['row'], string> = {
  scope: 'Scope',
  prohibited: 'Prohibited',
  'high-risk': 'High-risk',
  'way-out': 'Way out',
  transparency: 'Transparency',
  model: 'Model',
  old: 'Old systems',
};

/** A question with the words of what was answered. */
export type GivenAnswer = { id: string; short: string; words: string; isOpen: boolean };

/** The answers in words, in the order of the questions. */
export function givenAnswers({ asked }: Pick<Reading, 'asked'>, answers: Answers): GivenAnswer[] {
  return asked.flatMap(({ id, short, answers: choices, none: noneWords }) => {
    const chosen = answers[id];
    if (!chosen) return [];
    const named = choices.filter((choice) => chosen.includes(choice.id)).map(({ title }) => title);
    const isOpen = chosen.includes(unsure);
    const words = [...named, ...(isOpen ? ['Not sure'] : [])].join('; ') || (noneWords ?? '');
    return [{ id, short, words, isOpen }];
  });
}

/** Duties of one day, and whether it has come. */
export type DutyDay = { day: string; original?: string | undefined; isInForce: boolean; duties: FoundDuty[] };

/** The duties in force as one group, and then a group for each day to come. */
export function dutyDays(duties: readonly FoundDuty[], today: string): DutyDay[] {
  const inForce = duties.filter(({ day }) => day <= today);
  const later = Map.groupBy(
    duties.filter(({ day }) => day > today),
    ({ day }) => day,
  );
  return [
    ...(inForce.length > 0 ? [{ day: today, isInForce: true, duties: inForce }] : []),
    ...[...later].map(([day, group]) => ({
      day,
      original: group.find(({ original }) => original)?.original,
      isInForce: false,
      duties: group,
    })),
  ];
}

const euros = new Intl.NumberFormat('en-SG');
const short = (sum: number) => (sum % 1_000_000 === 0 ? `${sum / 1_000_000}m` : `${sum / 1e6}m`);

/** `EUR 15m or 3%`, or that national law decides. */
export const ceilingInLaw = ({ sumEur, percent }: FineForYou) =>
  sumEur === undefined ? 'Set by each Member State' : `EUR ${short(sumEur)} or ${percent}%`;

/** `EUR 36,000`; without a turnover the formula. */
export function ceilingForYou({ sumEur, percent, counts, atMostEur }: FineForYou): string {
  if (sumEur === undefined) return 'national law';
  return atMostEur === undefined
    ? `${percent}% or EUR ${short(sumEur)}, the ${counts}`
    : `EUR ${euros.format(atMostEur)}`;
}

/** The highest level that the answers lead to. */
export const highestFine = ({ fines }: Assessment) => fines.find(({ applies, sumEur }) => applies && sumEur);

/** How many duties are in force, and the first day to come. */
export function countDuties({ duties }: Assessment, today: string) {
  const all = duties.flatMap((role) => role.duties);
  const later = all.filter(({ day }) => day > today).toSorted((a, b) => a.day.localeCompare(b.day));
  return { inForce: all.length - later.length, later: later.length, next: later[0] };
}

export const plural = (count: number, noun: string) =>
  `${count} ${count === 1 ? noun : noun.replace(/y$/, 'ie')}${count === 1 ? '' : 's'}`;

/** `From 2 December 2027`, and where it was moved ` (was 2 August 2026)`. */
export const dayHead = ({ day, isInForce }: DutyDay) => (isInForce ? 'In force' : `From ${fullDate(day)}`);
