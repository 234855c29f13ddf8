import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Answers, askAnswers, doubtOf, none, readAnswers, unsure } from '../src/answers.ts';
import { type Assessment, assess } from '../src/assess.ts';
import { type Condition, evaluate, no, yes } from '../src/conditions.ts';
import type { Question } from '../src/rules.ts';
import { rules, today } from './rules.fixture.ts';

/** Random walks: 51 questions allow some 10^20 ways. */
const seed = Number(process.env.SEED ?? 20_261_130);

/** Numbers from 0 to 99 that decide the answers. */
const draws = fc.array(fc.nat(99), { minLength: 40, maxLength: 260 });

function walk(numbers: readonly number[]): Answers {
  let place = 0;
  const draw = () => numbers[place++ % numbers.length] ?? 0;
  const choose = ({ pick, answers }: Question): string[] => {
    if (pick === 'one') return draw() < 8 ? [unsure] : [answers[draw() % answers.length]?.id ?? unsure];
    const ticked = answers.flatMap(({ id }) => {
      const number = draw();
      return number < 36 ? [id] : number < 40 ? [doubtOf(id)] : [];
    });
    if (draw() < 8) return [...ticked, unsure];
    return ticked.length > 0 ? ticked : [none];
  };
  const answers: Record<string, readonly string[]> = {};
  askAnswers(rules, (question) => {
    // Without this, half of all walks would end at the first question.
    answers[question.id] = question.id === 'kind' && draw() < 80 ? ['ai-system'] : choose(question);
    return answers[question.id];
  });
  return answers;
}

export const walks = draws.map(walk);
const dutiesOf = ({ duties }: Assessment) =>
  new Map(duties.flatMap((role) => role.duties.map((duty) => [duty.id, duty])));
const strictTexts = new Map(
  rules.duties.flatMap(({ id, asks, wording }) => (wording ? [[id, asks] as const] : [])),
);
const askedBy = (answers: Answers) => readAnswers(rules, answers).asked;

function stricter(answers: Answers, { id, pick, answers: choices }: Question): Answers[] {
  const chosen = answers[id] ?? [];
  if (chosen.includes(unsure)) return [];
  if (pick === 'one') {
    const place = choices.findIndex((choice) => choice.id === chosen[0]);
    return choices.slice(0, place).map((choice) => ({ ...answers, [id]: [choice.id] }));
  }
  return choices.flatMap((choice) => {
    // A doubt owes what a yes would owe, and ends what a yes would end.
    if (chosen.includes(doubtOf(choice.id))) return [];
    const isChosen = chosen.includes(choice.id);
    const others = chosen.filter((one) => one !== choice.id && one !== none);
    if (choice.eases === true && isChosen) return [{ ...answers, [id]: others.length > 0 ? others : [none] }];
    if (choice.eases !== true && !isChosen) return [{ ...answers, [id]: [...others, choice.id] }];
    return [];
  });
}

/** Duties that an exemption itself demands, or a role in doubt, so they end with it. */
const ofTheExemption = new Set([
  'authorised-representative',
  'gpai-authorised-representative',
  'exempt-document',
  'exempt-register',
  'live-identification-conditions',
  // Applies only before any supply.
  'real-world-testing',
]);

/** Articles 111 and 113 as amended. */
const firstDays: readonly [RegExp, string][] = [
  [/imagery|abuse/, '2026-12-02'],
  [/^prohibited|^ai-literacy$|^live-identification/, '2025-02-02'],
  [/^gpai/, '2025-08-02'],
  [/^(disclose|mark|inform-emotion|real-world)/, '2026-08-02'],
  [/./, '2027-12-02'],
];

/** Contradictions by the definitions of Articles 2 and 3. */
const contradictions: readonly ((has: (answer: string) => boolean) => boolean)[] = [
  (has) => has('seat-outside') && (has('role-importer') || has('role-representative')),
  (has) => has('convenience-only') && (has('safety-function') || has('failure-endangers')),
  (has) => has('excl-premarket') && has('supplied-early'),
  (has) => has('excl-open-source') && has('model-closed'),
  (has) => has('model-only') && has('role-deployer'),
];

const finesOfDuties = new Map(rules.duties.map(({ id, fine }) => [id, fine]));
const replaced = new Map(rules.fines.map(({ id, replaces }) => [id, replaces]));
const generalFines = new Set(rules.fines.flatMap(({ id, anyDuty }) => (anyDuty ? [id] : [])));

