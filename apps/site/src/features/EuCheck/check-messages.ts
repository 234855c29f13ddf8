import { type Answers, doubtOf, type Reading, unsure } from '@vanda/eu-ai-act-rules/answers';
import type {
  Assessment,
  FoundDuty,
  FoundFinding,
  FoundOpenPoint,
  RoleDuties,
} from '@vanda/eu-ai-act-rules/assess';
import { evaluate, yes } from '@vanda/eu-ai-act-rules/conditions';
import type { FineForYou } from '@vanda/eu-ai-act-rules/fines';
import type { Question, Rules } from '@vanda/eu-ai-act-rules/rules';
import { fullDate } from '@vanda/forms/date-formats';
import { groupBy } from '../../text/group-by.ts';

export const rowNames: Record<FoundFinding['row'], string> = {
  scope: 'Scope',
  prohibited: 'Prohibited',
  'high-risk': 'High-risk',
  'way-out': 'Way out',
  transparency: 'Transparency',
  model: 'Model',
  old: 'Old systems',
  supervisor: 'Supervisor',
};

export function openParts(points: readonly FoundOpenPoint[]): [string, FoundOpenPoint[]][] {
  const parts: [string, FoundOpenPoint[]][] = [
    ['Open, for counsel: what holds', points.filter(({ about }) => about === undefined)],
    ['Open, for counsel: from which day', points.filter(({ about }) => about === 'day')],
  ];
  return parts.filter(([, found]) => found.length > 0);
}

export type GivenAnswer = ReturnType<typeof givenAnswers>[number];

type Answered = Pick<Question, 'id' | 'short' | 'title' | 'none'> & {
  why?: { article: string };
  answers: readonly { id: string; title: string }[];
};

export const givenAnswers = ({ asked }: { asked: readonly Answered[] }, answers: Answers) =>
  asked.flatMap(({ id, short, title, why, answers: choices, none: noneText }) => {
    const chosen = answers[id];
    if (!chosen) return [];
    const named = choices.filter((choice) => chosen.includes(choice.id)).map(({ title }) => title);
    const doubted = choices
      .filter((choice) => chosen.includes(doubtOf(choice.id)))
      .map(({ title }) => `Not sure: ${title}`);
    const isOpen = chosen.includes(unsure) || doubted.length > 0;
    const text =
      [...named, ...doubted, ...(chosen.includes(unsure) ? ['Not sure'] : [])].join('; ') || (noneText ?? '');
    return [{ id, short, title, article: why?.article ?? '', text, chosen, isOpen }];
  });

export type DutyDay = Pick<FoundDuty, 'day' | 'original' | 'head'> & {
  isInForce: boolean;
  /** In force only if an open point is decided so. */
  isConditional?: boolean;
  duties: FoundDuty[];
};

/** A duty that waits for an event never begins by its day alone. */
export const isInForceOn = ({ day, waits }: FoundDuty, today: string) => day <= today && !waits;

/** The event with which the duties of `wouldFollow` begin. */
export const beginsWith = ({ wouldFollowNote }: Assessment) => wouldFollowNote.replace(/\.$/, '');

/** @param begins the event with which duties begin whose day is past, in place of “In force” */
export function dutyDays(duties: readonly FoundDuty[], today: string, begins?: string): DutyDay[] {
  const now = { day: today, head: begins, isInForce: !begins };
  const inForce = duties.filter((duty) => isInForceOn(duty, today));
  const certain = inForce.filter(({ isConditional }) => begins || !isConditional);
  const conditional = inForce.filter(({ isConditional }) => !begins && isConditional);
  const later = groupBy(
    duties.filter((duty) => !isInForceOn(duty, today)),
    ({ day, head = '' }) => `${day} ${head}`,
  );
  return [
    ...(certain.length > 0 ? [{ ...now, duties: certain }] : []),
    ...(conditional.length > 0 ? [{ ...now, isConditional: true, duties: conditional }] : []),
    ...[...later.values()].map((group) => ({
      day: group[0]?.day ?? today,
      head: group[0]?.head,
      original: group.find(({ original }) => original)?.original,
      isInForce: false,
      duties: group,
    })),
  ];
}

