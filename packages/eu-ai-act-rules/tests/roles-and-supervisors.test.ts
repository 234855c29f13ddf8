import { describe, expect, test } from 'vitest';
import { type Answers, doubtOf, knownAnswers, unsure } from '../src/answers.ts';
import {
  dutyOf,
  exempt,
  idsOf,
  listed,
  maker,
  medicalProduct,
  openIds,
  readsEmotions,
  recruiting,
  resultOf,
  rules,
  user,
} from './rules.fixture.ts';

const supervisors = (answers: Answers) =>
  resultOf(answers)
    .findings.filter(({ row }) => row === 'supervisor')
    .map(({ id, mark }) => (mark === 'holds' ? id : `${id} open`));

describe('Article 22: the seat of the maker decides, whoever answers', () => {
  const representative = (answers: Answers) => {
    const result = resultOf({ ...recruiting, ...answers });
    return idsOf([...result.duties, ...result.otherSide]).includes('authorised-representative');
  };

  test('a deployer in the Union sees the duty of a maker outside, and is told to ask for it', () => {
    expect(representative({ ...user, 'maker-seat': ['maker-outside'] })).toBe(true);
    expect(openIds({ ...user, ...recruiting, 'maker-seat': ['maker-outside'] })).toContain(
      'open-maker-representative',
    );
  });

  test('a maker in the Union needs no representative, wherever the deployer sits', () =>
    expect(representative({ ...user, seat: ['seat-outside'], 'maker-seat': ['maker-union'] })).toBe(false));

  test('an importer brings in the system of a maker outside, by Article 3(6)', () =>
    expect(representative({ ...maker, roles: ['role-importer'] })).toBe(true));

  test('the maker’s own seat counts for the maker', () => {
    expect(representative({ ...maker, seat: ['seat-outside'] })).toBe(true);
    expect(representative(maker)).toBe(false);
  });
});

describe('Article 54: the provider of a general-purpose model outside the Union mandates a representative', () => {
  const outside = {
    ...maker,
    seat: ['seat-outside'],
    model: ['model-own'],
    'model-licence': ['model-closed'],
  };
  const mandates = (answers: Answers) => {
    const { duties, otherSide } = resultOf(answers);
    return idsOf([...duties, ...otherSide]).includes('gpai-authorised-representative');
  };

  test.each<[string, Answers, boolean]>([
    ['from outside: owed', outside, true],
    ['in the Union: not owed', { ...outside, seat: ['seat-union'] }, false],
    ['of an unknown seat: owed, by doubt', { ...outside, seat: [unsure] }, true],
    ['of a foreign model that it changed: owed', { ...outside, model: ['model-changed'] }, true],
    ['on another firm’s model: owed by that firm', { ...outside, model: ['model-used'] }, false],
    ['of an open model, Article 54(6): not owed', { ...outside, 'model-licence': ['model-open'] }, false],
    [
      'of an open model with systemic risk, Article 54(6): owed',
      { ...outside, 'model-licence': ['model-open'], 'model-risk': ['model-systemic'] },
      true,
    ],
  ])('%s', (_provider, answers, isOwed) => expect(mandates(answers)).toBe(isOwed));

  test.each(['role-importer', 'role-distributor', 'role-deployer'])(
    'the maker’s seat outside lays Article 22 on the maker, and Article 54 on nobody, for %s',
    (role) => {
      const answers = { ...maker, ...recruiting, roles: [role], 'maker-seat': ['maker-outside'] };
      const { duties, otherSide } = resultOf(answers);
      expect(idsOf(otherSide)).toContain('authorised-representative');
      expect(idsOf(duties)).not.toContain('authorised-representative');
      expect(mandates(answers)).toBe(false);
    },
  );

  test('who holds the mandate alone has the tasks of Article 54(3) and none of the maker’s', () => {
    const holder = { ...maker, roles: ['role-representative'], 'model-licence': ['model-closed'] };
    const tasks = (answers: Answers) => idsOf(resultOf(answers).duties).filter((id) => id.startsWith('gpai'));
    expect(tasks({ ...holder, model: ['model-own'] })).toEqual(['gpai-representative-tasks']);
    expect(tasks({ ...holder, model: ['model-used'] })).toEqual([]);
    const titleOf = (licence: string) =>
      resultOf({ ...holder, model: ['model-own'], 'model-licence': [licence] }).headline.title;
    expect(titleOf('model-open')).not.toBe(titleOf('model-closed'));
  });
});

const own = { model: ['model-own'], 'model-risk': ['model-ordinary'], interaction: ['interacts'] };

