import { expect, test } from 'vitest';
import type { Answers } from '../src/answers.ts';
import {
  dutyOf,
  listed,
  maker,
  openIds,
  readsEmotions,
  recruiting,
  resultOf,
  user,
} from './rules.fixture.ts';

/** Who owes what, worked out from the articles; nothing is taken from the rules. */
const court = listed('justice', 'annex3-8a-justice');
const part = { product: ['product-part'], 'product-function': ['safety-function'] };
const toy = { ...part, 'product-law': ['product-toys'] };
const lift = { ...part, 'product-law': ['product-lifts'], 'third-party': ['third-party-always'] };

const [owed, open, spared] = ['owed', 'open', 'not owed'];
/** Articles 27, 49(3) and 26(8). */
test.each<[string, Answers, (string | undefined)[]]>([
  ['an authority', { users: ['user-public-authority'] }, [owed, owed, owed]],
  ['a body under public law', { users: ['user-public-body'] }, [owed, open, open]],
  ['a private body that acts for an authority', { users: ['user-acting-for-authority'] }, [open, owed, open]],
  ['a private public service', { users: ['user-public-service'] }, [owed, spared, spared]],
  ['a private employer', {}, [spared, spared, spared]],
  ['a court', { ...court, users: ['user-public-authority'] }, [owed, owed, owed]],
  ['private arbitration', { ...court, users: ['user-public-service'] }, [open, spared, spared]],
  ['private arbitration that names no public service', court, [open, spared, spared]],
  ['a lender', listed('services', 'annex3-5b-credit'), [owed, spared, spared]],
  ['an insurer of lives', listed('services', 'annex3-5c-insurance'), [owed, spared, spared]],
  [
    'a use by or for authorities (Annex III, point 5(a))',
    listed('services', 'annex3-5a-public-benefits'),
    [open, open, open],
  ],
  [
    'a water board of a city (point 2)',
    { ...listed('infrastructure', 'annex3-2-infrastructure'), users: ['user-public-authority'] },
    [spared, spared, spared],
  ],
])('Articles 27, 49(3) and 26(8) for %s', (_who, answers, expected) => {
  const result = resultOf({ ...user, ...recruiting, ...answers });
  const found = ['impact-assessment', 'register-use', 'check-registration'].map((id) => {
    const duty = result.duties.flatMap(({ duties }) => duties).find((one) => one.id === id);
    return duty ? (duty.isConditional ? open : owed) : spared;
  });
  expect(found).toEqual(expected);
});

test.each<[string, Answers, RegExp, RegExp]>([
  [
    'a toy that may use standards',
    { ...toy, 'third-party': ['third-party-standards'] },
    /43\(3\)/,
    /^Pass.*own procedure/,
  ],
  ['a lift that also sorts applicants', { ...recruiting, ...lift }, /43\(3\)/, /^Pass.*own procedure/],
  [
    'a toy that may use standards and sorts applicants',
    { ...recruiting, ...toy, 'third-party': ['third-party-standards'] },
    /43\(2\)/,
    /own control.*If it is part of a regulated product/,
  ],
  ['recruiting', recruiting, /43\(2\)/, /own control/],
  ['emotions', readsEmotions, /43\(1\)/, /notified body/],
])('Article 43 goes by the product, then by the point of Annex III: %s', (_what, answers, article, asks) => {
  const duty = dutyOf(resultOf({ ...maker, ...answers }), 'conformity-assessment');
  expect(duty?.article).toMatch(article);
  expect(duty?.asks).toMatch(asks);
});

test('who is the deployer is open where one runs the system and another acts on it (Article 3(4))', () => {
  for (const answers of [
    { ...user, ...court },
    { ...user, ...recruiting, users: ['user-acting-for-authority'] },
    { ...maker, ...recruiting, seat: ['seat-outside'], 'union-link': ['union-output'] },
  ])
    expect(openIds(answers)).toContain('open-scoring-service');
  expect(openIds({ ...user, ...court, users: ['user-public-authority'] })).not.toContain(
    'open-scoring-service',
  );
});

