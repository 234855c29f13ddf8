import { describe, expect, test } from 'vitest';
import type { Answers } from '../src/answers.ts';
import { highestFine } from '../src/fines.ts';
import {
  dutyOf,
  idsOf,
  listed,
  maker,
  openIds,
  readsEmotions,
  recruiting,
  remoteIdentification,
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
  ['a private school that its clients pay', { users: ['user-paid-by-clients'] }, [open, spared, spared]],
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
    [spared, spared, open],
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
  ['role-distributor', 'One practice is prohibited; whether for resellers is open'],
  ['role-representative', 'One practice is prohibited, for others than you'],
])(
  'Article 5(1)(ba) binds who places it on the market, perhaps its distributor, and nobody else in the chain: %s',
  (role, title) => {
    const undresses = {
      ...maker,
      roles: [role],
      practices: ['practice-intimate-imagery'],
      imagery: ['imagery-identifiable', 'imagery-no-consent'],
      'imagery-means': ['imagery-purpose'],
    };
    expect(resultOf(undresses).headline.title).toBe(title);
  },
);

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

test('who sells another firm’s system under its name is provider with help of the first (Article 25(1)(a), (2)); whether it is old is open', () => {
  const relabels = {
    ...maker,
    ...recruiting,
    roles: ['role-distributor'],
    takeover: ['becomes-provider-brand'],
  };
  const old = { ...relabels, 'first-supply': ['supplied-early'], design: ['design-stands'] };
  expect(dutyOf(resultOf(relabels), 'risk-management')).toMatchObject({ isConditional: false });
  expect(dutyOf(resultOf(old), 'risk-management')).toMatchObject({ day: '2027-12-02', isConditional: true });
  expect(openIds(relabels)).toContain('open-first-maker');
  expect(openIds(relabels)).not.toContain('open-relabelled-old');
  expect(openIds(old)).toEqual(expect.arrayContaining(['open-first-maker', 'open-relabelled-old']));
});

test('an old system with a doubt about its design has no certain day (Article 111(2))', () => {
  const { headline } = resultOf({
    ...maker,
    ...recruiting,
    'first-supply': ['supplied-early'],
    design: ['unsure'],
  });
  expect(headline).toMatchObject({ isOpen: true, title: expect.not.stringContaining('2027') });
});

test('who publishes, or works for another, may not be the only deployer (Article 3(4))', () => {
  const publishes = { ...user, content: ['makes-content'], 'deep-fakes': ['deep-fake'] };
  for (const answers of [
    publishes,
    { ...user, ...recruiting },
    { ...user, ...listed('justice', 'annex3-8b-elections') },
  ])
    expect(openIds(answers)).toContain('open-scoring-service');
  expect(openIds({ ...publishes, 'deep-fakes': ['deep-fake-none'] })).not.toContain('open-scoring-service');
});

test.each(['role-representative', 'role-importer', 'role-distributor'])(
  'reliefs go by the size of the provider, not of the %s (Articles 11(1), 17(2), 62(2))',
  (role) => expect(openIds({ ...maker, ...recruiting, roles: [role] })).toContain('open-maker-size'),
);

test('a private person has no duty as deployer (Article 2(10)), and the list says so', () => {
  const { otherSide } = resultOf({ ...maker, content: ['makes-content'] });
  expect(otherSide.find(({ role }) => role === 'deployer')?.otherTitle).toContain('if no private person');
});

test('what Article 5(1)(h) bans is no listed use for its user, and stays one for its maker', () => {
  const live = {
    ...remoteIdentification,
    practices: ['practice-live-identification'],
    'live-identification': ['live-identification-other'],
  };
  const result = resultOf({ ...user, ...live });
  expect(dutyOf(result, 'use-as-instructed')).toBeUndefined();
  expect(result.findings.map(({ id }) => id)).toContain('found-banned-function');
  const points = result.openPoints.map(({ id }) => id);
  expect(points).toContain('open-scoring-service');
  expect(points).not.toContain('open-acting-for-police');
  expect(dutyOf(resultOf({ ...maker, ...live }), 'risk-management')).toMatchObject({ day: '2027-12-02' });
});

