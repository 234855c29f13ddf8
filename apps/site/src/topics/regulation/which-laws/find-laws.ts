import {
  type Answers,
  doubtOf,
  knownAnswers as knownGiven,
  none,
  type Reading,
  readAnswers,
  unsure,
} from '@vanda/eu-ai-act-rules/answers';
import {
  type Certainty,
  type Condition,
  evaluate,
  idsIn,
  no,
  open,
  yes,
} from '@vanda/eu-ai-act-rules/conditions';
import type {
  DutyTopic,
  EventKind,
  InstrumentKind,
  InstrumentStatus,
  Market,
  Notice,
} from '../../../schemas/instrument.ts';
import type { FinderQuestions, FinderRule, FinderRules } from '../../../schemas/which-laws.ts';
import { statusOn } from '../status.ts';

/** Prefix of a decision's id, or of `not-` and its id. */
export const decided = 'decided';

export type LawDuty = {
  text: string;
  /** Id of a date. */
  from?: string | undefined;
  topic?: DutyTopic | undefined;
  notices?: readonly Notice[] | undefined;
  about?: readonly EventKind[] | undefined;
  when?: Condition | undefined;
};

/** Part of an instrument that the finder uses; texts are plain once `plainTexts` has read them. */
export type FinderLaw = {
  id: string;
  name: string;
  market?: Market | undefined;
  place: string;
  path: string;
  kind: InstrumentKind;
  /** History, newest first. */
  history: readonly { status: InstrumentStatus; from: string; note?: string | undefined }[];
  /** Days on which a duty begins or a time to comply ends, oldest first. They have an id where duties name them. */
  dates: readonly { id?: string; date: string; title: string; isEnd?: boolean }[];
  binds?: string | undefined;
  reach?: string | undefined;
  /** What of the reach is only likely, or not settled. */
  doubt?: string | undefined;
  duties: readonly LawDuty[];
  notOwed?: Readonly<Partial<Record<DutyTopic, string>>> | undefined;
  firstStep?: string | undefined;
  /** The day that an adopted law without a set day, or a draft, aims at. */
  aim?: string | undefined;
  enforcer?: string | undefined;
  penalty?: string | undefined;
  source: { title: string; url?: string | undefined };
  rule?: FinderRule | undefined;
};

export type Finder = FinderQuestions & { decisions: FinderRules['decisions']; laws: readonly FinderLaw[] };
export type FinderQuestion = FinderQuestions['questions'][number];

export type Group = 'applies' | 'customer' | 'might' | 'not';
export type Asked =
  | { kind: 'decision'; decision: Finder['decisions'][number] }
  | { kind: 'question'; question: FinderQuestion };

export type FoundLaw = {
  law: FinderLaw;
  group: Group;
  /** First day on which it is adopted or in force; absent where no day is set. */
  from?: string | undefined;
  /** What its state leaves out, such as a time to adapt. */
  note?: string | undefined;
  isGuidance: boolean;
  /** Of the law, or of those who only act for a customer. */
  firstStep?: string | undefined;
  /** The question that would settle an open rule, if there is one. */
  asked?: Asked | undefined;
  reason?: string | undefined;
  /** Duties of a law that binds or might: those of the answers first, then by day. */
  duties: readonly FoundDuty[];
};

export type FoundDuty = LawDuty & {
  certainty: Certainty;
  /** Absent where the record has no day for the duty. */
  date?: FinderLaw['dates'][number] | undefined;
  asked?: Asked | undefined;
  /** Why the answers exclude the law. */
  reason?: string | undefined;
  /** The customer owes it, for whom the company acts. */
  isCustomers?: boolean;
  /** Owed only where a company with both roles decides on the data itself. */
  isControllers?: boolean;
};

/** Adds each decision as a question, open until it is answered. */
export function readFinder(
  { questions, terms, decisions }: Finder,
  answers: Answers,
): Reading<FinderQuestion> {
  const settled = answers[decided] ?? [];
  const given = decisions.flatMap(({ id }) => {
    if (settled.includes(id)) return [id];
    return settled.includes(`not-${id}`) ? [] : [doubtOf(id)];
  });
  const { of, asked } = readAnswers(
    { questions: [...questions, { id: decided, answers: decisions }], terms },
    { ...answers, [decided]: [none, ...given] },
  );
  return { of, asked: questions.filter((question) => asked.includes(question)) };
}