test('what Article 5 leaves lawful of a practice is a listed use, whatever area was ticked', () => {
  const reads = (emotion: string) => ({
    practices: ['practice-emotion'],
    emotion: ['emotion-biometric', emotion],
  });
  for (const emotion of ['emotion-safety', 'emotion-others-only'])
    expect(dutyOf(resultOf({ ...maker, ...reads(emotion) }), 'conformity-assessment')?.article).toContain(
      '43(1)',
    );
  const sorts = { practices: ['practice-categorisation'], categorisation: ['categorisation-others'] };
  expect(dutyOf(resultOf({ ...maker, ...sorts }), 'conformity-assessment')?.article).toContain('43(1)');
});

test('a model is reached where it is placed on the Union market; by output alone that is open (Article 2(1)(a))', () => {
  const model = { ...maker, seat: ['seat-outside'], form: ['model-only'], model: ['model-own'] };
  const summary = (link: string) =>
    dutyOf(resultOf({ ...model, 'union-link': [link] }), 'gpai-training-summary');
  expect(summary('union-market')).toMatchObject({ isConditional: false });
  expect(summary('union-output')).toMatchObject({ isConditional: true });
});

test('a benefits tool is meant for authorities by its use, so an old one is not spared for certain (Article 111(2))', () => {
  const old = { 'first-supply': ['supplied-soon'], design: ['design-stands'] };
  const result = resultOf({ ...maker, ...listed('services', 'annex3-5a-public-benefits'), ...old });
  expect(dutyOf(result, 'risk-management')).toMatchObject({ day: '2030-08-02', isConditional: true });
});

test.each<[string, string]>([
  ['role-provider', 'One practice is prohibited from 2 December 2026'],
  ['role-importer', 'One practice is prohibited from 2 December 2026'],
  ['role-distributor', 'One practice is prohibited, for others than you'],
  ['role-representative', 'One practice is prohibited, for others than you'],
])('Article 5(1)(ba) binds who places it on the market, not the rest of the chain: %s', (role, title) => {
  const undresses = {
    ...maker,
    roles: [role],
    practices: ['practice-intimate-imagery'],
    imagery: ['imagery-identifiable', 'imagery-no-consent'],
    'imagery-means': ['imagery-purpose'],
  };
  expect(resultOf(undresses).headline.title).toBe(title);
});

test('live identification without the listed use of point 1(a) is named as a contradiction', () => {
  const live = { ...user, practices: ['practice-live-identification'], users: ['user-police'] };
  expect(openIds(live)).toContain('open-reading-contradiction');
  expect(openIds({ ...live, ...listed('biometrics', 'annex3-1a-remote-identification') })).not.toContain(
    'open-reading-contradiction',
  );
});

test('Article 26(10) is open for a private body that may act for the police (Article 3(45))', () => {
  const search = { ...user, ...listed('biometrics', 'annex3-1a-remote-identification') };
  const approval = (kind: string) =>
    dutyOf(resultOf({ ...search, users: [kind] }), 'post-identification-approval');
  expect(approval('user-acting-for-authority')).toMatchObject({ isConditional: true });
  expect(approval('user-public-service')).toBeUndefined();
});

test('who changes a high-risk system in substance has it assessed anew (Article 43(4))', () =>
  expect(resultOf({ ...maker, ...recruiting }).changes.map(({ article }) => article)).toContain(
    'Articles 3(23), 43(4)',
  ));

test('a product alone is not registered (Article 49(1)), a listed use in it is', () => {
  const spared = (answers: Answers) =>
    resultOf({ ...maker, ...lift, ...answers }).notOwed.map(({ id }) => id);
  expect(spared({})).toContain('not-owed-registration');
  expect(spared(recruiting)).not.toContain('not-owed-registration');
});

test('a prediction that rests on facts is a listed use once it is for the police (Annex III, point 6(d))', () => {
  const facts = { ...user, practices: ['practice-crime-prediction'], crime: ['crime-facts'] };
  expect(resultOf(facts).changes.map(({ id }) => id)).toContain('change-to-police');
});
