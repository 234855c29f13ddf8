import { describe, expect, test } from 'vitest';
import type { Answers } from '../src/answers.ts';
import { higherIfOpen, highestFine } from '../src/fines.ts';
import {
  dutyOf,
  idsOf,
  listed,
  maker,
  medicalProduct,
  openIds,
  type Result,
  recruiting,
  remoteIdentification,
  resultOf,
  rules,
  user,
} from './rules.fixture.ts';

const owedIds = ({ duties }: Result) => idsOf(duties);
const highest = (result: Result) => highestFine(result)?.id;

describe('Article 2(8): research, testing and development before any supply', () => {
  const before = { ...maker, ...recruiting, exclusions: ['excl-premarket'] };

  test('owes nothing today and lists what holds from the day of supply', () => {
    const result = resultOf(before);
    expect(result.headline.title).toBe('Not yet: Article 2(8)');
    expect(owedIds(result)).toEqual([]);
    expect(idsOf(result.wouldFollow)).toEqual(
      expect.arrayContaining(['risk-management', 'conformity-assessment', 'ai-literacy']),
    );
    expect(result.wouldFollowNote).toBe('From the day of supply.');
    expect(highest(result)).toBeUndefined();
  });

  test('does not spare a trial in real conditions (Articles 60, 60a)', () => {
    const result = resultOf({ ...before, trial: ['field-trial'] });
    expect(owedIds(result)).toEqual(['real-world-testing']);
    expect(result.headline.title).toBe('Not yet: Article 2(8)');
  });

  test('does not put off the notice of Article 52(1), due two weeks after the threshold is met', () => {
    const model = { ...before, model: ['model-own'], 'model-risk': ['model-systemic'] };
    expect(owedIds(resultOf(model))).toEqual(['gpai-notify']);
  });

  test('keeps the relief of the other exclusions for the day of supply', () => {
    const open = { ...maker, roles: ['role-deployer'], exclusions: ['excl-premarket', 'excl-open-source'] };
    expect(dutyOf(resultOf(open), 'ai-literacy')).toBeUndefined();
  });
});

describe('a doubt that counts as one answer', () => {
  const doubt = ['unsure'];
  const foresees = { ...user, practices: ['practice-crime-prediction'], crime: ['crime-neither'] };
  const mixed = { ...maker, product: ['product-part'], 'product-law': ['product-cars'] };
  const notice = { ...foresees, 'reading-people': ['reads-emotion'], 'crime-permission': doubt };
  const helm = { 'product-function': ['convenience-only', 'unsure-failure-endangers'] };

  test.each<[string, Answers, string]>([
    [
      'no permission against crime: the notice stays certain (Article 50(3))',
      notice,
      'inform-emotion-biometric',
    ],
    [
      'comfort in a vehicle: other AI follows the ordinary rules (Article 2(2))',
      { ...mixed, ...helm },
      'ai-literacy',
    ],
  ])('%s', (_counted, answers, duty) => expect(dutyOf(resultOf(answers), duty)?.isConditional).toBe(false));

  test('systemic risk of a model that may be another’s: none (Article 51)', () => {
    const model = { ...maker, content: ['makes-content'], model: doubt, 'model-risk': doubt };
    expect(owedIds(resultOf(model))).not.toContain('gpai-risk');
    expect(owedIds(resultOf({ ...model, model: ['model-own'] }))).toContain('gpai-risk');
    expect(openIds(model)).toContain('unsure-model-risk');
  });
});

test('a doubt about being the importer leaves the seat of the maker certain (Article 22)', () => {
  const buyer = {
    ...user,
    ...recruiting,
    roles: ['role-deployer', 'unsure-role-importer'],
    'maker-seat': ['maker-outside'],
  };
  expect(dutyOf(resultOf(buyer), 'authorised-representative')?.isConditional).toBe(false);
});

test('a toy that talks is no new system for certain, while its class is open (Article 111(2))', () => {
  const toy = { product: ['product-part'], 'product-law': ['product-toys'], interaction: ['interacts'] };
  const { findings } = resultOf({ ...maker, ...toy, 'first-supply': ['supplied-soon'] });
  expect(findings.map(({ id }) => id)).not.toContain('legacy-none');
});

test('whoever uses an old system asks for whom its maker means it (Article 111(2))', () => {
  const old = { ...user, ...recruiting, 'first-supply': ['supplied-soon'], design: ['design-stands'] };
  expect(openIds(old)).toContain('open-meant-by-maker');
});

test('a model alone, adapted below a third of its compute, leaves the threshold open (recital 109)', () =>
  expect(openIds({ ...maker, form: ['model-only'], model: ['model-adapted'] })).toContain(
    'open-fine-tuning',
  ));