test('a model still to come has its duties from its supply, and the notice from the threshold (Articles 52(1), 53, 55)', () => {
  const model = { ...maker, form: ['model-only'], model: ['model-own'], 'model-risk': ['model-systemic'] };
  const result = resultOf({ ...model, 'model-age': ['model-unsupplied'] });
  for (const id of ['gpai-training-summary', 'gpai-evaluate'])
    expect(dutyOf(result, id)).toMatchObject({ waits: true });
  expect(dutyOf(result, 'gpai-notify')?.waits).toBeUndefined();
  expect(result.headline.title).toBe('Model duties from the day it is supplied');
  const free = resultOf({ ...model, exclusions: ['excl-open-source'] });
  expect(free.findings.map(({ id }) => id)).toContain('scope-market');
});

test('a doubt about the model brings no model duty to what makes no content, and one open point (Article 3(63))', () => {
  const doubted = { ...maker, ...recruiting, model: ['unsure'] };
  expect(resultOf(doubted).duties.map(({ role }) => role)).toEqual(['provider']);
  expect(openIds(doubted).filter((id) => /^unsure-model/.test(id))).toEqual(['unsure-model']);
  const makes = resultOf({ ...doubted, content: ['makes-content'] });
  expect(makes.duties.map(({ role }) => role)).toContain('model-provider');
});

test('an open point does not say what a doubt did not say', () => {
  const { openPoints, findings } = resultOf({
    ...user,
    ...readsEmotions,
    practices: ['unsure'],
    exclusions: ['unsure'],
  });
  const stated = [...openPoints, ...findings].filter(({ id }) => !id.startsWith('unsure'));
  expect(stated.filter(({ text }) => /[Yy]ou (named|said)/.test(text))).toEqual([]);
});

test('who sells a product under another’s name is no manufacturer of it (Articles 3(6), (7), 25(3)), and an importer names the distributor (24)', () => {
  const sells = { ...maker, ...lift, 'name-on-ai': ['product-name-other'] };
  const rolesOf = (roles: string[]) => resultOf({ ...sells, roles }).duties.map(({ role }) => role);
  expect(rolesOf(['role-importer', 'role-manufacturer'])).toEqual(['importer']);
  expect(rolesOf(['role-importer', 'role-distributor'])).toEqual(['importer']);
  expect(rolesOf(['role-manufacturer'])).toEqual(['distributor']);
  const others = (role: string) => resultOf({ ...sells, roles: [role] }).otherSide.map((side) => side.role);
  expect(others('role-importer')).toContain('distributor');
  expect(others('role-deployer')).not.toContain('distributor');
});

test('the maker of what private persons use may be its deployer (Articles 3(4), 50(3)); an ancillary feature is open (3(40))', () => {
  const matching = { ...maker, 'reading-people': ['reads-categories'] };
  expect(dutyOf(resultOf(matching), 'disclose-for-private-customers')).toMatchObject({ isConditional: true });
  expect(openIds(matching)).toEqual(expect.arrayContaining(['open-run-for-private', 'open-ancillary']));
  const runs = { ...matching, roles: ['role-provider', 'role-deployer'] };
  expect(dutyOf(resultOf(runs), 'disclose-for-private-customers')).toBeUndefined();
  expect(dutyOf(resultOf(runs), 'inform-emotion-biometric')).toMatchObject({ isConditional: false });
});

test('a free model alone is spared its papers until money or systemic risk (Articles 53(2), 54(6)); Article 2(12) is for systems', () => {
  const free = { ...maker, form: ['model-only'], model: ['model-own'], exclusions: ['excl-open-source'] };
  const { notOwed, changes } = resultOf({
    ...free,
    'model-licence': ['model-open'],
    'model-risk': ['model-ordinary'],
  });
  expect(notOwed.map(({ article }) => article)).toContain('Article 53(2)');
  expect(changes.map(({ id }) => id)).toContain('change-open-model');
  expect(changes.filter(({ article }) => article.includes('2(12)'))).toEqual([]);
});