test.each<[string, Answers, string[]]>([
  ['the national authority by default', maker, ['supervisor-national']],
  [
    'the AI Office for a system on the maker’s own model',
    { ...maker, ...own },
    ['supervisor-model', 'found-ai-office'],
  ],
  [
    'not the AI Office for credit, one of the exceptions of Article 75(1)',
    { ...maker, ...own, ...listed('services', 'annex3-5b-credit') },
    ['supervisor-financial', 'supervisor-national', 'supervisor-model'],
  ],
  [
    'the authority of the product’s law for Annex I, Section A',
    { ...maker, ...medicalProduct },
    ['supervisor-product'],
  ],
  [
    'the data protection authority for law enforcement',
    { ...maker, ...listed('police', 'annex3-6d-offending') },
    ['supervisor-data-protection'],
  ],
  [
    'the national authority for a listed use that Article 6(3) takes out of high-risk',
    { ...maker, ...listed('borders', 'annex3-7c-applications'), ...exempt('exempt-preparatory') },
    ['supervisor-national'],
  ],
  ['nobody before a connection with the Union', { ...maker, 'union-link': ['none'] }, []],
  ['nobody before any supply', { ...maker, ...recruiting, exclusions: ['excl-premarket'] }, []],
  [
    'nobody for a product that nothing connects with the Union',
    { ...maker, ...medicalProduct, 'union-link': ['none'] },
    [],
  ],
])('names the supervisors of Articles 70, 74 and 75(1): %s', (_rule, answers, expected) =>
  expect(supervisors(answers)).toEqual(expected),
);

describe('a model alone, Articles 3(1) and 3(63)', () => {
  const alone = { ...maker, ...own, form: ['model-only'] };

  test('owes the duties of a model and none of a system', () => {
    expect(idsOf(resultOf(alone).duties)).not.toContain('ai-literacy');
    expect(idsOf(resultOf(alone).duties)).toContain('gpai-training-summary');
  });

  test.each<[string, string[]]>([
    ['who also uses it', ['role-provider', 'role-deployer']],
    ['who is not sure of the role', [unsure]],
  ])('spares nothing of a system for those %s', (_who, roles) =>
    expect(idsOf(resultOf({ ...alone, roles }).duties)).toContain('ai-literacy'),
  );
});

describe('open points', () => {
  test.each<[string, Answers, string]>([
    ['a narrow model, Article 3(63)', { ...maker, model: ['model-narrow'] }, 'open-narrow-model'],
    [
      'whether Article 27 reaches a party, Annex III, point 8(b)',
      { ...user, ...listed('justice', 'annex3-8b-elections'), users: [unsure] },
      'open-elections-impact',
    ],
    [
      'whose name a component of a product of Annex I, Section A bears, Article 25(3)',
      {
        ...maker,
        product: ['product-part'],
        'product-law': ['product-lifts'],
        'product-function': ['safety-function'],
        'third-party': ['third-party-always'],
      },
      'open-component',
    ],
    [
      'data protection law for categories from biometrics, Annex III, point 1(b)',
      { ...user, ...listed('biometrics', 'annex3-1b-sensitive-categorisation') },
      'open-gdpr-biometric',
    ],
    [
      'data protection law for emotions from biometrics, Annex III, point 1(c)',
      { ...user, ...readsEmotions },
      'open-gdpr-biometric',
    ],
    [
      'the formal day of Article 60 for a trial',
      { ...maker, ...recruiting, exclusions: ['excl-premarket'], trial: ['field-trial'] },
      'open-formal-day',
    ],
  ])('%s', (_point, answers, id) => expect(openIds(answers)).toContain(id));

  test('“You have rights, not duties” is not shown to those who are not sure of their role', () => {
    const shown = resultOf({ ...maker, roles: [unsure] }).findings.map(({ id }) => id);
    expect(shown).not.toContain('affected-rights');
    expect(resultOf({ ...maker, roles: ['role-affected'] }).findings.map(({ id }) => id)).toContain(
      'affected-rights',
    );
  });
});

describe('Article 50(1) to (4): systems that the law permits for crime matters are spared the notices', () => {
  const notices = [
    'disclose-interaction',
    'mark-synthetic-content',
    'inform-emotion-biometric',
    'disclose-deep-fake',
    'disclose-public-text',
  ];
  const told = {
    roles: ['role-provider', 'role-deployer'],
    interaction: ['interacts'],
    content: ['makes-content'],
    'reading-people': ['reads-emotion'],
    'deep-fakes': ['deep-fake'],
    'public-texts': ['public-text'],
  };
  const owed = (area: string, permission: string) => {
    const answers = { ...maker, ...told, areas: [area], 'crime-permission': [permission] };
    return idsOf(resultOf(answers).duties).filter((id) => notices.includes(id));
  };

  test.each(['area-borders', 'area-police'])('with a permission, in %s', (area) =>
    expect(owed(area, 'crime-permitted')).toEqual([]),
  );

  test.each(['crime-permission-none', unsure])('not without one, or in doubt: %s', (permission) =>
    expect(owed('area-borders', permission).toSorted()).toEqual(notices.toSorted()),
  );

  test('no permission for crime matters is asked of other areas, or counts there', () =>
    expect(owed('area-work', 'crime-permitted').toSorted()).toEqual(notices.toSorted()));
});

