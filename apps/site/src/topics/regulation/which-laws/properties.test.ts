import { type Answers, none, unsure } from '@vanda/eu-ai-act-rules/answers';
import { evaluate, idsIn, no, open } from '@vanda/eu-ai-act-rules/conditions';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { finder } from './find-laws.fixture.ts';
import {
  contradictionsIn,
  decided,
  type FoundLaw,
  findLaws,
  knownAnswers,
  readFinder,
  stillKnown,
} from './find-laws.ts';

const today = '2026-11-23';

const some = (ids: readonly string[], share: number) =>
  fc
    .array(fc.nat(99), { minLength: ids.length, maxLength: ids.length })
    .map((draws) => ids.filter((_, i) => (draws[i] ?? 99) < share * 100));

const randomAnswers = fc.record<Answers>({
  ...Object.fromEntries(
    finder.questions.map(({ id, answers, none: noneText }) => [
      id,
      some([...answers.map((answer) => answer.id), unsure], 0.3).map((chosen) =>
        chosen.length > 0 ? chosen : [noneText ? none : (answers[0]?.id ?? '')],
      ),
    ]),
  ),
  [decided]: fc
    .tuple(...finder.decisions.map(({ id }) => fc.constantFrom([], [], [id], [`not-${id}`])))
    .map((given) => given.flat()),
});

const runs = fc
  .sample(randomAnswers, { seed: 34, numRuns: 300 })
  .map((answers) => ({ answers, found: findLaws(finder, answers, today) }));
const everything = runs.flatMap(({ found }) => found);
const statusOf = ({ law }: FoundLaw) => law.history.find(({ from }) => from <= today)?.status ?? 'none';
const ended = ['proposed', 'revoked', 'stayed', 'enjoined', 'struck-down'];
const isOnlyCustomers = ({ law: { rule } }: FoundLaw) => rule?.customer && !rule.applies;

const citizensOf: Record<string, string> = {
  'id-citizens': 'indonesia',
  'vn-citizens': 'vietnam',
  'ph-citizens': 'philippines',
};

