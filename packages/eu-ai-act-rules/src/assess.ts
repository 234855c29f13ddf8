import { type Answers, doubtOf, none, type Reading, readAnswers, unsure } from './answers.ts';
import { type Certainty, evaluate, no, open, yes } from './conditions.ts';
import { type FineForYou, finesOf } from './fines.ts';
import type { Beginning, Duty, Finding, LawDay, Rules } from './rules.ts';

export type FoundFinding = Omit<Finding, 'when' | 'absent'> & {
  /** `absent`: certainly does not apply. */
  mark: 'holds' | 'open' | 'absent';
};
export type FoundDuty = LawDay &
  Beginning &
  Pick<Duty, 'id' | 'article' | 'sources' | 'asks' | 'evidence' | 'group'> & {
    /** The duty is unsettled or unknown, as a whole or in its text. */
    isOpen: boolean;
    isDayOpen: boolean;
    /** Open as a whole: it may not be owed at all. */
    isConditional: boolean;
  };
/** `isOpen`: it is unsettled or unknown whether the reader has the role. */
export type RoleDuties = {
  role: string;
  title: string;
  otherTitle: string;
  isOpen: boolean;
  duties: FoundDuty[];
};
type Stated<List extends 'openPoints' | 'notOwed' | 'reliefs'> = Omit<
  Rules[List][number],
  'when' | 'sources'
>;
export type FoundOpenPoint = Stated<'openPoints'>;

/** Days are ISO. Which duties are owed, and from when, is independent of today; only the tense of texts follows it. */
export type Assessment = {
  version: string;
  headline: { title: string; lead: string; isOpen: boolean };
  findings: FoundFinding[];
  duties: RoleDuties[];
  otherSide: RoleDuties[];
  /** What a reader outside the Act's reach would have to do inside it. */
  wouldFollow: RoleDuties[];
  wouldFollowNote: string;
  notOwed: Stated<'notOwed'>[];
  openPoints: FoundOpenPoint[];
  changes: { id: string; if: string; follows: string; article: string }[];
  reliefs: Stated<'reliefs'>[];
  fines: FineForYou[];
  sources: string[];
};

const longDate = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/**
 * All law comes from the rules.
 * @param today ISO; chooses among texts for before and after a day
 * @param turnoverEur worldwide annual turnover in euros, if given
 */
export function assess(rules: Rules, answers: Answers, today: string, turnoverEur?: number): Assessment {
  const reading = readAnswers(rules, answers);
  const certain = <Item extends { when: Rules['terms'][number]['when'] }>(items: readonly Item[]) =>
    items.filter(({ when }) => evaluate(when, reading.of) === yes);
  const holding = <Item extends { when: Rules['terms'][number]['when'] }>(items: readonly Item[]) =>
    items.filter(({ when }) => evaluate(when, reading.of) !== no);
  const { yours, others } = dutiesByRole(rules, reading, withoutDayDoubts(rules, reading, answers));
  const owed = new Set(yours.flatMap(({ duties }) => duties.map(({ id }) => id)));
  const assumptions = certain(rules.assumptions);
  const findings = foundFindings(rules, reading);
  // An open contradiction is not listed: the doubt behind it has its own point.
  const openPoints = holding(rules.openPoints).filter(
    ({ between, when }) => !between || evaluate(when, reading.of) === yes,
  );
  const changes = holding(rules.changes);
  const cited: readonly { sources: string[] }[] = [
    ...findings,
    ...[...yours, ...others].flatMap(({ duties }) => duties),
    ...openPoints,
    ...changes,
  ];
  const result: Assessment = {
    version: rules.version,
    headline: headlineOf(rules, reading, yours),
    findings,
    duties: yours,
    otherSide: others,
    wouldFollow:
      assumptions.length > 0
        ? dutiesByRole(rules, readAnswers(rules, assumed(answers, assumptions)))
            .yours.map((role) => ({ ...role, duties: role.duties.filter(({ id }) => !owed.has(id)) }))
            .filter(({ duties }) => duties.length > 0)
        : [],
    wouldFollowNote: assumptions.map(({ note }) => note).join(' '),
    notOwed: stated(certain(rules.notOwed)),
    openPoints: [...stated(openPoints), ...unsurePoints(reading, answers)],
    changes: stated(changes).map(({ then: follows, ...change }) => ({ ...change, follows })),
    reliefs: stated(certain(rules.reliefs)),
    // Whom no duty binds, no fine threatens.
    fines: yours.length > 0 ? finesOf(rules, reading, yours, turnoverEur) : [],
    sources: [...new Set(cited.flatMap(({ sources }) => sources))],
  };
  return onDay(result, today);
}

const dated = /\{\{before (\d{4}-\d{2}-\d{2}): ([^|{}]+) \| ([^|{}]+)\}\}/g;