test('Article 3(11): own use in the Union puts a system into service, so its maker is in scope', () => {
  const own = { ...maker, ...recruiting, 'union-link': ['union-use'] };
  for (const seat of ['seat-union', 'seat-outside']) {
    const { duties, headline } = resultOf({ ...own, seat: [seat] });
    expect(duties.map(({ role }) => role)).toContain('provider');
    expect(idsOf(duties)).toContain('conformity-assessment');
    expect(headline.title).toMatch(/^High-risk from /);
  }
});

describe('Article 3(4): who scores for a customer, and the customer, see the deployer’s list', () => {
  const scoring = { ...maker, ...listed('services', 'annex3-5b-credit') };
  const abroad = { ...scoring, seat: ['seat-outside'], 'union-link': ['union-output'] };

  test('as own duties, with the doubt named, for who uses it', () => {
    for (const answers of [
      { ...scoring, roles: ['role-provider', 'role-deployer'] },
      { ...abroad, roles: ['role-provider', 'role-deployer'] },
      { ...abroad, roles: ['role-deployer'] },
    ]) {
      expect(idsOf(resultOf(answers).duties)).toContain('impact-assessment');
      expect(openIds(answers)).toContain('open-scoring-service');
    }
  });

  test('as the customer’s duties for a maker alone', () => {
    const { otherSide } = resultOf(abroad);
    expect(idsOf(otherSide.filter(({ role }) => role === 'deployer'))).toContain('impact-assessment');
  });

  test('no doubt is raised for a bank that scores its own customers', () => {
    expect(openIds({ ...scoring, 'union-link': ['union-use'], roles: ['role-deployer'] })).not.toContain(
      'open-scoring-service',
    );
  });
});

const uses = rules.questions.filter(({ id }) => id.startsWith('uses-'));

describe('what a reader ticks is what Annex III lists', () => {
  const each = uses.flatMap(({ id, answers }) =>
    answers.map((use) => ({ area: id.slice('uses-'.length), use: use.id, article: use.article ?? '' })),
  );
  const small = exempt('exempt-narrow-task');

  test.each(each)(
    '$article: $use is high-risk, and Article 6(3) takes a small task out',
    ({ area, use, article }) => {
      const ticked = { ...maker, ...listed(area, use) };
      const foundIn = (answers: Answers) =>
        resultOf(answers).findings.filter(({ row, mark }) => row === 'high-risk' && mark !== 'absent');
      expect(
        foundIn(ticked)
          .map((finding) => finding.article)
          .join(),
      ).toContain(article);
      expect(idsOf(resultOf(ticked).duties)).toContain('risk-management');
      expect(idsOf(resultOf({ ...ticked, ...small }).duties)).not.toContain('risk-management');
    },
  );

  test('point 4(b): what monitors nobody’s work becomes a listed use once it keeps what each worker does', () => {
    const becomesListed = (answers: Answers) =>
      resultOf(answers).changes.some(({ article }) => article.includes('point 4(b); Article 26(7)'));
    expect(becomesListed(maker)).toBe(true);
    expect(becomesListed({ ...maker, ...listed('work', 'annex3-4b-worker-management') })).toBe(false);
  });
});

describe('where no practice is found, the nearest one stands under what would change it', () => {
  const nearestTo = (answers: Answers) => {
    const { findings, changes } = resultOf({ ...maker, ...answers });
    expect(findings.filter(({ row }) => row === 'prohibited').map(({ mark }) => mark)).toEqual(['absent']);
    return changes.map(({ article }) => article);
  };

  test.each(
    uses
      .filter(({ id }) => ['uses-work', 'uses-education'].includes(id))
      .flatMap(({ id, answers }) => answers.map((use) => [use.id, id.slice('uses-'.length)])),
  )('emotions at work or in education, Article 5(1)(f): %s', (use = '', area = '') =>
    expect(nearestTo(listed(area, use))).toContain('Article 5(1)(f)'),
  );

  test.each([
    [
      'identification from a distance, for the police',
      'biometrics',
      'annex3-1a-remote-identification',
      '(h)',
    ],
    ['sorting by a sensitive trait', 'biometrics', 'annex3-1b-sensitive-categorisation', '(g)'],
    ['emotions, of customers until now', 'biometrics', 'annex3-1c-tick', '(f)'],
    ['a score of benefits that becomes a social score', 'services', 'annex3-5a-public-benefits', '(c)'],
    ['a score of credit that becomes a social score', 'services', 'annex3-5b-credit', '(c)'],
    ['the risk of an offence, from profiling alone', 'police', 'annex3-6d-offending', '(d)'],
    ['the profile of a suspect, from profiling alone', 'police', 'annex3-6e-profiling', '(d)'],
  ])('%s', (_practice, area, use, point) =>
    expect(nearestTo(listed(area, use))).toContain(`Article 5(1)${point}`),
  );

  test('deceiving people, for what they deal with; intimate imagery, for what makes content', () => {
    expect(nearestTo({ interaction: ['interacts'] })).toContain('Article 5(1)(a), (b)');
    expect(nearestTo({ content: ['makes-content'] })).toContain('Article 5(1)(ba), (bb)');
  });
});