describe('for any answers', () => {
  test('no question waits for a draft, and none is asked without an answer to offer', () => {
    expect(everything.filter(({ law, asked }) => law.kind === 'draft' && asked)).toEqual([]);
    for (const { answers } of runs) {
      const { asked, of } = readFinder(finder, answers);
      const isEmpty = asked.filter((one) =>
        one.answers.every(({ when }) => when && evaluate(when, of) === no),
      );
      expect(isEmpty.map(({ id }) => id)).toEqual([]);
    }
  });

  test('the four groups add up to all records, each once', () => {
    const ids = finder.laws.map(({ id }) => id).toSorted();
    for (const { found } of runs) expect(found.map(({ law }) => law.id).toSorted()).toEqual(ids);
  });

  test.each<[string, (one: FoundLaw, answers: Answers) => unknown]>([
    [
      'is a draft, revoked, suspended or struck down',
      (one) => one.law.kind === 'draft' || ended.includes(statusOf(one)),
    ],
    ['arrives through the customer alone', isOnlyCustomers],
    ['guides, unless as guidance', ({ law, isGuidance }) => isGuidance !== (law.kind !== 'law')],
    [
      'is adopted, before its day',
      (one) => statusOf(one) === 'adopted' && (one.from === undefined || one.from <= today),
    ],
    [
      'is a market’s law where the company has nobody and none of its citizens, but for Singapore’s',
      ({ law: { id, market = 'singapore' } }, { markets, citizens = [] }) =>
        market !== 'singapore' &&
        // The rules on chips follow the item.
        id !== 'us-ear-ai-chips' &&
        !markets?.includes(`in-${market}`) &&
        !citizens.some((id) => citizensOf[id] === market),
    ],
  ])('nothing applies that %s', (_what, isWrong) => {
    const applying = runs.flatMap(({ answers, found }) =>
      found.filter((one) => one.group === 'applies' && isWrong(one, answers)),
    );
    expect(applying.map(({ law }) => law.id)).toEqual([]);
  });

  test('a draft neither applies nor arrives through the customer, whatever its rule says', () => {
    const drafts = { ...finder, laws: finder.laws.map((law) => ({ ...law, kind: 'draft' as const })) };
    const groups = runs.flatMap(({ answers }) => findLaws(drafts, answers, today).map(({ group }) => group));
    expect([...new Set(groups)].toSorted()).toEqual(['might', 'not']);
  });

  test('some laws apply that are adopted, and some arrive through the customer alone', () => {
    expect(everything.some((one) => one.group === 'applies' && statusOf(one) === 'adopted')).toBe(true);
    expect(everything.some((one) => one.group === 'customer' && isOnlyCustomers(one))).toBe(true);
  });

  test('what might apply says what decides or what is open, and what does not says why', () => {
    const isSilent = ({ group, asked, reason }: FoundLaw) =>
      !reason && (group === 'not' || (group === 'might' && !asked));
    expect(everything.filter(isSilent).map(({ law }) => law.id)).toEqual([]);
  });

  test('an open duty of a law that applies has its question, and one that the answers exclude its reason', () => {
    const duties = everything.flatMap((one) => (one.group === 'applies' ? one.duties : []));
    expect(duties.filter(({ certainty, asked }) => certainty === open && !asked)).toEqual([]);
    expect(duties.filter(({ certainty, reason }) => certainty === no && !reason)).toEqual([]);
  });

  test('a row begins with the duties that its answers chose, and with its earliest day', () => {
    for (const { group, duties, from, law } of everything) {
      if (group !== 'applies') continue;
      const ranks = duties.map(({ certainty, when }) => certainty * 2 + (when ? 1 : 0));
      expect(ranks, law.id).toEqual(ranks.toSorted((a, b) => b - a));
      const days = duties.flatMap(({ certainty, date }) =>
        certainty === no || !date || date.isEnd ? [] : [date.date],
      );
      expect(days.every((day) => (from ?? '') <= day)).toBe(true);
    }
  });

  test('answering the question of an open rule settles or narrows it', () => {
    for (const { answers, found } of runs.slice(0, 60)) {
      for (const { law, asked } of found.filter(({ group }) => group === 'might')) {
        if (asked?.kind !== 'decision') continue;
        const given = { ...answers, [decided]: [...(answers[decided] ?? []), asked.decision.id] };
        const after = findLaws(finder, given, today).find((one) => one.law.id === law.id);
        const stillAsked = after?.asked?.kind === 'decision' ? after.asked.decision.id : undefined;
        expect(stillAsked).not.toBe(asked.decision.id);
      }
    }
  });

  test('where one decision alone is left open, its two answers lead to different results of the law that asks it', () => {
    const asksOf = ({ group, asked, duties }: FoundLaw) =>
      [asked, ...(group === 'applies' ? duties.map((duty) => duty.asked) : [])].flatMap((one) =>
        one?.kind === 'decision' ? [one.decision.id] : [],
      );
    const inert = runs.flatMap(({ answers: { [decided]: settled = [], ...answers } }, run) => {
      const certain = Object.fromEntries(
        Object.entries(answers).map(([id, given]) => {
          const sure = given.filter((one) => one !== unsure);
          return [id, sure.length > 0 ? sure : [none]];
        }),
      );
      const isSettled = (id: string) => settled.includes(id) || settled.includes(`not-${id}`);
      const left = finder.decisions
        .filter(({ id }) => !isSettled(id))
        .map(({ id }, i) => ((i + run) % 2 ? id : `not-${id}`));
      return findLaws(finder, { ...certain, [decided]: settled }, today).flatMap((one) =>
        [...new Set(asksOf(one))].flatMap((id) => {
          const others = [...settled, ...left.filter((given) => given !== id && given !== `not-${id}`)];
          const resultOf = (given: readonly string[]) =>
            findLaws({ ...finder, laws: [one.law] }, { ...certain, [decided]: [...others, ...given] }, today);
          const isAsked = resultOf([]).some((found) => asksOf(found).includes(id));
          const [whenYes, whenNo] = [[id], [`not-${id}`]].map((given) => JSON.stringify(resultOf(given)));
          return isAsked && whenYes === whenNo ? [`${one.law.id}: ${id}`] : [];
        }),
      );
    });
    expect([...new Set(inert)]).toEqual([]);
  });

  test('they survive a link', () => {
    for (const { answers } of runs) {
      const isKnown = Object.values(answers).every((given) => !(given.includes(none) && given.length > 1));
      if (isKnown) expect(knownAnswers(finder, answers)).toEqual(answers);
    }
  });
});

describe('an unknown threshold', () => {
  const thresholds = finder.questions.find(({ id }) => id === 'size')?.answers.map(({ id }) => id) ?? [];
  const answers = {
    markets: finder.questions[0]?.answers.map(({ id }) => id) ?? [],
    citizens: [none],
    presence: ['my-hosted', 'ph-link', 'us-california'],
    ai: ['ai-build', 'ai-model'],
    business: ['is-cloud', 'is-platform'],
    data: ['data-customers', 'data-biometrics'],
    role: ['own-purpose'],
    effect: ['scores', 'talks'],
    offers: ['au-business', 'kr-ai', 'eu-targets', 'eu-supplied'],
    customers: [none],
    [decided]: [
      'my-equipment',
      'not-au-trades',
      'eu-nis2-service',
      'cn-public',
      'cn-faces-there',
      'companion',
    ],
  };
  const waiting = (size: readonly string[]) =>
    findLaws(finder, { ...answers, size }, today).flatMap(({ law, group, asked, duties }) => [
      ...(group === 'might' && asked?.kind === 'question' && asked.question.id === 'size' ? [law.id] : []),
      ...duties
        .filter((duty) => duty.asked?.kind === 'question' && duty.asked.question.id === 'size')
        .map(({ text }) => `${law.id}/${text}`),
    ]);

  test.each(thresholds)('leaves open what depends on %s, and its answer settles it', (threshold) => {
    const settled = new Set(waiting([threshold, unsure]));
    expect(waiting([unsure]).filter((id) => !settled.has(id))).not.toEqual([]);
    expect(waiting([none])).toEqual([]);
  });
});