/** @returns up to three deciding questions, where too many answers are open */
export function decidingDoubts(
  { from, questions, beside }: Rules['doubtful'],
  given: readonly GivenAnswer[],
  of: Reading['of'],
) {
  const ignored = evaluate(beside.when, of) === yes ? beside.questions : [];
  const open = given.filter(({ id, isOpen }) => isOpen && !ignored.includes(id));
  if (open.length < from) return [];
  const rank = ({ id }: GivenAnswer) => (questions.includes(id) ? questions.indexOf(id) : questions.length);
  return open.toSorted((a, b) => rank(a) - rank(b)).slice(0, 3);
}

const euros = new Intl.NumberFormat('en-SG');
const short = (sum: number) => `${sum / 1e6}m`;

export function ceilingInLaw({ sumEur, percent }: FineForYou): string {
  if (sumEur === undefined) return 'Set by each Member State';
  return percent === undefined ? `EUR ${short(sumEur)}` : `EUR ${short(sumEur)} or ${percent}%`;
}

/** The sum, and which of two sums counts. */
export function ceilingParts({ sumEur, percent, counts, isOpen, atMostEur }: FineForYou): string[] {
  if (sumEur === undefined) return ['national law'];
  if (percent === undefined) return [`EUR ${short(sumEur)}`];
  if (atMostEur !== undefined)
    return [`EUR ${euros.format(atMostEur)}`, ...(isOpen ? ['or less if small with all ties'] : [])];
  const which = isOpen ? 'the lower if small with all ties, else the higher' : `the ${counts}`;
  return [`${percent}% or EUR ${short(sumEur)}`, which];
}

export const ceilingForYou = (fine: FineForYou) => ceilingParts(fine).join(', ');

export function countDuties({ duties }: Assessment, today: string) {
  const all = duties.flatMap((role) => role.duties);
  const later = all
    .filter((duty) => !isInForceOn(duty, today))
    .toSorted((a, b) => a.day.localeCompare(b.day));
  const possible = (some: readonly FoundDuty[]) => some.filter(({ isConditional }) => isConditional).length;
  const tally = (some: readonly FoundDuty[]) => ({
    certain: some.length - possible(some),
    possible: possible(some),
  });
  const inForce = all.filter((duty) => isInForceOn(duty, today));
  const next = later.find(({ isConditional }) => !isConditional) ?? later[0];
  const isTogether = later.every(({ day, head }) => day === next?.day && head === next.head);
  return { inForce: tally(inForce), later: tally(later), next, isTogether };
}

export function dayHead({ day, head, isInForce, isConditional }: DutyDay) {
  if (isConditional) return 'In force only if an open point is decided so';
  return isInForce ? 'In force' : (head ?? `From ${fullDate(day)}`);
}

export const roleHead = ({ title, isOpen }: RoleDuties) =>
  `Your duties, ${isOpen ? 'if you count as' : 'as'} ${title}`;

export type LawText = Rules['lawText'];

/**
 * On EUR-Lex by ELI: provisions lead to the consolidated text, which has the days and words in force. It has no
 * recitals: these lead to the publication of their regulation.
 */
export function provisionAddress({ consolidated, regulation, amendment }: LawText, article: string): string {
  const [first = ''] = article.split(/[;,]/);
  const [, annex] = /Annex ([IVX]+)/.exec(first) ?? [];
  const [, recital] = /[Rr]ecital (\d+)/.exec(first) ?? [];
  const [, number] = /Articles? (\d+[a-z]?)/.exec(first) ?? [];
  if (number) return `${consolidated}#art_${number}`;
  if (annex) return `${consolidated}#anx_${annex}`;
  if (recital) return first.includes('2026/1744') ? amendment : `${regulation}#rct_${recital}`;
  return consolidated;
}