export function findLaws(finder: Finder, answers: Answers, today: string): FoundLaw[] {
  const reading = readFinder(finder, answers);
  const context: Context = {
    of: reading.of,
    today,
    asked: (condition) => openQuestion(finder, condition, reading.of),
    excluded: (condition) => exclusion(finder, answers, reading, condition),
  };
  return finder.laws
    .map((law) => foundLaw(law, context))
    .sort((a, b) => (a.from ?? '9').localeCompare(b.from ?? '9') || a.law.id.localeCompare(b.law.id));
}

/** Answers that certainly contradict each other. */
export function contradictionsIn(finder: Finder, answers: Answers) {
  const { of } = readFinder(finder, answers);
  return finder.contradictions.filter(({ when }) => evaluate(when, of) === yes);
}

type Context = {
  of: (id: string) => Certainty;
  today: string;
  asked: (condition: Condition) => Asked | undefined;
  excluded: (condition: Condition) => string;
};

const ended: Partial<Record<InstrumentStatus, string>> = {
  stayed: 'It is suspended.',
  enjoined: 'A court forbids its enforcement.',
  'struck-down': 'A court struck it down.',
  revoked: 'It is revoked.',
};

/** Acts of the Union come into force before they apply. */
function firstDay({ history }: FinderLaw, today: string): string | undefined {
  const oldest = (...begun: readonly InstrumentStatus[]) =>
    history.findLast(({ status, from }) => begun.includes(status) && from <= today)?.from;
  return oldest('applies', 'applies-in-part') ?? oldest('in-force', 'published');
}

function foundLaw(law: FinderLaw, { of, today, asked, excluded }: Context): FoundLaw {
  const { status, from: since, note } = statusOn(law, today);
  const isDraft = law.kind === 'draft' || status === 'proposed';
  const isAdopted = status === 'adopted';
  const next = law.dates.find(({ date, isEnd }) => !isEnd && date > today)?.date;
  const start = isAdopted ? next : (firstDay(law, today) ?? since);
  const base = { law, from: start, note, isGuidance: law.kind !== 'law' && !isDraft, duties: [] };
  const not = (reason: string): FoundLaw => ({ ...base, group: 'not', reason });
  const { rule, market } = law;
  const end = rule?.not ?? ended[status];
  if (end) return not(end);
  if (!rule) {
    if (isDraft) return not('It is a draft.');
    if (market === undefined) return not('A text for all markets, which binds nobody by itself.');
    if (of(`in-${market}`) === no) return not(nobodyThere);
    return { ...base, group: 'might', reason: `These questions do not settle it. It binds: ${law.binds}.` };
  }
  const direct = rule.applies === undefined ? no : evaluate(rule.applies, of);
  const customer = rule.customer === undefined ? no : evaluate(rule.customer, of);
  const duties = foundDuties(law, of, asked, excluded).map((duty) => ({
    ...duty,
    isControllers: isControllers(duty, rule, of),
  }));
  const days = duties.flatMap(({ certainty, date }) =>
    certainty === no || date?.isEnd ? [] : [date?.date ?? start],
  );
  const from = days.length > 0 ? days.toSorted((a = '9', b = '9') => a.localeCompare(b))[0] : start;
  const bound = { ...base, from, duties, firstStep: stepOf(law, duties, of) };
  if (direct === yes && !isDraft) {
    if (isAdopted && next === undefined)
      return {
        ...bound,
        group: 'might',
        reason: ['It is adopted, and binds you from its day.', law.aim ?? noDay, bound.firstStep]
          .join(' ')
          .trim(),
      };
    return { ...bound, group: 'applies' };
  }
  const directly = rule.applies !== undefined && direct === open ? asked(rule.applies) : undefined;
  if (customer === yes && !isDraft) return { ...bound, group: 'customer', asked: directly };
  if (Math.max(direct, customer) === no) {
    const reason = excluded({ any: [rule.applies ?? [], rule.customer ?? []].flat() });
    return not(isAdopted ? `${reason} It is not in force yet.` : reason);
  }
  // A certain condition of a draft counts as open, because a draft never applies.
  const condition = direct === no ? rule.customer : rule.applies;
  return {
    ...bound,
    group: 'might',
    // No answer makes a draft bind.
    asked: condition === undefined || isDraft ? undefined : asked(condition),
    reason: isDraft
      ? ['It is a draft, and binds nobody yet.', law.aim, law.firstStep].filter(Boolean).join(' ')
      : rule.counsel,
  };
}