test.each([
  ['excl-security', maker, 'Article 2(3)'],
  ['excl-foreign-authorities', user, 'Article 2(4)'],
  ['excl-science', maker, 'Article 2(6)'],
])('the finding on an exclusion cites the one that was ticked: %s', (exclusion, role, article) => {
  const scope = resultOf({ ...role, exclusions: [exclusion] }).findings.filter(({ row }) => row === 'scope');
  expect(scope.map((finding) => finding.article)).toEqual([article]);
});

describe('a certain “not owed”', () => {
  const impactOf = (answers: Answers) =>
    resultOf(answers).notOwed.find(({ duty }) => duty === 'impact-assessment');

  test('Article 27 is not owed by a private employer, and stands with the deployer’s duties', () => {
    expect(impactOf({ ...user, ...recruiting })?.role).toBe('deployer');
    expect(impactOf({ ...maker, ...recruiting })?.role).toBe('deployer');
  });

  test('is not given while it is not known who uses the system', () =>
    expect(impactOf({ ...user, ...recruiting, users: ['unsure'] })).toBeUndefined());

  test('does not depend on a doubt about the day', () =>
    expect(impactOf({ ...user, ...recruiting, 'first-supply': ['unsure'] })).toBeDefined());
});

describe('a doubt never lightens a duty', () => {
  const asksOf = (answers: Answers, id: string) => dutyOf(resultOf(answers), id);

  test.each<[string, Answers, string, string, string]>([
    [
      'own control in place of a notified body, Article 43(1)',
      { ...maker, areas: ['area-biometrics'], 'uses-biometrics': ['unsure'] },
      'conformity-assessment',
      'Pass the assessment: by a notified body',
      'Articles 16(f), 43(1)',
    ],
    [
      'the product route, Article 43(3)',
      { ...maker, ...remoteIdentification, ...medicalProduct, 'third-party': ['unsure'] },
      'conformity-assessment',
      'Pass the assessment: by a notified body',
      'Articles 16(f), 43(1)',
    ],
    [
      'the reports of device makers, Article 73(10), in place of 15 days',
      { ...maker, areas: ['area-work'], 'uses-work': ['unsure'], ...medicalProduct },
      'serious-incidents',
      'Report serious incidents, at most 15 days',
      'Article 73',
    ],
    [
      'the simplified technical file, Article 11(1)',
      { ...maker, ...recruiting, size: ['unsure'] },
      'technical-documentation',
      'Write the technical file before supply and keep it current.',
      'Article 11, Annex IV',
    ],
    [
      'the closed register, Article 49(4)',
      {
        ...maker,
        areas: ['area-police', 'area-work'],
        'uses-police': ['unsure'],
        'uses-work': ['annex3-4a-recruitment'],
        profiling: ['profiles'],
      },
      'registration-provider',
      'Register yourself and the system in the Union’s database.',
      'Articles 16(i), 49(1)',
    ],
  ])(
    '%s: the strict text stays, and the variant is added with its condition',
    (_relief, answers, id, asks, article) => {
      const duty = asksOf(answers, id);
      expect(duty).toMatchObject({ article, isOpen: true });
      expect(duty?.asks.startsWith(asks)).toBe(true);
      expect(duty?.asks).toContain(' If ');
    },
  );

  test('a certain case takes its own words: own control for a listed use outside point 1, Article 43(2)', () => {
    expect(asksOf({ ...maker, ...recruiting }, 'conformity-assessment')).toMatchObject({
      article: 'Article 43(2)',
      isOpen: false,
    });
  });

  test('the market surveillance authority is the notified body for police and borders, Article 43(1)', () => {
    const police = { ...maker, ...remoteIdentification, customers: ['customer-police'] };
    const duty = asksOf(police, 'conformity-assessment');
    expect(duty?.asks).toContain('market surveillance authority acts as notified body');
  });

  test.each([
    ['police', { customers: ['customer-police'] }],
    ['borders', { areas: ['area-biometrics', 'area-borders'] }],
  ])('biometrics for %s are registered in the closed section, Article 49(4)', (_for, serves) => {
    const system = { ...maker, ...remoteIdentification, ...serves };
    expect(asksOf(system, 'registration-provider')).toMatchObject({ article: 'Article 49(1), (4)' });
  });

  test('no relief for a size that is not known, and the higher fine', () => {
    const unknown = resultOf({ ...maker, ...recruiting, size: ['unsure'] });
    expect(unknown.reliefs).toEqual([]);
    expect(unknown.fines.every(({ counts }) => counts === 'higher')).toBe(true);
    expect(resultOf({ ...maker, ...recruiting, size: ['size-sme'] }).reliefs).not.toEqual([]);
  });

  test('Article 111(2) spares an old system that stands still, also where its class is in doubt', () => {
    const old = { 'first-supply': ['supplied-soon'], design: ['design-stands'] };
    const doubted = { ...maker, ...recruiting, ...old, 'uses-work': ['unsure'] };
    expect(owedIds(resultOf(doubted))).toEqual(['ai-literacy']);
  });

  test('a doubt on the exclusions leaves no row of the answer empty', () => {
    const rows = resultOf({ ...maker, exclusions: ['unsure'] }).findings.map(({ row }) => row);
    expect(rows).toEqual(expect.arrayContaining(['prohibited', 'transparency', 'model']));
  });
});