/** What requires a certain answer: reliefs, “not owed”, milder texts. */
function certainOf(result: Assessment): string[] {
  const texts = [...dutiesOf(result).values()].flatMap(({ id, asks }) =>
    asks.startsWith(strictTexts.get(id) ?? '') || asks.includes(' If ') ? [] : [`${id}: ${asks}`],
  );
  return [...result.reliefs.map(({ id }) => id), ...result.notOwed.map(({ id }) => id), ...texts];
}

/** Open points without contradictions, which only answers make. */
const openIdsOf = ({ openPoints }: Assessment) =>
  openPoints.flatMap(({ id, between }) => (between ? [] : [id]));
const without = <Item>(items: Iterable<Item>, others: Iterable<Item>) => {
  const known = new Set(others);
  return [...items].filter((item) => !known.has(item));
};

/** A doubt about the model counts as none of one’s own unless something points to a model. */
const isModelUnsure = ({ id }: Question, { model }: Answers) => id === 'model' || model?.includes(unsure);

type Sample = ReturnType<typeof sampleOf>;

/** A walk, and the same walk with one answer unsure, different and stricter. */
function sampleOf(answers: Answers, place: number) {
  const asked = askedBy(answers);
  const result = assess(rules, answers, today);
  const question = asked[place % asked.length] ?? rules.questions[0];
  if (!question) throw new Error('The rules ask nothing');
  const { id, answers: choices, none: noneWords } = question;
  const ways = [...choices.map((one) => one.id), ...(noneWords ? [none] : [])];
  const choice = ways[place % ways.length] ?? none;
  // Strictness has no meaning for system or model, for Article 111(1), and for the roles of a foreign authority,
  // whom Article 2(4) takes out as the user.
  const isNeither =
    ['kind', 'form', 'large-it'].includes(id) ||
    (id === 'roles' && answers.exclusions?.includes('excl-foreign-authorities'));
  const changes = isNeither ? [] : stricter(answers, question);
  const changed = changes[place % changes.length];
  const chosen = answers[id]?.join();
  const withAnswer = (answer: string) =>
    chosen === answer ? result : assess(rules, { ...answers, [id]: [answer] }, today);
  const exit = place % 2 === 0 ? { 'union-link': [none] } : { exclusions: ['excl-security'] };
  return {
    answers,
    asked,
    reading: readAnswers(rules, answers),
    result,
    question,
    unknown: withAnswer(unsure),
    other: { choice, result: withAnswer(choice), asked: askedBy({ ...answers, [id]: [choice] }) },
    stricter: changed && { label: `${id}: ${changed[id]}`, result: assess(rules, changed, today) },
    /** No connection with the Union, or national security. */
    unreached: assess(rules, { ...answers, ...exit }, today),
  };
}