function stepOf(law: FinderLaw, duties: readonly FoundDuty[], of: Context['of']): string | undefined {
  if (of('for-customer') === yes && of('controller') === no) return stepForCustomer(law, of);
  const { firstStep } = law;
  if (fitsStep(law, of)) return firstStep;
  return duties.find(({ certainty }) => certainty === yes)?.text;
}

const fitsStep = ({ rule }: FinderLaw, of: Context['of']) =>
  rule?.step === undefined || evaluate(rule.step, of) === yes;

/** The first step of a record is one of a controller, where its law tells the two roles apart. */
function stepForCustomer(law: FinderLaw, of: Context['of']): string | undefined {
  const { rule, duties, firstStep } = law;
  const own = duties.find(({ when }) => when === 'for-customer');
  const bindsControllers = rule?.applies !== undefined && idsIn(rule.applies).includes('controller');
  const isForOthers = bindsControllers || !fitsStep(law, of);
  return own?.text ?? (isForOthers ? 'Agree with the customer, by contract, who does what.' : firstStep);
}

const nobodyThere = 'You ticked nobody there.';
const noDay = 'Our sources name no day from which it applies.';

function foundDuties(
  { duties, dates }: FinderLaw,
  of: Context['of'],
  asked: Context['asked'],
  excluded: Context['excluded'],
): FoundDuty[] {
  const day = ({ date }: FoundDuty) => date?.date ?? '';
  return duties
    .map((duty): FoundDuty => {
      const { when, from } = duty;
      const date = from === undefined ? undefined : dates.find(({ id }) => id === from);
      const certainty = when === undefined ? yes : evaluate(when, of);
      if (when === undefined || certainty === yes) return { ...duty, certainty, date };
      return certainty === open
        ? { ...duty, certainty, date, asked: asked(when) }
        : { ...duty, certainty, date, reason: excluded(when), isCustomers: isCustomers(when, of) };
    })
    .sort(
      (a, b) =>
        b.certainty - a.certainty ||
        Number(b.when !== undefined) - Number(a.when !== undefined) ||
        day(a).localeCompare(day(b)),
    );
}

/** Of a company with both roles, only in that of a controller; what it owes a customer names that itself. */
function isControllers({ when }: LawDuty, { applies }: FinderRule, of: Context['of']): boolean {
  const needs = (condition: Condition | undefined, role: string) =>
    condition !== undefined && evaluate(condition, (id) => (id === role ? no : of(id))) === no;
  const hasBoth = of('for-customer') === yes && of('controller') === yes;
  return (
    hasBoth && !needs(when, 'for-customer') && (needs(when, 'controller') || needs(applies, 'controller'))
  );
}

const isCustomers = (when: Condition, of: Context['of']) =>
  of('for-customer') === yes &&
  of('controller') === no &&
  evaluate(when, (id) => (id === 'controller' ? yes : of(id))) !== no;

const isOnPlace = ({ id }: FinderQuestion) => id === 'markets' || id === 'citizens';

/** Of more answers to one question, the missing one is named instead. */
const mostTitles = 2;

