import { type Answers, type Reading, readAnswers, unsure } from './answers.ts';
import { type Certainty, evaluate, no, yes } from './conditions.ts';
import { type FineForYou, finesOf } from './fines.ts';
import type { Duty, LawDay, Rules } from './rules.ts';

type Cited = { article: string; sources: string[] };
export type FoundFinding = Cited & {
  id: string;
  row: Rules['findings'][number]['row'];
  title: string;
  text: string;
  /** `absent`: it is certain that this does not hold. */
  mark: 'holds' | 'open' | 'absent';
};
export type FoundDuty = Cited &
  LawDay & {
    id: string;
    asks: string;
    evidence: string;
    group: string;
    /** True where it rests on something that is not settled or not known. */
    isOpen: boolean;
  };
export type RoleDuties = { role: string; title: string; otherTitle: string; duties: FoundDuty[] };
export type FoundOpenPoint = { id: string; title: string; text: string; counted: string; article: string };

/** What the answers lead to. Days are ISO; nothing depends on today. */
export type Assessment = {
  version: string;
  headline: { title: string; lead: string; isOpen: boolean };
  findings: FoundFinding[];
  /** By role that the visitor holds. */
  duties: RoleDuties[];
  otherSide: RoleDuties[];
  /** Duties that would follow for somebody who is outside the Act today. */
  wouldFollow: RoleDuties[];
  notOwed: { id: string; text: string; article: string }[];
  openPoints: FoundOpenPoint[];
  changes: { id: string; if: string; follows: string; article: string }[];
  reliefs: { id: string; title: string; article: string }[];
  fines: FineForYou[];
  /** Keys of every source that the result rests on. */
  sources: string[];
};

/**
 * Assesses by the rules alone: all law is content.
 * @param turnoverEur worldwide annual turnover in euros, where it was given
 */
export function assess(rules: Rules, answers: Answers, turnoverEur?: number): Assessment {
  const reading = readAnswers(rules, answers);
  const holding = <Item extends { when: Rules['terms'][number]['when'] }>(items: readonly Item[]) =>
    items.filter(({ when }) => evaluate(when, reading.of) !== no);
  const { yours, others, outside } = dutiesByRole(rules, reading);
  const findings = rules.findings.flatMap((finding) => found(finding, reading));
  const openPoints = holding(rules.openPoints);
  const changes = holding(rules.changes);
  const cited: readonly { sources: string[] }[] = [
    ...findings,
    ...[...yours, ...others].flatMap(({ duties }) => duties),
    ...openPoints,
    ...changes,
  ];
  return {
    version: rules.version,
    headline: headlineOf(rules, reading),
    findings,
    duties: yours,
    otherSide: others,
    wouldFollow: outside
      ? dutiesByRole(rules, readAnswers(rules, { ...answers, ...rules.assumedInside })).yours
      : [],
    notOwed: (yours.length > 0 ? holding(rules.notOwed) : []).map(({ id, text, article }) => ({
      id,
      text,
      article,
    })),
    openPoints: [
      ...openPoints.map(({ id, title, text, counted, article }) => ({ id, title, text, counted, article })),
      ...unsurePoints(reading, answers),
    ],
    changes: changes.map(({ id, if: condition, then: follows, article }) => ({
      id,
      if: condition,
      follows,
      article,
    })),
    reliefs: holding(rules.reliefs).map(({ id, title, article }) => ({ id, title, article })),
    fines: finesOf(rules, reading, turnoverEur),
    sources: [...new Set(cited.flatMap(({ sources }) => sources))],
  };
}

function headlineOf({ headlines }: Rules, { of }: Reading): Assessment['headline'] {
  for (const { when, title, open, lead } of headlines) {
    const certainty = evaluate(when, of);
    if (certainty === yes) return { title, lead, isOpen: false };
    if (certainty !== no && open !== undefined) return { title: open, lead, isOpen: true };
  }
  throw new Error('No headline holds: the last one must hold for all answers');
}