test.each<[string, Answers, string]>([
  ['infrastructure', listed('infrastructure', 'annex3-2-infrastructure'), 'infrastructure'],
  ['a product', lift, 'product'],
])('%s owes neither Article 27 nor 49(3), for a reason of its own', (_, answers, reason) => {
  const spared = resultOf({ ...user, ...answers, users: ['user-public-service'] }).notOwed.map(
    ({ id }) => id,
  );
  expect(spared.filter((id) => /impact|register/.test(id))).toEqual([
    `not-owed-impact-${reason}`,
    `not-owed-register-${reason}`,
  ]);
});

test('Annex III counts a use only so far as it is lawful, beside every certain ban', () => {
  const scrapes = {
    ...maker,
    ...remoteIdentification,
    practices: ['practice-face-scraping'],
    scraping: ['scraping-untargeted', 'scraping-database'],
  };
  expect(resultOf(scrapes).findings.map(({ id }) => id)).toContain('found-lawful-only');
});

test('a doubt about the model leaves the certain duties in the headline (Article 50)', () => {
  const chat = { ...maker, interaction: ['interacts'], content: ['makes-content'], model: ['unsure'] };
  const { headline, duties } = resultOf(chat);
  expect(headline).toMatchObject({ title: 'Transparency duties since 2 August 2026', isOpen: false });
  expect(duties.map(({ role }) => role)).toContain('model-provider');
});

test('tools of law firms are no use of point 8(a)', () =>
  expect(resultOf({ ...maker, ...court }).changes.map(({ id }) => id)).toContain('change-law-firms'));

test('an authority’s old system with a doubt about its design has no certain day (Article 111(2))', () => {
  const old = { ...recruiting, users: ['user-public-authority'], 'first-supply': ['supplied-early'] };
  const { headline } = resultOf({ ...user, ...old, design: ['unsure'] });
  expect(headline).toMatchObject({ isOpen: true, title: expect.not.stringContaining('2027') });
});

test('whoever makes the product too supplies no component under another’s name (Article 25(3))', () => {
  const makes = (...roles: string[]) => openIds({ ...maker, ...lift, roles });
  expect(makes('role-provider')).toContain('open-component');
  expect(makes('role-provider', 'role-manufacturer')).not.toContain('open-component');
});

test('who runs for private persons what reads nobody is asked for the label alone (Article 50(4))', () =>
  expect(
    dutyOf(
      resultOf({ ...maker, content: ['makes-content'], 'deep-fakes': ['deep-fake'] }),
      'disclose-for-private-customers',
    )?.article,
  ).toBe('Article 50(4), (5)'));

const owedOn = (answers: Answers, on?: string) =>
  resultOf(answers, undefined, on)
    .duties.flatMap(({ duties }) => duties)
    .filter(({ day, waits }) => day <= (on ?? '2026-11-28') && !waits)
    .map(({ id }) => id);

describe('Article 2(1)(a): a firm outside the Union owes nothing under Articles 4 and 50 before its first supply there', () => {
  const talks = { ...maker, interaction: ['interacts'], content: ['makes-content'] };
  const abroad = { ...talks, seat: ['seat-outside'] };

  test.each<[string, Answers]>([
    ['which it says is still to come', { ...abroad, 'union-link': ['union-market', 'union-ahead'] }],
    ['of a system that is not supplied before 2 December 2027', abroad],
    ['of a high-risk system that is not', { ...abroad, ...recruiting }],
  ])('%s', (_, answers) => expect(owedOn(answers)).toEqual([]));

  test('from the first supply, the day of which may be open', () => {
    expect(owedOn(abroad, '2027-12-02')).toContain('disclose-interaction');
    expect(resultOf({ ...abroad, 'union-link': ['union-market', 'union-ahead'] }).headline.title).toBe(
      'Transparency duties from your first supply or use in the Union',
    );
    expect(dutyOf(resultOf({ ...abroad, 'first-supply': ['unsure'] }), 'ai-literacy')).toMatchObject({
      day: '2025-02-02',
      isDayOpen: true,
    });
  });

  test('but its output may be used there already, and a firm in the Union is no firm outside', () => {
    expect(owedOn({ ...abroad, 'union-link': ['union-output'] })).toContain('ai-literacy');
    expect(owedOn(talks)).toContain('ai-literacy');
  });
});

