import { type Answers, none, unsure } from '@vanda/eu-ai-act-rules/answers';
import { idsIn } from '@vanda/eu-ai-act-rules/conditions';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { finder } from './find-laws.fixture.ts';
import { decided, type FoundLaw, findLaws, knownAnswers, readFinder } from './find-laws.ts';

const today = '2026-11-23';

const some = (ids: readonly string[], share: number) =>
  fc
    .array(fc.nat(99), { minLength: ids.length, maxLength: ids.length })
    .map((draws) => ids.filter((_, i) => (draws[i] ?? 99) < share * 100));

const randomAnswers = fc.record<Answers>({
  ...Object.fromEntries(
    finder.questions.map(({ id, answers, none: noneText }) => [
      id,
      some([...answers.map((answer) => answer.id), ...(id === 'markets' ? [] : [unsure])], 0.3).map(
        (chosen) => (chosen.length > 0 ? chosen : [noneText ? none : (answers[0]?.id ?? '')]),
      ),
    ]),
  ),
  [decided]: fc
    .tuple(...finder.decisions.map(({ id }) => fc.constantFrom([], [], [id], [`not-${id}`])))
    .map((given) => given.flat()),
});

const runs = fc.sample(randomAnswers, { seed: 34, numRuns: 300 }).map((answers) => ({
  answers,
  found: findLaws(finder, answers, today),
}));
const everything = runs.flatMap(({ found }) => found);
const statusOf = ({ law }: FoundLaw) => law.history.find(({ from }) => from <= today)?.status ?? 'none';
const ended = ['proposed', 'revoked', 'stayed', 'enjoined', 'struck-down'];
const isOnlyCustomers = ({ law: { rule } }: FoundLaw) => rule?.customer && !rule.applies;

describe('for any answers', () => {
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
      'is a market’s law where the company has nobody, but for Singapore’s',
      ({ law: { market = 'singapore' } }, { markets }) =>
        market !== 'singapore' && !markets?.includes(`in-${market}`),
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
    presence: ['my-hosted', 'ph-link', 'us-california'],
    ai: ['ai-build'],
    business: ['is-cloud', 'is-platform'],
    data: ['data-customers', 'data-biometrics'],
    effect: ['scores', 'talks'],
    customers: [none],
    [decided]: [
      'my-equipment',
      'not-au-trades',
      'au-ransom',
      'eu-nis2-service',
      'cn-public',
      'cn-faces-there',
      'companion',
    ],
  };
  const waiting = (size: readonly string[]) =>
    findLaws(finder, { ...answers, size }, today).flatMap(({ law, group, asked, parts }) => [
      ...(group === 'might' && asked?.kind === 'question' && asked.question.id === 'size' ? [law.id] : []),
      ...parts
        .filter((part) => part.isOpen && part.asked?.kind === 'question' && part.asked.question.id === 'size')
        .map(({ id }) => `${law.id}/${id}`),
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
    ...finder.laws.flatMap(({ rule }) => [
      rule?.applies,
      rule?.customer,
      ...(rule?.parts.map(({ when }) => when) ?? []),
    ]),
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

test('a question whose answer can change nothing is not asked', () => {
  const ids = (answers: Answers) => readFinder(finder, answers).asked.map(({ id }) => id);
  expect(ids({ markets: ['in-singapore'], ai: [none] })).not.toContain('effect');
  expect(ids({ markets: ['in-singapore'], ai: [none] })).not.toContain('size');
  expect(ids({ markets: ['in-australia'], ai: ['ai-use'] })).not.toContain('presence');
  expect(ids({ markets: ['in-malaysia'], ai: ['ai-use'] })).toEqual(finder.questions.map(({ id }) => id));
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