/** Resolves `{{before 2026-12-02: prohibited from | prohibited since}}` in every text; on the day itself, the second. */
const onDay = <Value>(value: Value, today: string): Value =>
  JSON.parse(JSON.stringify(value), (_, part: unknown) =>
    typeof part === 'string'
      ? part.replace(dated, (_text, day: string, before: string, after: string) =>
          today < day ? before : after,
        )
      : part,
  );

const stated = <Item extends { when: unknown; sources: unknown }>(items: readonly Item[]) =>
  items.map(({ when: _, sources: __, ...item }) => item);

function assumed(answers: Answers, assumptions: Rules['assumptions']): Answers {
  const without = new Set(assumptions.flatMap((assumption) => assumption.without));
  const asked = Object.entries(answers).map(([question, chosen]) => {
    const left = chosen.filter((id) => !without.has(id));
    return [question, left.length > 0 ? left : [none]];
  });
  return Object.assign(Object.fromEntries(asked), ...assumptions.map((assumption) => assumption.answers));
}

function headlineOf(rules: Rules, { of }: Reading, yours: readonly RoleDuties[]): Assessment['headline'] {
  const from = new Map(rules.duties.map((duty) => [duty.id, duty.from]));
  for (const { when, title, open, likely, sure, lead, openLead = lead, owed } of rules.headlines) {
    const certainty = evaluate(when, of);
    const own = yours
      .flatMap(({ duties }) => duties)
      .filter(({ id }) => owed?.includes(id) || owed?.includes(from.get(id) ?? ''));
    if (owed && own.length === 0) continue;
    const [day] = own.map((duty) => duty.day).sort();
    const withDay = (text: string) =>
      text
        .replaceAll('{{before {day}:', `{{before ${day}:`)
        .replaceAll('{day}', day ? longDate.format(new Date(day)) : '');
    if (certainty === yes) return { title: withDay(title), lead: withDay(lead), isOpen: false };
    if (certainty === no || open === undefined || (likely && evaluate(likely, of) !== yes)) continue;
    const isSure = sure !== undefined && evaluate(sure, of) === yes;
    return { title: withDay(isSure ? title : open), lead: withDay(openLead), isOpen: true };
  }
  throw new Error('No headline holds: the last one must hold for all answers');
}

/** An `absent` finding is open only when its row has no other. */
function foundFindings({ findings }: Rules, { of }: Reading): FoundFinding[] {
  const possible = findings.flatMap(({ absent, when, ...words }) => {
    const certainty = evaluate(when, of);
    if (certainty === no) return [];
    const isDoubtful = absent === true && certainty !== yes;
    return [
      { ...words, mark: certainty !== yes ? 'open' : absent ? 'absent' : 'holds', isDoubtful } as const,
    ];
  });
  const rows = new Set(possible.flatMap(({ row, isDoubtful }) => (isDoubtful ? [] : [row])));
  return possible
    .filter(({ row, isDoubtful }) => !isDoubtful || !rows.has(row))
    .map(({ isDoubtful: _, ...finding }) => finding);
}

/** @param settled the same answers without doubts about days */
function dutiesByRole(rules: Rules, reading: Reading, settled = reading) {
  const standing = rules.roles.map((role) => ({
    ...role,
    held: evaluate(role.when, reading.of),
    inScope: evaluate(role.scope, reading.of),
  }));
  const mine = standing.filter(({ held, inScope }) => held !== no && inScope !== no);
  const other = standing.filter(
    ({ isOtherSide, absent, held, inScope }) =>
      isOtherSide &&
      !(absent && evaluate(absent, reading.of) === yes) &&
      // A reader without a role in scope, such as a private user, sees the duties of the others.
      (mine.length === 0 ? inScope !== no : held === no || inScope === no),
  );
  // A duty that several roles of the reader share is listed once. The roles of others are other parties, each
  // with its own.
  const list = (
    roles: typeof standing,
    certaintyOf: (role: (typeof standing)[number], duty: Duty) => Certainty,
    isOneParty: boolean,
  ) => {
    const taken = new Set<string>();
    const isDoubtful = ({ held, inScope }: (typeof standing)[number]) =>
      isOneParty && Math.min(held, inScope) === open;
    // A shared duty belongs to a role that the reader certainly has.
    const certainFirst = roles.toSorted((a, b) => Number(isDoubtful(a)) - Number(isDoubtful(b)));
    return certainFirst.flatMap((role) => {
      const duties = rules.duties.flatMap((duty) => {
        const ofRole = certaintyOf(role, duty);
        const certainty = Math.min(evaluate(duty.when, reading.of), ofRole) as Certainty;
        if (certainty === no || !duty.roles.includes(role.id) || taken.has(duty.id)) return [];
        if (isOneParty) taken.add(duty.id);
        const isSettled = certainty === open && ofRole === yes && evaluate(duty.when, settled.of) === yes;
        return [foundDuty(rules, reading, duty, isSettled ? 'day' : certainty)];
      });
      const { id, title, otherTitle } = role;
      return duties.length > 0
        ? [{ role: id, title, otherTitle, isOpen: isDoubtful(role), duties: inOrder(rules, duties) }]
        : [];
    });
  };
  const yours = list(
    standing,
    ({ held, inScope }, { scope }) =>
      Math.min(held, scope === undefined ? inScope : evaluate(scope, reading.of)) as Certainty,
    true,
  );
  return { yours, others: list(other, () => yes, false) };
}