test('a doubt about a whole question is one open point, with the doubts about its answers', () => {
  const users = ['user-employer', 'unsure-user-public-authority', 'unsure'];
  const { openPoints } = resultOf({ ...user, ...recruiting, users });
  expect(openPoints.filter(({ id }) => id.startsWith('unsure')).map(({ id }) => id)).toEqual([
    'unsure-users',
  ]);
});

describe('headline and fine follow the reader’s own duties', () => {
  const chat = { interaction: ['interacts'], content: ['makes-content'] };

  test('a deployer of a chat tool owes literacy; Article 50 is the maker’s', () => {
    const result = resultOf({ ...user, ...chat });
    expect(result.headline.title).toBe('Article 4 for you, Article 50 for others');
    expect(highest(result)).toBe('fine-information');
    expect(highest(resultOf({ ...maker, ...chat }))).toBe('fine-operators');
  });

  test('without a role the duties of maker and user are shown, and none is the reader’s', () => {
    const result = resultOf({ ...maker, roles: ['none'] });
    expect(result.headline.title).toBe('No role of the Act is yours');
    expect(result.otherSide.map(({ role }) => role)).toContain('provider');
    expect(highest(result)).toBeUndefined();
  });

  test('a doubt about the first supply and the design gives no headline about authorities', () => {
    const unknown = { 'first-supply': ['unsure'], design: ['unsure'], customers: ['none'] };
    expect(resultOf({ ...user, ...recruiting, ...unknown, users: ['none'] }).headline).toMatchObject({
      title: 'High-risk, or spared as an old system',
      lead: expect.not.stringContaining('authorities'),
    });
  });

  test('the day in the headline is that of the first duty: an authority’s old system', () => {
    const old = {
      'first-supply': ['supplied-soon'],
      design: ['design-stands'],
      users: ['user-public-authority'],
    };
    expect(resultOf({ ...user, ...recruiting, ...old }).headline.title).toBe('High-risk from 2 August 2030');
  });

  test('an open-source deployer without a duty is not told of Article 4', () => {
    const result = resultOf({ ...user, exclusions: ['excl-open-source'] });
    expect(owedIds(result)).toEqual([]);
    expect(result.headline.title).toBe('No duty found');
  });
});

describe('contradictions are named', () => {
  const marked = (answers: Answers, id: string) =>
    resultOf(answers).findings.find((finding) => finding.id === id)?.mark;
  const rooms = {
    ...user,
    areas: ['area-biometrics', 'area-work'],
    'uses-biometrics': ['annex3-1c-tick'],
    'uses-work': ['annex3-4b-worker-management'],
    profiling: ['profiles'],
  };
  const search = { ...user, ...remoteIdentification, areas: ['area-biometrics', 'area-police'] };

  test.each([
    ['emotion-of-staff', 'found-emotion'],
    ['emotion-of-staff-safety', 'found-emotion-excepted'],
    ['emotion-of-others', 'found-none'],
  ])('emotions and a use at work are one question, Article 5(1)(f): %s', (whose, finding) =>
    expect(marked({ ...rooms, 'emotion-whose': [whose] }, finding)).toBeDefined(),
  );

  test('emotions named only later, beside a use at work, stay an open point', () => {
    const answers = {
      ...user,
      ...listed('work', 'annex3-4b-worker-management'),
      'reading-people': ['reads-emotion'],
    };
    expect(marked(answers, 'found-emotion-contradiction')).toBe('open');
    expect(marked(answers, 'found-none')).toBeUndefined();
  });

  test.each([
    ['identifies-live', 'found-live-identification'],
    ['identifies-live-excepted', 'found-live-excepted'],
    ['identifies-later', 'found-none'],
  ])('live or in recordings is one question, Articles 5(1)(h), 26(10): %s', (when, finding) =>
    expect(marked({ ...search, 'identification-when': [when] }, finding)).toBeDefined(),
  );

  test('no doubt is called a contradiction', () => {
    for (const id of rules.questions.map((question) => question.id)) {
      const points = resultOf({ ...rooms, ...search, [id]: ['unsure'] }).openPoints;
      expect(points.filter(({ between }) => between?.includes(id))).toEqual([]);
    }
  });
});