/** Each property returns what contradicts it. */
const properties: Readonly<Record<string, (sample: Sample) => readonly unknown[]>> = {
  '“not sure” removes no duty and puts none off': ({ result, unknown, question, answers }) => {
    const inDoubt = dutiesOf(unknown);
    return [...dutiesOf(result)].filter(
      ([id, { day }]) =>
        !((inDoubt.get(id)?.day ?? 'never') <= day) &&
        !(id.startsWith('gpai') && isModelUnsure(question, answers)),
    );
  },
  '“not sure” gives no relief, no “not owed” and no milder text that an answer would not give': ({
    unknown,
    other,
  }) => {
    const owed = dutiesOf(other.result);
    return without(certainOf(unknown), certainOf(other.result)).filter(
      (one) => !one.includes(':') || owed.has(one.split(':')[0] ?? ''),
    );
  },
  'nothing is both owed and not owed, here or on the other side': ({
    result: { duties, otherSide, notOwed },
  }) => {
    const owed = new Set([...duties, ...otherSide].flatMap((role) => role.duties.map(({ id }) => id)));
    return notOwed.filter(({ duty }) => owed.has(duty));
  },
  'headline and fine rest on the reader’s own duties': ({ result }) => {
    const own = dutiesOf(result);
    const ownFines = new Set([...own.keys()].map((id) => finesOfDuties.get(id)));
    const unfounded = result.fines.filter(
      ({ id, applies }) =>
        applies && !(generalFines.has(id) ? own.size > 0 : ownFines.has(replaced.get(id) ?? id)),
    );
    const { title } = result.headline;
    const [, day] = /from (\d+ \w+ \d{4})$/.exec(title) ?? [];
    const isoDay = day && new Date(`${day} UTC`).toISOString().slice(0, 10);
    const isFounded =
      !day || title.includes('prohibited') || [...own.values()].some((duty) => duty.day === isoDay);
    return [...unfounded, ...(isFounded ? [] : [title])];
  },
  'a stricter answer never yields fewer duties': ({ result, stricter }) => {
    // A prohibited function ends its own duties.
    if (!stricter || stricter.result.findings.some(({ id }) => id === 'found-banned-function')) return [];
    const lost = without(dutiesOf(result).keys(), dutiesOf(stricter.result).keys());
    const becomes = (named: string) => stricter.result.duties.some(({ role }) => role === named);
    const ends = (id: string) =>
      ofTheExemption.has(id) ||
      // Article 3(7): whoever becomes the provider or the importer is no distributor.
      ((becomes('provider') || becomes('importer')) && /^distributor-|^prohibited-resale$/.test(id)) ||
      // Article 50(3) and (4) are a deployer's own, so they are no longer open for the maker.
      (becomes('deployer') && id === 'disclose-for-private-customers') ||
      // Recital 13 of Regulation (EU) 2026/1744: the defence frees the provider who has it, and not another.
      (becomes('provider') && id === 'prohibited-child-abuse-material-stop');
    return lost.filter((id) => !ends(id)).map((id) => `${stricter.label}: ${id}`);
  },
  'every result names a source, and every duty an article and evidence': ({ result }) => [
    ...(result.sources.length > 0 ? [] : ['no source']),
    ...[...dutiesOf(result).values()].filter(
      ({ article, evidence, sources }) => !article || !evidence || sources.length === 0,
    ),
  ],
  'no duty of one party stands twice': ({ result: { duties, otherSide } }) =>
    [duties, ...otherSide.map((role) => [role])].flatMap((party) => {
      const ids = party.flatMap((role) => role.duties.map(({ id }) => id));
      return ids.filter((id, i) => ids.indexOf(id) !== i);
    }),
  'every provider and deployer is told of Article 4': ({ result: { duties, otherSide } }) =>
    otherSide
      .filter(({ role }) => ['provider', 'deployer'].includes(role) && duties.length > 0)
      .filter((role) => !role.duties.some(({ id }) => id === 'ai-literacy'))
      .map(({ role }) => role),
  'no duty applies before its day': ({ result }) => {
    const isListed = result.findings.some(
      ({ id, mark }) => id.startsWith('found-annex3') && mark !== 'absent',
    );
    const duties = dutiesOf(result);
    const isLate = !isListed && !duties.has('exempt-document');
    return [...duties.values()].filter(({ id, day }) => {
      const first = firstDays.find(([pattern]) => pattern.test(id))?.[1] ?? '';
      return day < (first === '2027-12-02' && isLate ? '2028-08-02' : first);
    });
  },
  'an answer in place of “not sure” opens no point but the doubts that it names': ({
    result,
    unknown,
    other,
    question,
    answers,
    reading,
  }) => {
    // What the law permits against crime lifts the notices only while its question is asked.
    const isModelAskedAnew = other.asked.some(({ id }) => id === 'model') && !answers.model;
    if (isModelUnsure(question, answers) || isModelAskedAnew || reading.of('crime-permitted') === yes)
      return [];
    const named = question.answers.map(({ id }) => doubtOf(id));
    return [result, other.result].flatMap((known) =>
      without(openIdsOf(known), [...openIdsOf(unknown), ...named]),
    );
  },
  'who puts AI on the market under its own name, in a product too, is its provider (Articles 2(1)(e), 3(3))':
    ({ result, reading }) => {
      const supplies = ['role-provider', 'ai-name-ours'].some((id) => reading.of(id) === yes);
      const isReached = reading.of('is-system') === yes && reading.of('union-market') === yes;
      const owesMore = [...dutiesOf(result).keys()].length > 0 || reading.of('open-source-out') !== no;
      return supplies && isReached && reading.of('not-yet') === no && !owesMore ? ['no duty'] : [];
    },
  'a relief of a small provider is given to a provider alone (Articles 11(1), 17(2), 62, 63)': ({
    result,
    reading,
  }) =>
    reading.of('provider') === yes || reading.of('gpai') === yes
      ? []
      : [
          ...result.reliefs,
          ...[...result.duties, ...result.otherSide]
            .flatMap((role) => role.duties)
            .filter(({ asks }) => asks.includes('simplified form is open to you') && !asks.includes(' If ')),
        ],
  'an old system for police or authorities is never spared for ever (Article 111(2))': ({
    result,
    reading,
  }) =>
    reading.of('meant-for-authority') === yes && result.findings.some(({ id }) => id === 'legacy-spared')
      ? ['spared']
      : [],
  'a planned change of an old system starts no duty by its day alone (Article 111(2))': ({
    result,
    reading,
  }) => {
    const isWaiting = reading.of('legacy-waits') === yes && reading.of('meant-for-authority') === no;
    // An exempt use is not high-risk, so its papers have their own day.
    const begun = [...dutiesOf(result).values()].filter(
      ({ id, day, waits }) => day >= '2027-12-02' && !waits && !id.startsWith('exempt-'),
    );
    return isWaiting && reading.of('high-risk') === yes ? begun : [];
  },
  'Article 26(8) is never certain for Annex III, point 2, which has no Union entry (Article 49(5))': ({
    result,
    reading,
  }) =>
    reading.of('listed-not-infrastructure') === no &&
    dutiesOf(result).get('check-registration')?.isConditional === false
      ? ['26(8)']
      : [],
  'profiling is never exempt (Article 6(3))': ({ result, reading }) =>
    reading.of('profiles-persons') === yes && dutiesOf(result).has('exempt-document') ? ['exempt'] : [],
  'a prohibition never stands under a headline without duties, nor a stop without the reader’s own': ({
    result,
  }) => {
    const isBanned = result.findings.some(({ row, mark }) => row === 'prohibited' && mark === 'holds');
    const { title, lead } = result.headline;
    const stops = [...dutiesOf(result).keys()].some((id) => /^prohibited-/.test(id));
    return (isBanned && /^(No duty|Article 4)/.test(title)) || (/^Stop/.test(lead) && !stops) ? [title] : [];
  },
  'nothing high-risk is owed before 2 December 2027, and nothing is announced from a day gone by': ({
    result,
  }) => (/from (2 (?:February|August) 202[56])/.test(result.headline.title) ? [result.headline.title] : []),
  'what the Act does not reach owes nothing': ({ unreached }) => unreached.duties,
  'a contradiction of certain answers is never silent': ({ reading, result }) => {
    const isNamed = result.openPoints.some(({ between }) => between);
    return contradictions.some((holds) => holds((id) => reading.of(id) === yes)) && !isNamed
      ? ['silent']
      : [];
  },
};

