import {
  type Answers,
  doubtOf,
  knownAnswers as knownGiven,
  none,
  type Reading,
  readAnswers,
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
import type { InstrumentKind, InstrumentStatus, Market } from '../../../schemas/instrument.ts';
import type { FinderQuestions, FinderRule, FinderRules } from '../../../schemas/which-laws.ts';
import { statusOn } from '../status.ts';

/** Then the id of a decision, or `not-` and the id. */
export const decided = 'decided';

/** What the finder knows of an instrument; texts are plain. */
export type FinderLaw = {
  id: string;
  name: string;
  market?: Market | undefined;
  place: string;
  path: string;
  kind: InstrumentKind;
  /** Newest first. */
  history: readonly { status: InstrumentStatus; from: string }[];
  begins: readonly { date: string; title: string }[];
  binds?: string | undefined;
  reach?: string | undefined;
  duties: readonly string[];
  firstStep?: string | undefined;
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
  /** Adopted or in force from this day on; absent where no day is set. */
  from?: string | undefined;
  isGuidance: boolean;
  /** What would settle an open rule, where one question does. */
  asked?: Asked | undefined;
  reason?: string | undefined;
  parts: readonly { id: string; title: string; isOpen: boolean; asked?: Asked | undefined }[];
};

const marketIds = (answers: Answers) => (answers.markets ?? []).filter((id) => id.startsWith('in-'));

/** A decision is one more question, open until it is answered. */
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
  const { of } = readFinder(finder, answers);
  const asked = (condition: Condition) => openQuestion(finder, condition, of);
  return finder.laws
    .map((law) => foundLaw(law, of, asked, today))
    .sort((a, b) => (a.from ?? '9').localeCompare(b.from ?? '9') || a.law.id.localeCompare(b.law.id));
}

const ended: Partial<Record<InstrumentStatus, string>> = {
  stayed: 'It is suspended.',
  enjoined: 'A court forbids its enforcement.',
  'struck-down': 'A court struck it down.',
  revoked: 'It is revoked.',
};

function foundLaw(
  law: FinderLaw,
  of: (id: string) => Certainty,
  asked: (condition: Condition) => Asked | undefined,
  today: string,
): FoundLaw {
  const { status, from: since } = statusOn(law, today);
  const isDraft = law.kind === 'draft' || status === 'proposed';
  const isAdopted = status === 'adopted';
  const next = law.begins.find(({ date }) => date > today)?.date;
  const from = isAdopted ? next : since;
  const base = { law, from, isGuidance: law.kind !== 'law' && !isDraft, parts: [] };
  const not = (reason: string): FoundLaw => ({ ...base, group: 'not', reason });
  const end = ended[status];
  if (end) return not(end);
  const { rule, market } = law;
  if (rule?.not) return not(rule.not);
  const inMarket = market === undefined ? no : of(`in-${market}`);
  if (!rule) {
    if (isDraft) return not('It is a draft.');
    if (market === undefined) return not('A text for all markets, which binds nobody by itself.');
    if (inMarket === no) return not(noMarket(inMarket));
    return { ...base, group: 'might', reason: `These questions do not settle it. It binds: ${law.binds}.` };
  }
  const direct = rule.applies === undefined ? no : evaluate(rule.applies, of);
  const customer = rule.customer === undefined ? no : evaluate(rule.customer, of);
  const parts = rule.parts.flatMap(({ id, title, when }) => {
    const certainty = Math.min(Math.max(direct, customer), evaluate(when, of));
    return certainty === no ? [] : [{ id, title, isOpen: certainty === open, asked: asked(when) }];
  });
  const openPart = rule.applies !== undefined && direct === open ? asked(rule.applies) : undefined;
  if (direct === yes && !isDraft) {
    if (isAdopted && next === undefined)
      return {
        ...base,
        group: 'might',
        parts,
        reason: 'It is adopted; our sources name no day from which it applies.',
      };
    return { ...base, group: 'applies', parts };
  }
  if (customer === yes && !isDraft) return { ...base, group: 'customer', parts, asked: openPart };
  if (Math.max(direct, customer) === no) return not(noMarket(inMarket));
  // A certain condition of a draft is open as well: a draft never applies.
  const condition = direct === no ? rule.customer : rule.applies;
  return {
    ...base,
    group: 'might',
    parts,
    asked: condition === undefined ? undefined : asked(condition),
    ...(isDraft && { reason: 'It is a draft.' }),
  };
}

const noMarket = (inMarket: Certainty) =>
  inMarket === no ? 'You have nobody there.' : 'Your answers exclude it.';

/** The decision of an open condition, else the question that was not answered for certain. */
function openQuestion(
  finder: Finder,
  condition: Condition,
  of: (id: string) => Certainty,
): Asked | undefined {
  const terms = new Map(finder.terms.map(({ id, when }) => [id, when]));
  const idsOf = (one: Condition): string[] =>
    idsIn(one).flatMap((id) => {
      const term = terms.get(id);
      return term === undefined ? [id] : idsOf(term);
    });
  const ids = idsOf(condition).filter((id) => of(id) === open);
  const question = finder.questions.find(({ answers }) => answers.some(({ id }) => ids.includes(id)));
  const decision = finder.decisions.find(({ id }) => ids.includes(id));
  if (decision) return { kind: 'decision', decision };
  return question && { kind: 'question', question };
}

/** Of a link; undefined without a market, or with ids that are unknown or contradict each other. */
export function knownAnswers(finder: Finder, answers: Answers): Answers | undefined {
  const { [decided]: settled = [], ...given } = answers;
  const decisions = new Set(finder.decisions.flatMap(({ id }) => [id, `not-${id}`]));
  const isKnown = knownGiven(finder, given) && settled.every((one) => decisions.has(one));
  return isKnown && marketIds(answers).length > 0 ? answers : undefined;
}