test('the exception of Article 5(1)(f) for medical or safety reasons is named as narrow', () => {
  const result = resultOf({
    ...user,
    practices: ['practice-emotion'],
    emotion: ['emotion-biometric', 'emotion-safety'],
  });
  expect(result.findings.map(({ id }) => id)).toContain('found-emotion-excepted');
});

test('not sure whose model it is: the duties of its provider hang on the answer, and only those', () => {
  const { duties, headline } = resultOf({ ...maker, model: ['unsure'], content: ['makes-content'] });
  expect(headline.title).toBe('Transparency duties since 2 August 2026');
  const conditional = duties.filter(({ isOpen }) => isOpen);
  expect(conditional.map(({ role }) => role)).toEqual(['model-provider']);
  for (const { isOpen, duties: owed } of duties)
    expect(owed.every(({ isConditional }) => isConditional === isOpen)).toBe(true);
});

test('a triage device is an old system by the day of the listed use, the earlier of its two classes', () => {
  const triage = { ...maker, ...listed('services', 'annex3-5d-emergency'), ...medicalProduct };
  const titleOf = (answers: Answers) => resultOf({ ...triage, ...answers }).headline.title;
  const asked = rules.questions.find(({ id }) => id === 'first-supply');
  expect(asked?.help).toContain('A listed use in a product goes by the earlier day.');
  expect(titleOf({})).toBe('High-risk from 2 December 2027');
  expect(titleOf({ 'first-supply': ['supplied-soon'], design: ['design-stands'] })).toBe(
    'High-risk, but an old system',
  );
  expect(dutyOf(resultOf(triage), 'conformity-assessment')?.day).toBe('2027-12-02');
});

test('a duty that two roles share stands with the role that is certain', () => {
  const { duties } = resultOf({ ...user, roles: ['role-deployer', 'unsure-role-provider'] });
  const literate = duties.find((role) => role.duties.some(({ id }) => id === 'ai-literacy'));
  expect(literate).toMatchObject({ role: 'deployer', isOpen: false });
});

test('the fine that is named first is the highest of those that a duty of one’s own leads to', () => {
  const fine = (id: string, atMostEur: number, applies = true) =>
    ({
      id,
      breach: '',
      article: '',
      sumEur: 15e6,
      percent: 3,
      counts: 'lower',
      isOpen: false,
      atMostEur,
      applies,
      mightApply: !applies,
      since: '',
    }) as const;
  const fines = [fine('operators', 1.2e6), fine('models', 15e6), fine('practices', 35e6, false)];
  expect(highestFine({ fines })?.id).toBe('models');
  // That of an open ban stands beside it, where it is higher.
  expect(higherIfOpen({ fines })?.id).toBe('practices');
  expect(higherIfOpen({ fines: [fine('models', 15e6), fine('practices', 5e6, false)] })).toBeUndefined();
});

test('whom no duty binds is threatened with no fine', () => {
  const outside = resultOf({ ...maker, ...recruiting, 'union-link': ['none'] });
  expect(outside.duties).toEqual([]);
  expect(outside.fines).toEqual([]);
});

test('a doubt about linked firms leaves open which limit of the fine counts for a small firm (Articles 3(14a), 99(6))', () => {
  const firm = { ...maker, interaction: ['interacts'], size: ['size-sme'] };
  const open = (linked: string) => highestFine(resultOf({ ...firm, 'linked-firms': [linked] }));
  expect(open('unsure')).toMatchObject({ counts: 'higher', isOpen: true });
  expect(open('linked-no')).toMatchObject({ counts: 'lower', isOpen: false });
});

test('a doubt whether it helps decide leaves both Article 26(11) and Article 86 open', () => {
  const result = (...decisions: string[]) => resultOf({ ...user, ...recruiting, decisions });
  for (const id of ['inform-persons', 'explain-decision'])
    expect(dutyOf(result('unsure-helps-decide'), id)).toMatchObject({ isConditional: true });
  expect(dutyOf(result('helps-decide'), 'explain-decision')).toBeUndefined();
  expect(result('helps-decide').notOwed.map(({ duty }) => duty)).toContain('explain-decision');
});

test('a “No” on profiling is not called profiling for certain by what is said of a person (Articles 6(3), 3(52))', () => {
  const found = (...said: string[]) =>
    resultOf({
      ...maker,
      ...remoteIdentification,
      profiling: ['no-profiling'],
      'ranks-persons': said,
    }).findings.flatMap(({ id, row }) => (row === 'way-out' ? [id] : []));
  expect(found('scores-persons')).toEqual(['way-out-rates']);
  expect(found('scores-nobody')).toEqual(['way-out-task']);
});