/** @param certainty `day` where only a doubt about the day leaves the duty open */
function foundDuty(rules: Rules, reading: Reading, duty: Duty, certainty: Certainty | 'day'): FoundDuty {
  const { id, evidence, group, sources } = duty;
  const { article, asks, isOpen } = textOf(duty, reading);
  const { isDayOpen, ...day } = dayOf(rules, reading, duty.from);
  return {
    id,
    article,
    asks,
    evidence,
    group,
    sources,
    ...day,
    isOpen: isOpen || certainty === open,
    isConditional: certainty === open,
    isDayOpen: isDayOpen || certainty === 'day',
  };
}

/** A variant replaces the text only when it is certain; those before it that are possible are added. */
function textOf(duty: Duty, { of }: Reading) {
  const { wording = [] } = duty;
  const certain = wording.findIndex(({ when }) => evaluate(when, of) === yes);
  const { asks, article = duty.article } = wording[certain] ?? duty;
  const possible = wording
    .slice(0, certain < 0 ? undefined : certain)
    .filter(({ when }) => evaluate(when, of) === open)
    .map((one) => `If ${one.if}: ${one.asks.charAt(0).toLowerCase()}${one.asks.slice(1)}`);
  return { article, asks: [asks, ...possible].join(' '), isOpen: possible.length > 0 };
}

function dayOf(
  { schedules, days }: Rules,
  { of }: Reading,
  from: string,
): LawDay & Beginning & { isDayOpen: boolean } {
  const schedule: Rules['schedules'][number]['days'] = schedules.find(({ id }) => id === from)?.days ?? [
    { day: from },
  ];
  const possible: (LawDay & Beginning)[] = [];
  for (const { day, when, head, waits } of schedule) {
    const certainty = when === undefined ? yes : evaluate(when, of);
    const lawDay = days[day];
    // What an event begins was never announced for another day.
    if (lawDay && certainty !== no)
      possible.push({ ...lawDay, ...(head && { original: undefined }), head, waits });
    if (certainty === yes) break;
  }
  const [first, ...rest] = possible;
  if (!first) throw new Error(`The rules name no day "${from}"`);
  const earliest = rest.reduce((one, other) => (other.day < one.day ? other : one), first);
  // Only a certain event postpones a duty.
  const isCertain = rest.length === 0 || possible.every(({ waits }) => waits);
  return {
    ...earliest,
    ...(isCertain ? {} : { head: undefined, waits: undefined }),
    isDayOpen: possible.some(({ day, waits }) => day !== first.day || waits !== first.waits),
  };
}

const inOrder = ({ groups }: Rules, duties: readonly FoundDuty[]) => {
  const place = (group: string) => groups.findIndex(({ id }) => id === group);
  return [...duties].sort((a, b) => a.day.localeCompare(b.day) || place(a.group) - place(b.group));
};

/** Takes the strictest answer where one is in doubt. */
function withoutDayDoubts(rules: Rules, reading: Reading, answers: Answers): Reading {
  const settled = reading.asked.flatMap(({ id, about, answers: [strictest] }) =>
    about === 'day' && strictest && (answers[id]?.includes(unsure) ?? true) ? [[id, [strictest.id]]] : [],
  );
  return settled.length === 0 ? reading : readAnswers(rules, { ...answers, ...Object.fromEntries(settled) });
}

/** A doubt about the question includes those about its answers. */
const unsurePoints = ({ asked, of }: Reading, answers: Answers): FoundOpenPoint[] =>
  asked.flatMap(({ id, title, about, unsure: counted, why, answers: choices, settled }) => {
    if (settled && evaluate(settled, of) === yes) return [];
    const chosen = answers[id] ?? [unsure];
    const point = { text: 'You were not sure.', counted, about };
    if (chosen.includes(unsure)) return [{ id: `unsure-${id}`, title, article: why.article, ...point }];
    return choices
      .filter((choice) => chosen.includes(doubtOf(choice.id)))
      .map((choice) => ({
        id: doubtOf(choice.id),
        title: `${title} ${choice.title}?`,
        article: choice.article ?? why.article,
        ...point,
      }));
  });