describe('the rules', () => {
  const conditions = [
    ...finder.questions.flatMap(({ when, answers }) => [when, ...answers.map((answer) => answer.when)]),
    ...finder.terms.map(({ when }) => when),
    ...finder.laws.flatMap(({ rule, duties }) => [
      rule?.applies,
      rule?.customer,
      ...duties.map(({ when }) => when),
    ]),
    ...finder.contradictions.map(({ when }) => when),
  ].filter((condition) => condition !== undefined);
  const used = new Set(conditions.flatMap(idsIn));
  const answers = finder.questions.flatMap((question) => question.answers.map(({ id }) => id));
  const defined = [...answers, ...finder.terms.map(({ id }) => id), ...finder.decisions.map(({ id }) => id)];

  test('name only answers, terms and decisions that exist, each once', () => {
    expect([...used].filter((id) => !defined.includes(id))).toEqual([]);
    expect(new Set(defined).size).toBe(defined.length);
  });

  test('use every term and every decision', () => {
    const unused = [...finder.terms, ...finder.decisions].map(({ id }) => id).filter((id) => !used.has(id));
    expect(unused).toEqual([]);
  });
});

test('every law and guideline of a market has a rule: without one it would be “might” for everybody there', () => {
  const silent = finder.laws.filter(({ rule, market, kind }) => !rule && market && kind !== 'draft');
  expect(silent.map(({ id }) => id)).toEqual([]);
});

test('a question whose answer can change nothing is not asked', () => {
  const ids = (answers: Answers) => readFinder(finder, answers).asked.map(({ id }) => id);
  const singapore = ids({ markets: ['in-singapore'], citizens: [none], ai: [none], data: [none] });
  for (const id of ['presence', 'role', 'effect', 'offers', 'size']) expect(singapore).not.toContain(id);
  expect(ids({ markets: ['in-australia'], ai: ['ai-use'] })).not.toContain('presence');
  expect(ids({ markets: ['in-australia'], ai: ['ai-use'] })).not.toContain('citizens');
  expect(ids({ markets: ['in-eu'], ai: [none], data: [none] })).not.toContain('offers');
  const all = finder.questions.map(({ id }) => id);
  expect(ids({ markets: ['in-singapore', 'in-eu', 'in-malaysia'], ai: ['ai-use'] })).toEqual(all);
});

test('a law on machines and models never turns on what the AI does to people', () => {
  for (const id of ['south-korea-ai-act', 'eu-ai-act']) {
    const law = finder.laws.find((one) => one.id === id);
    const effects = finder.questions.find((one) => one.id === 'effect')?.answers.map((answer) => answer.id);
    expect(effects?.filter((effect) => idsIn(law?.rule?.applies ?? 'none').includes(effect))).toEqual([]);
  }
});

test('answers that exclude each other are named with their questions, and doubts are not', () => {
  const answers = { markets: ['in-singapore'], data: [none], ai: ['ai-use'], effect: ['recognises'] };
  expect(contradictionsIn(finder, answers).map(({ questions }) => questions)).toEqual([['data', 'effect']]);
  expect(contradictionsIn(finder, { ...answers, data: [unsure] })).toEqual([]);
});

test('a link that settles a decision both ways is damaged', () => {
  const markets = ['in-malaysia'];
  expect(knownAnswers(finder, { markets, [decided]: ['my-equipment'] })).toBeDefined();
  expect(knownAnswers(finder, { markets, [decided]: ['my-equipment', 'not-my-equipment'] })).toBeUndefined();
});

test('an older link keeps the answers that still exist', () => {
  const markets = ['in-malaysia'];
  const older = {
    markets: [...markets, 'in-atlantis'],
    weather: ['sunny'],
    [decided]: ['my-equipment', 'no-more'],
  };
  expect(stillKnown(finder, older)).toEqual({ markets, [decided]: ['my-equipment'] });
});

test('a law of a market without a rule might reach who is there, and nobody else', () => {
  const [law] = finder.laws.filter(({ id }) => id === 'my-pdpa-2024');
  if (!law) throw new Error('There is no such record');
  const laws = [{ ...law, rule: undefined, binds: 'Data controllers' }];
  const groupIn = (market: string) =>
    findLaws({ ...finder, laws }, { markets: [market] }, today).map(({ group, reason }) => [group, reason]);
  expect(groupIn('in-malaysia')).toEqual([['might', expect.stringContaining('Data controllers')]]);
  expect(groupIn('in-japan')).toEqual([['not', expect.any(String)]]);
});