/** Everything with a condition, and duties by their other wordings. */
const conditional = [
  ...[rules.terms, rules.findings, rules.openPoints, rules.changes, rules.reliefs, rules.notOwed].flat(),
  ...[rules.fines, rules.roles, rules.assumptions, rules.headlines, rules.questions, rules.duties].flat(),
  ...rules.duties.flatMap(({ wording = [] }) => wording),
  ...rules.schedules.flatMap(({ days }) => days),
];

/** A doubt would satisfy conditions that exclude each other. */
const withoutDoubts = (chosen: readonly string[] = []) => [
  none,
  ...chosen.filter((id) => !id.startsWith(unsure)),
];

export function holdProperties(walkCount: number): void {
  test(`${Object.keys(properties).length} properties hold over ${walkCount} sampled walks, seed ${seed}`, () => {
    const unasked = new Set(rules.questions.map(({ id }) => id));
    const unowed = new Set(rules.duties.map(({ id }) => id));
    for (const [place, answers] of fc.sample(walks, { seed, numRuns: walkCount }).entries()) {
      const sample = sampleOf(answers, place);
      for (const [property, contradicting] of Object.entries(properties)) {
        const found = contradicting(sample);
        const varied = `${sample.question.id}: ${sample.other.choice}`;
        if (found.length > 0) expect({ property, answers, varied, found }).toBeNull();
      }
      for (const { id } of sample.asked) unasked.delete(id);
      for (const id of dutiesOf(sample.result).keys()) unowed.delete(id);
    }
    expect([...unasked, ...unowed], 'every question is asked and every duty owed for some answers').toEqual(
      [],
    );
  });

  test('every condition can hold', () => {
    let unmet: { when?: Condition | undefined }[] = conditional;
    for (let round = 0; round < 20 && unmet.length > 0; round++) {
      for (const answers of fc.sample(walks, { seed: seed + round, numRuns: 500 })) {
        const { of } = askAnswers(rules, ({ id }) => withoutDoubts(answers[id]));
        unmet = unmet.filter(({ when }) => when !== undefined && evaluate(when, of) === no);
      }
    }
    expect(unmet).toEqual([]);
  });
}