describe('answers that cannot both hold are named', () => {
  test.each<[string, Answers, string[]]>([
    [
      'a user in the Union without a connection',
      { ...user, 'union-link': ['none'] },
      ['seat', 'roles', 'union-link'],
    ],
    [
      'a seat outside the Union, and an importer',
      { ...maker, seat: ['seat-outside'], roles: ['role-importer'] },
      ['seat', 'roles'],
    ],
    [
      'emotions sorted out as a use, and none read',
      { ...maker, ...readsEmotions, 'reading-people': ['none'] },
      ['practices', 'areas', 'uses-biometrics', 'reading-people'],
    ],
    [
      'emotions read, and not named as the listed use that they are (Annex III, point 1(c))',
      { ...maker, 'reading-people': ['reads-emotion'] },
      ['practices', 'areas', 'uses-biometrics', 'reading-people'],
    ],
    [
      'supplied before August 2026, and not supplied yet',
      { ...maker, ...recruiting, exclusions: ['excl-premarket'], 'first-supply': ['supplied-early'] },
      ['exclusions', 'first-supply'],
    ],
  ])('%s', (_contradiction, answers, between) => {
    expect(resultOf(answers).openPoints.flatMap((point) => (point.between ? [point.between] : []))).toEqual([
      between,
    ]);
  });

  test('none is named where answers agree', () =>
    expect(resultOf({ ...maker, ...recruiting }).openPoints.filter(({ between }) => between)).toEqual([]));
});

describe('a doubt about one answer of several', () => {
  const doubted = { ...maker, ...recruiting, users: ['user-employer', doubtOf('user-public-authority')] };

  test('leaves that answer open and the others certain', () => {
    const { openPoints, notOwed, otherSide } = resultOf({ ...user, ...doubted, roles: ['role-deployer'] });
    expect(openPoints.map(({ id }) => id)).toContain(doubtOf('user-public-authority'));
    expect(openPoints.map(({ id }) => id)).not.toContain('unsure-users');
    expect(notOwed.map(({ duty }) => duty)).not.toContain('impact-assessment');
    expect(otherSide).toBeDefined();
  });

  test('is accepted from a link only beside other answers of its question', () => {
    const isKnown = (users: string[]) => knownAnswers(rules, { users }) !== undefined;
    expect(isKnown([doubtOf('user-employer')])).toBe(true);
    expect(isKnown(['user-employer', doubtOf('user-employer')])).toBe(false);
    expect(isKnown([doubtOf('retired')])).toBe(false);
  });
});

describe('a doubt about the day is not a doubt about the duty', () => {
  test('the day of first supply (Article 111(2)) leaves open from when, not whether', () => {
    const answers = { ...maker, ...recruiting, 'first-supply': [unsure], design: ['design-stands'] };
    expect(dutyOf(resultOf(answers), 'risk-management')).toMatchObject({ isOpen: false, isDayOpen: true });
    expect(resultOf(answers).openPoints.find(({ id }) => id === 'unsure-first-supply')?.about).toBe('day');
  });

  test('a doubt about the use leaves open whether', () => {
    const answers = { ...maker, areas: ['area-work'], 'uses-work': [unsure], profiling: ['profiles'] };
    expect(dutyOf(resultOf(answers), 'risk-management')).toMatchObject({ isOpen: true });
  });

  test('the grace of Article 111(4) leaves open from when the output is marked', () => {
    const answers = { ...maker, content: ['makes-content'], 'first-supply': [unsure] };
    expect(dutyOf(resultOf(answers), 'mark-synthetic-content')).toMatchObject({
      isOpen: false,
      isDayOpen: true,
    });
  });
});

test('each practice and listed use shows an example meant and one just outside', () => {
  const lacking = [...rules.questions.filter(({ id }) => id === 'practices'), ...uses]
    .flatMap(({ answers }) => answers)
    .filter(({ inside, outside }) => !inside?.length || !outside?.length);
  expect(lacking.map(({ id }) => id)).toEqual([]);
});