test('among workers and professionals the notice is open, and so is the mark on internal output (Article 50(1), (2))', () => {
  const helper = { ...maker, interaction: ['interacts-staff'], content: ['makes-content'] };
  expect(dutyOf(resultOf(helper), 'disclose-interaction')).toMatchObject({ isConditional: true });
  expect(openIds(helper)).toEqual(expect.arrayContaining(['open-obvious', 'open-internal-output']));
  expect(openIds({ ...helper, interaction: ['interacts'] })).not.toContain('open-internal-output');
  const markOf = (answers: Answers) => dutyOf(resultOf(answers), 'mark-synthetic-content');
  // A doubt whether it chats leaves no doubt about the mark of what it makes.
  expect(markOf({ ...helper, interaction: ['unsure'] })).toMatchObject({ isConditional: false });
  expect(markOf({ ...helper, content: ['makes-internal'] })).toMatchObject({ isConditional: true });
});

test('a duty of Article 50 that is due stands in the headline before a model duty to come (Articles 50, 111(3))', () => {
  const model = {
    ...maker,
    model: ['model-own'],
    'model-risk': ['model-ordinary'],
    'model-age': ['model-old'],
  };
  expect(resultOf({ ...model, interaction: ['interacts'] }).headline.title).toBe(
    'Transparency duties since 2 August 2026, and model duties',
  );
});

test('a first supply without a day counts as new, and says which day would spare it (Article 111(2))', () => {
  const unset = { ...maker, seat: ['seat-outside'], ...recruiting, 'first-supply': ['supplied-unset'] };
  const result = resultOf(unset);
  expect(result.headline.title).toBe('High-risk from 2 December 2027');
  expect(result.findings.filter(({ row }) => row === 'old').map(({ id, mark }) => [id, mark])).toEqual([
    ['legacy-unset', 'open'],
  ]);
  expect(dutyOf(result, 'ai-literacy')).toMatchObject({ waits: true });
});

test('a duty that waits for the first supply is not in force after its day (Article 2(1)(a))', () => {
  const ahead = { ...maker, ...recruiting, 'union-link': ['union-market', 'union-ahead'] };
  expect(dutyOf(resultOf(ahead, undefined, '2028-08-03'), 'risk-management')).toMatchObject({
    day: '2027-12-02',
    waits: true,
  });
});

test('who makes it of another firm’s system for a high-risk purpose hears of that firm’s help (Article 25(2))', () => {
  const own = {
    ...maker,
    ...recruiting,
    roles: ['role-provider', 'role-deployer'],
    takeover: ['becomes-provider-purpose'],
  };
  expect(resultOf(own).openPoints.map(({ id }) => id)).toContain('open-first-maker');
});

test('an old system that may be meant for authorities is not said to be spared without end (Article 111(2))', () => {
  const hospital = {
    ...user,
    ...recruiting,
    users: ['user-public-body'],
    'first-supply': ['unsure'],
    design: ['unsure'],
  };
  expect(resultOf(hospital).headline.lead).toContain('2 August 2030');
});