/** Names the answers that exclude a condition. */
function exclusion(
  { questions, terms, decisions }: Finder,
  answers: Answers,
  { of, asked }: Reading<FinderQuestion>,
  condition: Condition,
): string {
  const findQuestion = (id: string) =>
    questions.find((one) => one.answers.some((answer) => answer.id === id));
  /** Ids of answers and decisions that make the condition as certain as it is. */
  const causes = (one: Condition): string[] => {
    if (typeof one === 'string') {
      const term = terms.find(({ id }) => id === one);
      if (term) return causes(term.when);
      const question = findQuestion(one);
      if (!question) return [one];
      const offered = question.answers.find(({ id }) => id === one)?.when;
      if (!asked.includes(question) && question.when !== undefined) return causes(question.when);
      return offered !== undefined && evaluate(offered, of) === no ? causes(offered) : [one];
    }
    if ('not' in one) return causes(one.not);
    if ('open' in one) return causes(one.open);
    const all = 'all' in one ? one.all : one.any;
    if (evaluate(one, of) === no && 'any' in one) return all.flatMap(causes);
    const decisive = all.find((part) => evaluate(part, of) === evaluate(one, of));
    return decisive === undefined ? [] : causes(decisive);
  };
  const ids = new Set(causes(condition));
  const settled = decisions.find(({ id }) => ids.has(id));
  if (settled) return settled.no;
  const deciding = questions.filter((question) => question.answers.some(({ id }) => ids.has(id)));
  if (deciding.every(isOnPlace)) return nobodyThere;
  const named = deciding.map(({ id, short, answers: choices, none: noneText }) => {
    const chosen = choices.filter((choice) => answers[id]?.includes(choice.id));
    const missing = choices.filter((choice) => ids.has(choice.id) && !chosen.includes(choice));
    const isLong = chosen.length > mostTitles && missing.length > 0 && missing.length < chosen.length;
    const titles = (isLong ? missing : chosen).map(({ title }) => title).join(', ');
    const text = titles || (answers[id]?.includes(none) ? noneText : undefined);
    return text === undefined ? short : `${short} (${isLong ? 'not ' : ''}“${text}”)`;
  });
  return `Not by your answers on ${named.join(' and ')}.`;
}

function partsOf(condition: Exclude<Condition, string>): readonly Condition[] {
  if ('not' in condition) return [condition.not];
  if ('open' in condition) return [condition.open];
  return 'all' in condition ? condition.all : condition.any;
}

/**
 * The question that an open condition waits for. A decision comes first, unless several questions are open, or
 * one on the place: then the first of them, on which most other laws depend too.
 */
function openQuestion(
  finder: Finder,
  condition: Condition,
  of: (id: string) => Certainty,
): Asked | undefined {
  const terms = new Map(finder.terms.map(({ id, when }) => [id, when]));
  // A question inside a part that is settled decides nothing.
  const idsOf = (one: Condition): string[] => {
    if (evaluate(one, of) !== open) return [];
    if (typeof one !== 'string') return partsOf(one).flatMap(idsOf);
    const term = terms.get(one);
    return term === undefined ? [one] : idsOf(term);
  };
  const ids = idsOf(condition);
  const [question, second] = finder.questions.filter(({ answers }) =>
    answers.some(({ id }) => ids.includes(id)),
  );
  const decision = finder.decisions.find(({ id }) => ids.includes(id));
  if (decision && !second && !(question && isOnPlace(question))) return { kind: 'decision', decision };
  return question && { kind: 'question', question };
}

/** Of the answers of an older link, those that the finder still knows. */
export function stillKnown({ questions, decisions }: Finder, answers: Answers): Answers {
  const ids = new Map([
    ...questions.map(
      ({ id, answers: own }) => [id, own.flatMap((one) => [one.id, doubtOf(one.id)])] as const,
    ),
    [decided, decisions.flatMap(({ id }) => [id, `not-${id}`])],
  ]);
  const left = Object.entries(answers).map(([id, chosen]) => {
    const known = [...(ids.get(id) ?? []), none, unsure];
    return [id, ids.has(id) ? chosen.filter((one) => known.includes(one)) : []] as const;
  });
  return Object.fromEntries(left.filter(([, chosen]) => chosen.length > 0));
}

/** Answers of a link; undefined without an answer on markets, or with ids that are unknown or contradict each other. */
export function knownAnswers(finder: Finder, answers: Answers): Answers | undefined {
  const { [decided]: settled = [], ...given } = answers;
  const decisions = new Set(finder.decisions.flatMap(({ id }) => [id, `not-${id}`]));
  const isKnown = knownGiven(finder, given) && settled.every((one) => decisions.has(one));
  const isSettledTwice = settled.some((id) => settled.includes(`not-${id}`));
  return isKnown && !isSettledTwice && answers.markets ? answers : undefined;
}