function found(finding: Rules['findings'][number], { of }: Reading): FoundFinding[] {
  const { absent, when, ...words } = finding;
  const certainty = evaluate(when, of);
  if (certainty === no || (absent && certainty !== yes)) return [];
  return [{ ...words, mark: absent ? 'absent' : certainty === yes ? 'holds' : 'open' }];
}

/** The duties of each role, each duty once, in order of their days. */
function dutiesByRole(rules: Rules, reading: Reading) {
  const standing = rules.roles.map((role) => ({
    ...role,
    held: evaluate(role.when, reading.of),
    inScope: evaluate(role.scope, reading.of),
  }));
  const mine = standing.filter(({ held, inScope }) => held !== no && inScope !== no);
  const heldOutside = standing.some(({ held, inScope }) => held !== no && inScope === no);
  const other = standing.filter(
    ({ id, isOtherSide, held, inScope }) =>
      mine.length > 0 &&
      isOtherSide &&
      (held === no || inScope === no) &&
      !mine.some((role) => role.id === id),
  );
  const taken = new Set<string>();
  const list = (roles: typeof standing, certaintyOf: (role: (typeof standing)[number]) => Certainty) =>
    roles.flatMap((role) => {
      const duties = rules.duties.flatMap((duty) => {
        const certainty = Math.min(evaluate(duty.when, reading.of), certaintyOf(role)) as Certainty;
        if (certainty === no || !duty.roles.includes(role.id) || taken.has(duty.id)) return [];
        taken.add(duty.id);
        return [foundDuty(rules, reading, duty, certainty)];
      });
      const { id, title, otherTitle } = role;
      return duties.length > 0 ? [{ role: id, title, otherTitle, duties: inOrder(rules, duties) }] : [];
    });
  const yours = list(mine, ({ held, inScope }) => Math.min(held, inScope) as Certainty);
  return { yours, others: list(other, () => yes), outside: heldOutside && mine.length === 0 };
}

function foundDuty(rules: Rules, reading: Reading, duty: Duty, certainty: Certainty): FoundDuty {
  const { id, article, asks, evidence, group, sources, wording = [] } = duty;
  const words = wording.find(({ when }) => evaluate(when, reading.of) !== no);
  return {
    id,
    article: words?.article ?? article,
    asks: words?.asks ?? asks,
    evidence,
    group,
    sources,
    ...dayOf(rules, reading, duty.from),
    isOpen: certainty !== yes,
  };
}

/** The day of a schedule is that of the first entry that holds; while that is open, the earliest that may hold. */
function dayOf({ schedules, days }: Rules, { of }: Reading, from: string): LawDay {
  const schedule = schedules.find(({ id }) => id === from)?.days ?? [{ day: from }];
  const possible: LawDay[] = [];
  for (const { day, when } of schedule) {
    const certainty = when === undefined ? yes : evaluate(when, of);
    const lawDay = days[day];
    if (lawDay && certainty !== no) possible.push(lawDay);
    if (certainty === yes) break;
  }
  const [first, ...rest] = possible;
  if (!first) throw new Error(`The rules name no day "${from}"`);
  return rest.reduce((earliest, day) => (day.day < earliest.day ? day : earliest), first);
}

const inOrder = ({ groups }: Rules, duties: readonly FoundDuty[]) => {
  const place = (group: string) => groups.findIndex(({ id }) => id === group);
  return [...duties].sort((a, b) => a.day.localeCompare(b.day) || place(a.group) - place(b.group));
};

function unsurePoints({ asked }: Reading, answers: Answers): FoundOpenPoint[] {
  return asked
    .filter(({ id }) => answers[id]?.includes(unsure) ?? true)
    .map(({ id, title, unsure: counted, why }) => ({
      id: `unsure-${id}`,
      title,
      text: 'You were not sure.',
      counted,
      article: why.article,
    }));
}