test('a body of the Union has its own supervisor and fines (Articles 74(9), 100)', () => {
  const agency = { ...user, ...recruiting, seat: ['seat-institution'], users: ['user-public-authority'] };
  const result = resultOf(agency);
  expect(highestFine(result)).toMatchObject({ id: 'fine-union', sumEur: 750_000 });
  expect(result.findings.filter(({ row }) => row === 'supervisor').map(({ id }) => id)).toEqual([
    'supervisor-union',
  ]);
  expect(result.openPoints.map(({ id }) => id)).not.toContain('open-authority-fines');
  const mood = { practices: ['practice-emotion'], emotion: ['emotion-biometric'] };
  expect(highestFine(resultOf({ ...agency, ...mood }))).toMatchObject({ id: 'fine-union-practices' });
});

test('a trial is asked for where supply is still to come, and has its duties (Article 60)', () => {
  const ahead = { ...maker, ...recruiting, 'union-link': ['union-market', 'union-ahead'] };
  expect(idsOf(resultOf({ ...ahead, trial: ['trial-planned'] }).duties)).toContain('real-world-testing');
});

test('who may count as the maker has no representative to name in the Union (Article 22)', () => {
  const result = resultOf({ ...user, ...recruiting, seat: ['seat-union'], takeover: ['unsure'] });
  expect(idsOf(result.duties)).not.toContain('authorised-representative');
});

test('a certain class is not called probable where only the day is open (Article 111(2))', () => {
  const old = { ...user, 'first-supply': ['supplied-soon'], design: ['unsure'] };
  const titleOf = (answers: Answers) => resultOf({ ...old, ...answers }).headline.title;
  const desk = { users: ['user-public-authority'] };
  expect(titleOf({ ...recruiting, ...desk })).toBe('High-risk, from a day that stays open');
  expect(titleOf({ ...recruiting, ...desk, 'uses-work': ['unsure'] })).toMatch(/^Probably high-risk/);
});

test('Article 2(4): the exclusion is for the foreign authority that uses the system, not for its supplier', () => {
  const leads = {
    seat: ['seat-outside'],
    'union-link': ['union-output'],
    exclusions: ['excl-foreign-authorities'],
    ...listed('police', 'annex3-6e-profiling'),
  };
  const supplier = resultOf({ ...maker, ...leads });
  expect(supplier.findings.map(({ id }) => id)).toContain('scope-supplies-authority');
  expect(idsOf(supplier.duties)).toContain('risk-management');
  expect(supplier.otherSide.map(({ role }) => role)).not.toContain('deployer');
  for (const roles of [['role-deployer'], ['role-provider', 'role-deployer']])
    expect(resultOf({ ...maker, ...leads, roles }).headline.title).toBe('Excluded from the Act');
});

test('Article 2(8): a test of a banned practice in real conditions is named as possibly prohibited', () => {
  const tested = {
    ...maker,
    exclusions: ['excl-premarket'],
    trial: ['field-trial'],
    practices: ['practice-emotion'],
    emotion: ['emotion-biometric'],
  };
  expect(resultOf(tested).headline.title).toBe('Not yet supplied, but its trial may be prohibited');
  expect(openIds(tested)).toContain('open-banned-trial');
  const laboratory = { ...tested, trial: ['trial-none'] };
  expect(resultOf(laboratory).headline.title).toBe('Not yet: Article 2(8)');
  expect(openIds(laboratory)).not.toContain('open-banned-trial');
});

test('Article 50(4): a deep fake is disclosed inside a firm too', () => {
  const avatar = { ...user, content: ['makes-internal'], 'deep-fakes': ['deep-fake'] };
  expect(idsOf(resultOf(avatar).duties)).toContain('disclose-deep-fake');
});

test('Article 25(4): who supplies a component or a model hears of the agreement with the maker of a high-risk system', () => {
  const changesOf = (answers: Answers) => resultOf(answers).changes.map(({ id }) => id);
  const model = { ...maker, form: ['model-only'], model: ['model-narrow'] };
  expect(changesOf(model)).toContain('change-into-other-system');
  expect(changesOf(maker)).not.toContain('change-into-other-system');
});
