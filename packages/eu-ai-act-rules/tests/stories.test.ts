import { describe, expect, test } from 'vitest';
import { type Answers, unsure } from '../src/answers.ts';
import {
  dutyOf,
  exempt,
  idsOf,
  listed,
  maker,
  openIds,
  type Result,
  recruiting,
  remoteIdentification,
  resultOf,
  rules,
  user,
} from './rules.fixture.ts';

const old = { 'first-supply': ['supplied-soon'], design: ['design-stands'] };
const decides = { decisions: ['helps-decide', 'decision-serious'] };
const police = { ...user, users: ['user-police'], 'large-it': ['large-it-no'] };
const simplified = 'simplified form is open to you';
const stage = {
  ...maker,
  roles: ['role-manufacturer'],
  product: ['product-part'],
  'product-law': ['product-radio'],
};

describe('stories that an earlier version answered wrongly', () => {
  test('hours of help: who decides for a city on an old system is not spared for ever', () => {
    const desk = { ...user, ...listed('services', 'annex3-5a-public-benefits'), ...decides, ...old };
    const result = resultOf({ ...desk, users: ['user-acting-for-authority'] });
    for (const id of ['impact-assessment', 'register-use', 'explain-decision'])
      expect(dutyOf(result, id)).toMatchObject({ day: '2030-08-02', isOpen: true });
    expect(result.headline.title).toBe(
      'Spared as an old system, or for authorities high-risk from 2 August 2030',
    );
    expect(result.openPoints.map(({ id }) => id)).toContain('open-meant-for-authority');
  });

  test('two numbers: an old risk score of the police complies by 2 August 2030', () => {
    const result = resultOf({ ...police, ...listed('police', 'annex3-6a-victim-risk'), ...old });
    expect(result.headline.title).toBe('High-risk from 2 August 2030');
    for (const id of ['use-as-instructed', 'impact-assessment', 'register-use', 'check-registration'])
      expect(dutyOf(result, id)).toMatchObject({ day: '2030-08-02', isOpen: false });
  });

  test('two numbers, with a doubt about the design: owed, and the day is open', () => {
    const doubted = { ...police, ...listed('police', 'annex3-6a-victim-risk'), ...old, design: [unsure] };
    const result = resultOf(doubted);
    expect(dutyOf(result, 'use-as-instructed')).toMatchObject({ isDayOpen: true });
    // A system meant for an authority is never spared (Article 111(2)).
    const said = [...result.findings, ...result.changes].map(({ id }) => id);
    for (const id of ['legacy-changes', 'change-standstill']) expect(said).not.toContain(id);
  });

  test('three days later: a search in recordings contradicts nothing, and Article 26(10) stays', () => {
    const search = {
      ...police,
      ...remoteIdentification,
      ...old,
      'identification-when': ['identifies-later'],
    };
    const result = resultOf(search);
    expect(result.openPoints.filter(({ between }) => between)).toEqual([]);
    for (const id of ['post-identification-approval', 'impact-assessment', 'register-use'])
      expect(dutyOf(result, id)?.day).toBe('2030-08-02');
  });

  test('on the eve: a change planned after the day counts from the change', () => {
    const eve = { ...maker, ...recruiting, ...old, design: ['design-changes'] };
    for (const today of ['2026-11-28', '2027-12-03']) {
      const result = resultOf(eve, undefined, today);
      expect(result.headline.title).toBe('High-risk from the change of its design');
      expect(dutyOf(result, 'risk-management')).toMatchObject({
        waits: true,
        head: 'From the change of its design, not before 2 December 2027',
      });
    }
    expect(resultOf({ ...eve, 'first-supply': ['supplied-late'] }).headline.title).toBe(
      'High-risk from 2 December 2027',
    );
  });

  test('small, not alone: forty people in a group of nine thousand have no relief and the higher fine', () => {
    for (const size of ['size-large', 'size-sme']) {
      const group = { ...maker, ...recruiting, 'linked-firms': ['linked-yes'], size: [size] };
      const result = resultOf(group);
      expect(result.reliefs).toEqual([]);
      expect(result.fines.every(({ counts }) => counts === 'higher')).toBe(true);
      expect(dutyOf(result, 'technical-documentation')?.asks).not.toContain(simplified);
    }
  });

  test('signed, smoothed: wording a signed review is listed under 4(b), and exempt with memo and entry', () => {
    const use = rules.questions
      .flatMap(({ answers }) => answers)
      .find(({ id }) => id === 'annex3-4b-worker-management');
    expect(use?.inside?.[0]).toMatch(/signed review/);
    const smooth = {
      ...maker,
      ...listed('work', 'annex3-4b-worker-management'),
      ...exempt('exempt-improves-result'),
    };
    expect(idsOf(resultOf(smooth).duties)).toEqual(
      expect.arrayContaining(['exempt-document', 'exempt-register']),
    );
  });

  test('north stand: a club owes none of the duties of authorities, and is asked whether it acts for the police', () => {
    const club = { ...user, ...remoteIdentification, roles: ['role-provider', 'role-deployer'] };
    const result = resultOf({
      ...club,
      customers: ['customer-police'],
      'identification-when': ['identifies-later'],
    });
    for (const id of [
      'impact-assessment',
      'register-use',
      'check-registration',
      'post-identification-approval',
    ])
      expect(idsOf(result.duties)).not.toContain(id);
    expect(openIds({ ...user, ...remoteIdentification })).toContain('open-acting-for-police');
  });

  test('round the filter: the purpose of the user is not laid on a service with working safeguards', () => {
    const result = resultOf({
      ...user,
      practices: ['practice-intimate-imagery'],
      imagery: ['imagery-identifiable', 'imagery-no-consent'],
      'imagery-means': ['imagery-purpose', 'imagery-foreseeable', 'imagery-safeguards'],
    });
    expect(idsOf(result.duties)).toContain('prohibited-intimate-imagery-use');
    expect(dutyOf(result, 'prohibited-intimate-imagery-use')).toMatchObject({
      day: '2026-12-02',
      isOpen: false,
    });
    expect(dutyOf(result, 'prohibited-intimate-imagery-stop')).toMatchObject({ isOpen: true });
  });

  test('two models: the headline of an old model names its own day', () => {
    const model = { ...maker, form: ['model-only'], model: ['model-own'], 'model-risk': ['model-ordinary'] };
    const titleOf = (age: string) => resultOf({ ...model, 'model-age': [age] }).headline.title;
    expect(titleOf('model-old')).toBe('Model duties from 2 August 2027');
    expect(titleOf('model-new')).toBe('Model duties since 2 August 2025');
  });

  test('two gifts: reading a page is no made content, and a gift leaves the course of business open', () => {
    const scanner = { ...maker, exclusions: ['excl-open-source'], content: ['makes-nothing'] };
    expect(idsOf(resultOf(scanner).duties)).toEqual([]);
    expect(openIds(scanner)).toContain('open-course-of-business');
    const content = rules.questions.find(({ id }) => id === 'content')?.answers;
    expect(content?.find(({ id }) => id === 'makes-content')?.outside?.[0]).toMatch(/read as it is/);
  });

  test.each<[string, Answers]>([
    ['half his name: an importer', { roles: ['role-importer'] }],
    ['brass plate: three lawyers with a mandate', { roles: ['role-representative'] }],
    ['a reseller', { roles: ['role-distributor'], 'maker-seat': ['maker-union'] }],
  ])(
    '%s gets no relief of the maker, and never reads that the maker’s file may be simplified',
    (_reader, role) => {
      const small = { 'linked-firms': ['linked-no'], size: ['size-sme'] };
      const result = resultOf({ ...maker, ...recruiting, ...role, ...small });
      expect(result.reliefs).toEqual([]);
      expect(dutyOf(result, 'technical-documentation')?.asks).not.toContain(simplified);
    },
  );

  test('half his name: the first maker’s help is named for a brand', () => {
    const brand = { ...maker, ...recruiting, roles: ['role-importer'], takeover: ['becomes-provider-brand'] };
    expect(openIds(brand)).toContain('open-first-maker');
  });

  test('smoke test: before any supply a trial alone has duties', () => {
    const research = { ...maker, ...recruiting, interaction: ['interacts'], exclusions: ['excl-premarket'] };
    const result = resultOf({ ...research, trial: ['field-trial'] });
    expect(idsOf(result.duties)).toEqual(['real-world-testing']);
    expect(result.findings.map(({ id }) => id)).not.toContain('scope-market');
    expect(idsOf(result.wouldFollow)).toContain('disclose-interaction');
  });

  test('train: comfort in the product is supplied under the product maker’s name', () => {
    const train = { ...maker, roles: ['role-manufacturer'], interaction: ['interacts'] };
    const ours = resultOf({ ...train, 'name-on-ai': ['ai-name-ours'] });
    expect(idsOf(ours.duties)).toEqual(expect.arrayContaining(['ai-literacy', 'disclose-interaction']));
    expect(idsOf(resultOf({ ...train, 'name-on-ai': [unsure] }).duties)).toContain('disclose-interaction');
    expect(idsOf(resultOf({ ...train, 'name-on-ai': ['ai-name-other'] }).duties)).toEqual([]);
  });
});

/** The expected results were worked out from the articles before the stories were played. */
describe('ten stories of daily work, each first answered from the law', () => {
  test.each<[string, Answers, string, string[], string[]]>([
    [
      'the talking doll: a toy maker in Singapore sells it in Spain with a bought voice that answers to the doll’s name',
      {
        ...stage,
        seat: ['seat-outside'],
        'product-law': ['product-toys'],
        'product-function': ['convenience-only'],
        'name-on-ai': ['ai-name-ours'],
        interaction: ['interacts'],
        content: ['makes-content'],
        'first-supply': ['supplied-soon'],
      },
      'Transparency duties since 2 August 2026',
      ['ai-literacy', 'disclose-interaction', 'mark-synthetic-content'],
      ['risk-management', 'authorised-representative'],
    ],
    [
      'the night shift: a hospital of a city triages patients with a tool bought in 2026 and left as it is',
      {
        ...user,
        ...listed('services', 'annex3-5d-emergency'),
        ...decides,
        ...old,
        users: ['user-public-authority'],
      },
      'High-risk from 2 August 2030',
      ['impact-assessment', 'register-use', 'human-oversight'],
      ['technical-documentation'],
    ],
    [
      'the same tool in a private clinic: spared while its design stands',
      {
        ...user,
        ...listed('services', 'annex3-5d-emergency'),
        ...decides,
        ...old,
        users: ['user-public-service'],
      },
      'High-risk, but an old system',
      ['ai-literacy'],
      ['impact-assessment', 'human-oversight'],
    ],
    [
      'the landlord’s score: a start-up in Singapore ranks tenants for an agency in Milan',
      {
        ...maker,
        ...listed('services', 'annex3-5b-credit'),
        seat: ['seat-outside'],
        'union-link': ['union-output'],
      },
      'High-risk from 2 December 2027',
      ['risk-management', 'conformity-assessment', 'ai-literacy'],
      ['impact-assessment'],
    ],
    [
      'the border queue: it “profiles nobody” and puts asylum files in order of credibility',
      {
        ...maker,
        ...listed('borders', 'annex3-7c-applications'),
        ...exempt('exempt-preparatory'),
        'large-it': ['large-it-no'],
        'ranks-persons': ['scores-persons'],
      },
      'High-risk from 2 December 2027',
      ['risk-management', 'registration-provider'],
      ['exempt-document'],
    ],
    [
      'the same queue sorted by language',
      { ...maker, ...listed('borders', 'annex3-7c-applications'), ...exempt('exempt-preparatory') },
      'Listed, but exempt: write down why',
      ['exempt-document', 'exempt-register'],
      ['risk-management'],
    ],
    [
      'the camera for sale: a maker whose customers, the police, would watch a square live',
      {
        ...maker,
        ...remoteIdentification,
        practices: ['practice-live-identification'],
        'live-identification': ['live-identification-other'],
        customers: ['customer-police'],
      },
      'One practice is prohibited, for others than you',
      ['risk-management', 'registration-provider'],
      ['prohibited-live-identification-stop'],
    ],
    [
      'the water guard: a city that uses what a firm registered in the national register',
      {
        ...user,
        areas: ['area-infrastructure'],
        'uses-infrastructure': ['annex3-2-infrastructure'],
        profiling: ['no-profiling'],
        users: ['user-public-authority'],
      },
      'High-risk from 2 December 2027',
      ['human-oversight', 'use-as-instructed'],
      ['register-use', 'impact-assessment'],
    ],
    [
      'call agents: one tool reads the anger of callers and the mood of the agents',
      {
        ...user,
        areas: ['area-biometrics', 'area-work'],
        'uses-biometrics': ['annex3-1c-tick'],
        'emotion-whose': ['emotion-of-staff'],
        profiling: ['profiles'],
        users: ['user-employer'],
      },
      'One practice is prohibited since 2 February 2025',
      ['prohibited-emotion-work-education-stop', 'inform-emotion-biometric'],
      ['prohibited-intimate-imagery-use'],
    ],
    [
      'the missing child: police who identify people live within an exception may search recordings too',
      {
        ...police,
        ...remoteIdentification,
        practices: ['practice-live-identification'],
        'live-identification': ['live-identification-excepted'],
      },
      'High-risk from 2 December 2027',
      ['live-identification-conditions', 'impact-assessment', 'register-use', 'post-identification-approval'],
      ['prohibited-live-identification-stop'],
    ],
    [
      'the old lift: an AI of another name keeps its doors safe, and nobody knows who must assess it',
      {
        ...maker,
        ...old,
        roles: ['role-manufacturer'],
        'name-on-ai': ['ai-name-other'],
        product: ['product-part'],
        'product-law': ['product-lifts'],
        'product-function': ['safety-function'],
        'third-party': [unsure],
      },
      'Probably high-risk, but an old system',
      ['ai-literacy'],
      ['risk-management'],
    ],
    [
      'the clean forecast: a shop uses a bought tool that forecasts demand',
      user,
      'Article 4 only',
      ['ai-literacy'],
      ['use-as-instructed'],
    ],
  ])('%s', (_story, answers, headline, owed, notOwed) => {
    const result = resultOf(answers);
    expect(result.headline.title).toBe(headline);
    expect(idsOf(result.duties)).toEqual(expect.arrayContaining(owed));
    for (const id of notOwed) expect(idsOf(result.duties)).not.toContain(id);
  });

  test('police who identify people live are asked whether they search recordings (Article 26(10))', () => {
    for (const when of ['identifies-live', 'identifies-live-excepted', 'identifies-later']) {
      const result = resultOf({ ...police, ...remoteIdentification, 'identification-when': [when] });
      expect(dutyOf(result, 'post-identification-approval')?.isOpen).toBe(when !== 'identifies-later');
    }
  });
});

describe('parties, days and exclusions', () => {
  const model = { ...maker, form: ['model-only'], model: ['model-own'], 'model-licence': ['model-closed'] };
  const titles = ({ findings }: Result) => findings.map(({ id }) => id);
  const changesOf = ({ changes }: Result) => changes.map(({ id }) => id);
  const points = ({ openPoints }: Result) => openPoints.map(({ id }) => id);

  test('Dublin: a model’s representative ends the mandate (Article 54(5)); Articles 53 and 54 bind its provider', () => {
    const result = resultOf({ ...model, roles: ['role-representative'] });
    expect(idsOf(result.duties)).toEqual(['gpai-representative-tasks']);
    expect(dutyOf(result, 'gpai-representative-tasks')?.article).toBe('Article 54(3), (5)');
    expect(result.otherSide.map(({ role }) => role)).toEqual(['model-provider']);
    expect(idsOf(result.otherSide)).toEqual(
      expect.arrayContaining(['gpai-technical-documentation', 'gpai-authorised-representative']),
    );
    expect(idsOf(result.otherSide)).not.toContain('ai-literacy');
    expect(titles(result).filter((id) => id.startsWith('supervisor'))).toEqual(['supervisor-model']);
    expect(points(result)).toContain('open-representative-fine');
    expect(result.fines.some(({ applies }) => applies)).toBe(false);
  });

  test('a representative of a provider in the Union’s own model owes no Article 54 for its own', () => {
    const both = { ...model, roles: ['role-provider', 'role-representative'] };
    expect(idsOf(resultOf(both).duties)).not.toContain('gpai-authorised-representative');
  });

  test('the large run: Article 52(2), and how far Article 55 reaches before the supply is open', () => {
    const result = resultOf({ ...model, 'model-risk': ['model-systemic'] });
    expect(dutyOf(result, 'gpai-notify')?.article).toBe('Article 52(1), (2)');
    expect(points(result)).toContain('open-model-before-supply');
  });

  test('the caller: what only a change makes high-risk is new from it, for authorities too (Article 111(2))', () => {
    const calls = {
      ...maker,
      ...listed('services', 'annex3-5d-emergency'),
      'first-supply': ['supplied-early'],
      design: ['design-makes'],
      customers: ['customer-public-authority'],
    };
    const result = resultOf(calls);
    expect(result.headline.title).toBe('High-risk from the change of its design');
    expect(dutyOf(result, 'risk-management')).toMatchObject({ day: '2027-12-02', waits: true });
    expect(titles(result)).toContain('legacy-new-use');
    expect(titles(result)).not.toContain('legacy-changes');
    const planned = resultOf({ ...calls, design: ['design-changes'] });
    expect(planned.headline.title).toContain('2 August 2030');
    expect(points(planned)).toContain('open-high-risk-before');
  });

  test('the scorecard: a spared system shows what its change would bring, and owes none of it', () => {
    const bank = {
      ...maker,
      ...listed('services', 'annex3-5b-credit'),
      ...decides,
      ...old,
      roles: ['role-provider', 'role-deployer'],
    };
    const result = resultOf(bank);
    expect(idsOf(result.duties)).toEqual(['ai-literacy']);
    expect(idsOf(result.wouldFollow)).toEqual(
      expect.arrayContaining(['risk-management', 'impact-assessment', 'explain-decision']),
    );
    expect(result.wouldFollow.flatMap(({ duties }) => duties).every(({ waits }) => waits)).toBe(true);
    expect(result.wouldFollowNote).toBe('From a significant change of its design.');
  });

  test('Grandmother waves: private users are no deployers (Article 2(10)), their maker marks', () => {
    const photos = { ...maker, content: ['makes-content'], 'deep-fakes': ['deep-fake'] };
    const sold = resultOf({ ...photos, exclusions: ['excl-personal'] });
    expect(sold.otherSide).toEqual([]);
    expect(idsOf(sold.duties)).toContain('mark-synthetic-content');
    expect(changesOf(sold)).toContain('change-own-adverts');
    expect(titles(sold)).toContain('scope-personal');
    expect(titles(sold)).not.toContain('found-deep-fake');
    expect(idsOf(resultOf(photos).otherSide)).toContain('disclose-deep-fake');
    expect(changesOf(resultOf(photos))).toContain('change-private-users');
  });

  test.each([
    ['excl-science', maker, ['change-science-emotion', 'change-science-product'], 'open-research-alone'],
    ['excl-security', maker, ['change-dual-use'], 'open-dual-use'],
    ['excl-foreign-authorities', user, ['change-dual-use'], 'open-cooperation'],
  ])('%s says what ends it', (exclusion, role, changes, point) => {
    const result = resultOf({ ...role, exclusions: [exclusion] });
    expect(result.duties).toEqual([]);
    expect(changesOf(result)).toEqual(expect.arrayContaining(changes));
    expect(points(result)).toContain(point);
  });

  test('free for all logs: out, not in scope beside it; money or use ends the exclusion (Article 2(12))', () => {
    const logs = { ...maker, exclusions: ['excl-open-source'], model: ['model-none'] };
    const result = resultOf(logs);
    const scope = ({ findings }: Result) => findings.filter(({ row }) => row === 'scope').map(({ id }) => id);
    expect(scope(result)).toEqual(['scope-open-source-out']);
    expect(changesOf(result)).toEqual(
      expect.arrayContaining(['change-open-source-money', 'change-open-source-use']),
    );
    expect(scope(resultOf({ ...logs, interaction: ['interacts'] }))).toEqual([
      'scope-market',
      'scope-open-source',
    ]);
  });

  test('the arm that stops: the Machinery Regulation with its days', () => {
    const arm = {
      ...maker,
      product: ['product-part'],
      'product-law': ['product-machinery'],
      'product-function': ['safety-function'],
      'third-party': ['third-party-always'],
    };
    const text = resultOf(arm).findings.find(({ id }) => id === 'found-machinery')?.text;
    expect(text).toMatch(/20 January 2027.*2 August 2028/);
  });

  test('the honest voice: the police tell people by their own rules (Article 26(11))', () => {
    const voice = { ...maker, ...listed('police', 'annex3-6b-polygraph'), ...decides };
    expect(dutyOf(resultOf(voice), 'inform-persons')?.asks).toContain('the police by their own rules');
  });

  test.each(['role-importer', 'role-distributor'])('%s learns what makes it the provider', (role) => {
    const chain = { ...maker, ...recruiting, roles: [role] };
    expect(changesOf(resultOf(chain))).toContain('change-deployer-provider');
  });

  test('an added ear: who becomes provider is no distributor (Article 3(7)), in doubt perhaps', () => {
    const passesOn = { ...maker, ...recruiting, roles: ['role-distributor'] };
    const roles = (takeover: string) => resultOf({ ...passesOn, takeover: [takeover] }).duties;
    expect(roles('becomes-provider-modification').map(({ role }) => role)).toEqual(['provider']);
    expect(roles(unsure).find(({ role }) => role === 'distributor')?.isOpen).toBe(true);
  });

  test('the visa counter: emotions of people who are neither staff nor students are not banned', () => {
    const visa = { ...maker, practices: ['practice-emotion'], emotion: ['emotion-biometric'] };
    expect(resultOf(visa).headline.title).toContain('prohibited');
    const result = resultOf({ ...visa, emotion: ['emotion-biometric', 'emotion-others-only'] });
    expect(titles(result)).toContain('found-none');
    expect(titles(result)).toContain('found-reading');
  });

  test('that accent: an open ban neither says “stop” nor counts its fine', () => {
    const accent = { ...user, practices: ['practice-categorisation'] };
    const open = resultOf({ ...accent, categorisation: ['categorisation-ethnic'] });
    expect(open.headline.isOpen).toBe(true);
    expect(open.headline.lead).not.toMatch(/^Stop/);
    const practices = ({ fines }: Result) => fines.find(({ id }) => id === 'fine-practices')?.applies;
    expect(practices(open)).toBe(false);
    expect(practices(resultOf({ ...accent, categorisation: ['categorisation-closed-list'] }))).toBe(true);
  });

  test('which party: Article 27 is open for elections while a public service is in doubt', () => {
    const result = resultOf({ ...user, ...listed('justice', 'annex3-8b-elections'), users: [unsure] });
    expect(points(result)).toContain('open-elections-impact');
    expect(result.notOwed.map(({ id }) => id)).not.toContain('not-owed-impact');
  });

  test('vote for Jana: a private agency without a public service owes neither Article 27 nor 49(3)', () => {
    const result = resultOf({ ...user, ...listed('justice', 'annex3-8b-elections') });
    expect(points(result)).not.toContain('open-elections-impact');
    expect(result.notOwed.map(({ id }) => id)).toEqual([
      'not-owed-explanation',
      'not-owed-impact',
      'not-owed-register',
    ]);
  });

  const attraction = {
    ...maker,
    ...listed('biometrics', 'annex3-1b-sensitive-categorisation'),
    practices: ['practice-categorisation'],
  };
  test('who likes whom: a banned sorting has no high-risk route, and a notice does not cure it', () => {
    const result = resultOf({ ...attraction, categorisation: ['categorisation-closed-list'] });
    expect(titles(result)).toContain('found-banned-function');
    expect(titles(result)).not.toContain('found-annex3-1b-sensitive-categorisation');
    expect(dutyOf(result, 'risk-management')).toBeUndefined();
    const found = result.findings.find(({ id }) => id === 'found-sensitive-categorisation');
    expect(found?.text).toContain('neither consent nor a notice');
  });

  test.each(['categorisation-ethnic', 'categorisation-others'])(
    'who likes whom, and another trait: both the ban and the listed use: %s',
    (other) => {
      const result = resultOf({ ...attraction, categorisation: ['categorisation-closed-list', other] });
      expect(idsOf(result.duties)).toContain('prohibited-sensitive-categorisation-stop');
      expect(dutyOf(result, 'risk-management')).toMatchObject({ isOpen: false });
      expect(titles(result)).not.toContain('found-banned-function');
    },
  );

  test.each<[string, Answers, string, string]>([
    [
      'a system that is not high-risk (Article 22)',
      {},
      'not-owed-representative',
      'authorised-representative',
    ],
    [
      'a free and open-source model (Article 54(6))',
      { model: ['model-own'], 'model-licence': ['model-open'] },
      'not-owed-model-representative',
      'gpai-authorised-representative',
    ],
  ])('a maker outside the Union needs no representative for %s', (_what, answers, spared, duty) => {
    const abroad = { ...maker, seat: ['seat-outside'], ...answers };
    const stated = (given: Answers) => resultOf(given).notOwed.map(({ id }) => id);
    expect(stated(abroad)).toContain(spared);
    expect(dutyOf(resultOf(abroad), duty)).toBeUndefined();
    expect(stated({ ...abroad, seat: ['seat-union'] })).not.toContain(spared);
    expect(stated({ ...abroad, ...recruiting, 'model-licence': ['model-closed'] })).not.toContain(spared);
  });

  test('who likes whom, in doubt: the ban and the listed use are both open', () => {
    const result = resultOf({ ...attraction, categorisation: [unsure] });
    for (const id of ['prohibited-sensitive-categorisation-stop', 'risk-management'])
      expect(dutyOf(result, id)).toMatchObject({ isOpen: true });
  });

  const prompt = {
    ...user,
    practices: ['practice-child-abuse-material'],
    'imagery-means': ['imagery-purpose', 'imagery-defence'],
  };
  test('the worst prompt: a defence is for counsel, and frees the tester alone', () => {
    const result = resultOf(prompt);
    expect(points(result)).toContain('open-abuse-material-defence');
    expect(titles(result)).not.toContain('found-none');
    expect(dutyOf(result, 'prohibited-child-abuse-material-use')).toBeUndefined();
    expect(dutyOf(result, 'prohibited-child-abuse-material-stop')).toMatchObject({ isOpen: true });
    const makerOf = resultOf({ ...prompt, roles: ['role-provider'] });
    expect(dutyOf(makerOf, 'prohibited-child-abuse-material-stop')).toBeUndefined();
    expect(dutyOf(makerOf, 'prohibited-child-abuse-material-use')).toMatchObject({ isOpen: true });
    expect(
      dutyOf(resultOf({ ...prompt, roles: ['role-importer'] }), 'prohibited-child-abuse-material-stop'),
    ).toMatchObject({ isOpen: true });
  });

  test('the worst prompt: a contract is no example of a defence', () => {
    const defence = rules.questions
      .flatMap(({ answers }) => answers)
      .find(({ id }) => id === 'imagery-defence');
    expect(defence?.outside).toContain('A contract alone');
  });

  test('the worst prompt: safeguards are a question for the supplier, not for a user', () => {
    const means = { ...prompt, 'imagery-means': ['imagery-purpose', 'imagery-foreseeable'] };
    expect(points(resultOf(means))).not.toContain('open-safeguards');
    expect(points(resultOf({ ...means, roles: ['role-provider'] }))).toContain('open-safeguards');
  });

  test.each([
    ['police', 'annex3-6a-victim-risk'],
    ['borders', 'annex3-7c-applications'],
    ['biometrics', 'annex3-1a-remote-identification'],
  ])('a crossing: the police registers its use in the closed section: %s', (area, use) => {
    const entry = dutyOf(resultOf({ ...police, ...listed(area, use) }), 'register-use');
    expect(entry).toMatchObject({ article: 'Article 49(3), (4), Annex VIII C' });
    expect(entry?.asks).toContain('closed section');
  });

  test('a city registers its use of a benefits tool in the open section', () => {
    const city = {
      ...user,
      ...listed('services', 'annex3-5a-public-benefits'),
      users: ['user-public-authority'],
    };
    expect(dutyOf(resultOf(city), 'register-use')?.asks).not.toContain('closed section');
  });

  test('the Brussels letter: a reviewed text needs no label, with the reason', () => {
    const texts = { ...user, content: ['makes-content'], 'public-texts': ['public-text-reviewed'] };
    expect(titles(resultOf(texts))).toContain('found-reviewed-text');
    expect(idsOf(resultOf(texts).duties)).not.toContain('disclose-public-text');
  });
});

describe('what would change the result', () => {
  const changeOf = (answers: Answers, id: string) => resultOf(answers).changes.find((one) => one.id === id);
  const changesOf = (answers: Answers) => resultOf(answers).changes.map(({ article }) => article);
  const areas = rules.questions.find(({ id }) => id === 'areas')?.answers ?? [];
  const points = (text: string) => [...text.matchAll(/Annex III, points? (\d)/g)].map(([, point]) => point);

  test.each(areas.map(({ id, article = '' }) => [id, article] as const))(
    '%s without a use names the uses of its point (%s)',
    (area, article) => {
      const named = changesOf({ ...maker, areas: [area] }).filter((one) => one.startsWith('Annex III'));
      expect(named.flatMap(points)).toEqual(expect.arrayContaining(points(article)));
    },
  );

  test('the use that is ticked is not named as a change', () => {
    const named = changesOf({ ...maker, ...listed('education', 'annex3-3b-assessment') });
    expect(named).not.toContain('Annex III, point 3(b)');
    expect(named).toEqual(expect.arrayContaining(['Annex III, point 3(a), (c)', 'Annex III, point 3(d)']));
  });

  test('without an area, each of the eight points and the bans of people’s score, crime and mood are named', () => {
    expect(changesOf(maker)).toEqual(
      expect.arrayContaining(['Article 6(2); Annex III, points 1 to 8', 'Article 5(1)(c), (d), (f)']),
    );
    expect(changeOf({ ...maker, ...recruiting }, 'change-to-prohibited')).toBeUndefined();
  });

  test.each<[string, Answers, string[]]>([
    ['services', { areas: ['area-services'] }, ['Article 5(1)(c)']],
    ['police', { areas: ['area-police'] }, ['Article 5(1)(d)', 'Article 2(3), recital 24']],
    ['toys', { product: ['product-itself'], 'product-law': ['product-toys'] }, ['Article 5(1)(a), (b)']],
    ['education', { areas: ['area-education'] }, ['Article 5(1)(f)', 'Article 5(1)(c)']],
    ['biometrics', { areas: ['area-biometrics'] }, ['Article 5(1)(e)', 'Article 5(1)(g)']],
    [
      'a practice without its elements',
      {
        practices: ['practice-vulnerability', 'practice-face-scraping', 'practice-crime-prediction'],
        crime: ['crime-facts'],
      },
      ['Article 5(1)(a), (b)', 'Article 5(1)(e)', 'Article 5(1)(d)'],
    ],
  ])('the practice near to the answers is named: %s', (_near, answers, articles) =>
    expect(changesOf({ ...maker, ...answers })).toEqual(expect.arrayContaining(articles)),
  );

  test('marking begins once it makes content (Article 50(2))', () => {
    expect(changeOf(maker, 'change-to-content')?.article).toBe('Article 50(2), (4)');
    expect(changeOf({ ...maker, content: ['makes-content'] }, 'change-to-content')).toBeUndefined();
  });

  test('one’s own use in the Union ends “Outside today” (Article 2(1)(b))', () =>
    expect(changeOf({ ...maker, 'union-link': ['none'] }, 'change-into-union')).toMatchObject({
      if: expect.stringContaining('own office'),
      article: 'Article 2(1)(a) to (c)',
    }));

  test('a substantial change makes a provider only of a high-risk system (Article 25(1)(b))', () => {
    expect(changeOf({ ...user, ...recruiting }, 'change-deployer-provider')?.article).toContain(
      '25(1)(a), (b)',
    );
    expect(changesOf(user).filter((article) => article.includes('(b)') && article.includes('25(1)'))).toEqual(
      [],
    );
    expect(changeOf(user, 'change-brand-or-purpose')?.article).toBe('Articles 3(3), 25(1)(c)');
  });
});

describe('Section B, private use, trials, representatives and fines', () => {
  const brakes = {
    ...maker,
    product: ['product-part'],
    'product-law': ['product-cars'],
    'product-function': ['safety-function'],
    'third-party': ['third-party-always'],
  };

  test.each(['product-cars', 'product-drones', 'product-rail', 'product-machinery'])(
    '%s: what holds of the Act for a safety function, and that the product’s own law does (Article 2(2))',
    (law) => {
      const { headline, findings } = resultOf({ ...brakes, 'product-law': [law] });
      expect(headline.title).toBe('Governed by the product’s own law');
      expect(headline.lead).toMatch(/6\(1\), 60a and 102 to 112.*2\(2\).*own law/);
      expect(findings.find(({ id }) => id === 'found-section-b')?.article).toContain('2(2)');
    },
  );

  test('Articles 4 and 50 are open for that function, and certain for other AI in the product', () => {
    const owed = (answers: Answers) =>
      resultOf({ ...brakes, interaction: ['interacts'], ...answers })
        .duties.flatMap(({ duties }) => duties)
        .map(({ id, isConditional }) => [id, isConditional]);
    const both = (isConditional: boolean) => [
      ['ai-literacy', isConditional],
      ['disclose-interaction', isConditional],
    ];
    expect(owed({})).toEqual(both(true));
    expect(owed({ 'product-function': ['convenience-only'] })).toEqual(both(false));
  });

  test.each(['interacts', 'interacts-obvious', 'interacts-not'])(
    'contact with people, obvious or not, contradicts nothing (Article 50(1)): %s',
    (interaction) => {
      const { openPoints } = resultOf({ ...maker, interaction: [interaction] });
      expect(openPoints.filter(({ between }) => between)).toEqual([]);
    },
  );

  test('a private user reads that the maker’s duties remain (Article 2(10))', () => {
    const result = resultOf({
      ...user,
      exclusions: ['excl-personal'],
      interaction: ['interacts'],
      content: ['makes-content'],
    });
    expect(result.duties).toEqual([]);
    expect(result.headline.title).toBe('No duty in private use');
    expect(result.otherSide.map(({ role }) => role)).toEqual(['provider']);
    expect(idsOf(result.otherSide)).toEqual(
      expect.arrayContaining(['disclose-interaction', 'mark-synthetic-content']),
    );
  });

  test.each([
    ['field-trial', undefined],
    ['trial-planned', true],
  ])('a trial has its duties from its start (Article 60): %s', (trial, waits) => {
    const lab = { ...maker, ...recruiting, exclusions: ['excl-premarket'], trial: [trial] };
    expect(dutyOf(resultOf(lab), 'real-world-testing')?.waits).toBe(waits);
  });

  test('a planned change waits, whether a listed use is certain or the product alone (Article 111(2))', () => {
    const triage = {
      ...maker,
      product: ['product-itself'],
      'product-law': ['product-medical'],
      'third-party': ['third-party-always'],
      areas: ['area-services'],
      'uses-services': ['unsure-annex3-5d-emergency'],
      'first-supply': ['supplied-soon'],
      design: ['design-changes'],
    };
    expect(dutyOf(resultOf(triage), 'risk-management')).toMatchObject({ day: '2027-12-02', waits: true });
  });

  test.each([
    [['annex3-3a-admission'], 'High-risk from'],
    [['unsure-annex3-3a-admission'], 'Probably high-risk, from'],
  ])(
    'a planned change waits, also where the system may be meant for authorities (Article 111(2)): %s',
    (uses, start) => {
      const school = {
        ...maker,
        areas: ['area-education'],
        'uses-education': uses,
        'first-supply': ['supplied-soon'],
        design: ['design-changes'],
        customers: ['customer-public-body'],
      };
      const result = resultOf(school, undefined, '2028-09-01');
      expect(result.headline.title).toBe(`${start} the change of its design`);
      expect(result.headline.lead).toContain('on 2 August 2030 at the latest');
      expect(result.openPoints.map(({ id }) => id)).toContain('open-meant-for-authority');
    },
  );

  test('the representative cooperates with authorities (Article 22(3))', () =>
    expect(
      dutyOf(resultOf({ ...maker, ...recruiting, roles: ['role-representative'] }), 'representative-tasks')
        ?.asks,
    ).toContain('cooperate'));

  test('a model for one narrow task opens neither Article 52 nor 55, whoever trained it (Article 3(63))', () => {
    const owed = idsOf(resultOf({ ...maker, model: ['model-narrow'] }).duties);
    expect(owed.filter((id) => id.startsWith('gpai'))).toEqual([]);
    const doubted = { ...maker, model: [unsure], 'model-risk': ['model-ordinary'] };
    for (const id of ['gpai-notify', 'gpai-evaluate', 'gpai-risk', 'gpai-incidents', 'gpai-security'])
      expect(idsOf(resultOf(doubted).duties)).not.toContain(id);
  });

  const breachOf = (answers: Answers) =>
    resultOf(answers).fines.find(({ id }) => id === 'fine-operators')?.breach;

  test.each<[string, Answers, string]>([
    ['deployer', user, 'Duties as deployer: Articles 26, 50(3), (4)'],
    ['importer', { ...maker, roles: ['role-importer'] }, 'Duties as importer: Article 23'],
    [
      'representative',
      { ...maker, roles: ['role-representative'] },
      'Duties as authorised representative: Article 22',
    ],
    ['provider', maker, 'Duties as provider: Articles 16, 25(2), (4), 50(1), (2)'],
  ])('Article 99(4) is named by the provisions of the role: %s', (_role, answers, words) => {
    expect(breachOf({ ...answers, ...recruiting })).toBe(words);
    expect(breachOf(answers)).not.toBe(words);
  });

  test.each([
    ['size-sme', { practices: 700_000, operators: 300_000, information: 100_000 }],
    ['size-smc', { practices: 35_000_000, operators: 300_000, information: 100_000 }],
    ['size-large', { practices: 35_000_000, operators: 15_000_000, information: 7_500_000 }],
  ])('the ceilings at EUR 10m turnover (Article 99(3) to (6a), 101): %s', (size, ceilings) => {
    const firm = { ...maker, model: ['model-own'], 'linked-firms': ['linked-no'], size: [size] };
    const { fines } = resultOf(firm, 10_000_000);
    for (const [id, sum] of Object.entries({ ...ceilings, models: 15_000_000 }))
      expect(fines.find((fine) => fine.id === `fine-${id}`)?.atMostEur, id).toBe(sum);
  });
});

test('a use by itself does not settle whose emotions are read, while the areas are in doubt (Article 5(1)(f))', () => {
  const doubted = {
    ...maker,
    areas: [unsure],
    'uses-biometrics': ['annex3-1c-tick'],
    'uses-work': ['annex3-4b-worker-management'],
    'emotion-whose': ['emotion-of-others'],
  };
  expect(openIds(doubted)).toContain('open-emotion-contradiction');
  expect(openIds({ ...doubted, areas: ['area-biometrics', 'area-work'] })).not.toContain(
    'open-emotion-contradiction',
  );
});

test('an AI of another name makes no provider while the role is in doubt (Article 25(1)(a))', () => {
  const doubted = {
    ...maker,
    roles: [unsure],
    'name-on-ai': ['ai-name-other'],
    takeover: ['becomes-provider-brand'],
    size: ['size-sme'],
    'linked-firms': ['linked-no'],
  };
  expect(resultOf(doubted).reliefs).toEqual([]);
});

test('live identification within the exceptions falls under Article 5, so open source is not out (Article 2(12))', () => {
  const excepted = {
    ...maker,
    exclusions: ['excl-open-source'],
    practices: ['practice-live-identification'],
    'live-identification': ['live-identification-excepted'],
  };
  expect(idsOf(resultOf(excepted).duties)).toContain('ai-literacy');
});

describe('bans along the chain, first days and open ways out', () => {
  const mood = { practices: ['practice-emotion'], emotion: ['emotion-biometric'] };
  const both = { 'union-link': ['union-market', 'union-use'] };
  const headlineOf = (answers: Answers, on?: string) => resultOf(answers, undefined, on).headline;
  const changesOf = (answers: Answers) => resultOf(answers).changes.map(({ id }) => id);

  test('who brings a banned system in and uses it has the ban in both lists (Articles 3(6), 3(9), 5(1))', () => {
    const result = resultOf({ ...maker, ...both, ...mood, roles: ['role-importer', 'role-deployer'] });
    const stops = result.duties.map(({ role, duties }) => [
      role,
      duties.map(({ id }) => id).filter((id) => id.startsWith('prohibited')),
    ]);
    expect(stops).toEqual([
      ['deployer', ['prohibited-emotion-work-education-stop']],
      ['importer', ['prohibited-import']],
    ]);
    expect(dutyOf(result, 'prohibited-import')).toMatchObject({ day: '2025-02-02', isConditional: false });
    expect(idsOf(resultOf({ ...maker, ...mood, roles: ['role-importer'] }).duties)).toContain(
      'prohibited-emotion-work-education-stop',
    );
  });

  test.each(rules.duties.filter(({ id }) => /^prohibited-(?!live|import|resale|.*-use).*-stop$/.test(id)))(
    'the stop is told to whoever supplies, too: $id',
    ({ asks }) => expect(asks).toMatch(/do not supply/i),
  );

  test('whether a ban binds a distributor is open, and no headline denies it (Articles 3(7), 5(1))', () => {
    const resells = { ...maker, ...mood, roles: ['role-distributor'] };
    expect(headlineOf(resells).lead).toMatch(/not settled: do not pass it on/);
    expect(dutyOf(resultOf(resells), 'prohibited-resale')).toMatchObject({ isConditional: true });
    expect(openIds(resells)).toContain('open-resale');
    expect(headlineOf({ ...resells, ...both, roles: ['role-distributor', 'role-deployer'] }).lead).toMatch(
      /^Stop/,
    );
  });

  test.each<[string, Answers, RegExp]>([
    ['its first day is answered', {}, /until its design changes significantly on or after 2 December 2027/],
    [
      'its first day is in doubt',
      { 'first-supply': [unsure] },
      /supplied later, it has its duties from supply/,
    ],
    ['neither counts for certain', { takeover: ['becomes-provider-brand'] }, /supplied later/],
  ])('a doubt about the design of an old system: %s (Article 111(2))', (_what, answers, lead) => {
    const doubted = { ...user, ...recruiting, ...old, design: [unsure], ...answers };
    expect(headlineOf(doubted)).toMatchObject({
      title: 'High-risk, or spared as an old system',
      lead: expect.stringMatching(lead),
    });
    const desk = headlineOf({ ...doubted, users: ['user-public-authority'] });
    expect(desk.title).toBe('High-risk, from a day that stays open');
    expect(/does not count as early/.test(desk.lead)).toBe(/later/.test(`${lead}`));
  });

  test.each([
    ['2026-11-28', 'from', 'by'],
    ['2030-08-03', 'since', 'since'],
  ])(
    'a school that may be meant by “authority” reads of both ends on %s (Article 111(2))',
    (on, from, by) => {
      const school = { ...user, ...listed('education', 'annex3-3d-proctoring'), ...old };
      const users = ['user-public-service', 'unsure-user-public-body'];
      expect(headlineOf({ ...school, users }, on)).toMatchObject({
        title: `Spared as an old system, or for authorities high-risk ${from} 2 August 2030`,
        lead: expect.stringContaining(`must comply ${by} 2 August 2030`),
      });
      expect(headlineOf({ ...school, users: ['user-public-service'] }, on).title).toBe(
        'High-risk, but an old system',
      );
    },
  );

  test('an open way out names the memo and the entry that it asks for (Articles 6(3), 6(4), 49(2))', () => {
    const sorts = { ...maker, ...listed('justice', 'annex3-8a-justice'), ...exempt('exempt-narrow-task') };
    const doubted = resultOf({ ...sorts, exemption: ['unsure-exempt-preparatory'], influence: [unsure] });
    const counted = doubted.openPoints.filter(({ id }) => id.startsWith(unsure)).map((one) => one.counted);
    expect(counted).toEqual([
      expect.stringContaining('6(4)'),
      expect.stringMatching(/memo \(Article 6\(4\)\) and an entry \(49\(2\)\)/),
    ]);
    expect(changesOf({ ...sorts, influence: ['influences'] })).toContain('change-stop-profiling');
    expect(changesOf(sorts)).not.toContain('change-stop-profiling');
  });

  test.each<[string, Answers, Answers]>([
    ['product', { product: [unsure], 'product-law': ['none'] }, { 'product-law': [unsure] }],
    ['areas', { areas: [unsure] }, { 'uses-work': ['unsure-annex3-4a-recruitment'] }],
  ])('later answers settle a doubt, and its point closes: %s', (question, settled, open) => {
    const doubt = { ...maker, ...settled };
    expect(openIds({ ...doubt, ...open })).toContain(`unsure-${question}`);
    expect(openIds(doubt)).not.toContain(`unsure-${question}`);
  });

  test('medical law is for people, and its tiles say so', () => {
    const tiles = rules.questions.flatMap(({ answers }) => answers);
    for (const id of ['product-itself', 'product-medical', 'product-diagnostics'])
      expect(tiles.find((tile) => tile.id === id)?.outside?.join()).toMatch(/animals/);
  });

  test('an intention read on the spot is no prediction of crime (Article 5(1)(d)); a doubt stays one', () => {
    const gate = { ...user, practices: ['practice-crime-prediction'] };
    expect(headlineOf({ ...gate, crime: ['crime-neither'] }).title).toBe('Article 4 only');
    expect(headlineOf({ ...gate, crime: [unsure] }).title).toMatch(/probably prohibited/);
  });

  test('a ban is probable only where one of its limbs is open (Article 5(1)(a), (c))', () => {
    const rota = {
      ...user,
      practices: ['practice-social-scoring'],
      ...listed('work', 'annex3-4b-worker-management'),
    };
    const late = { ...rota, scoring: ['unsure-scoring-disproportionate'] };
    expect(headlineOf(late).title).toMatch(/^High-risk/);
    expect(openIds(late)).toContain('unsure-scoring-disproportionate');
    const bot = { ...user, practices: ['practice-manipulation'] };
    const elements = ['manipulation-means', 'manipulation-distorts', 'manipulation-decision'];
    expect(headlineOf({ ...bot, manipulation: [...elements, 'unsure-manipulation-harm'] }).title).toMatch(
      /probably prohibited/,
    );
    expect(headlineOf({ ...bot, manipulation: [unsure] }).title).toBe('A ban to be ruled out');
    expect(openIds({ ...bot, manipulation: elements })).toContain('open-significant-harm');
  });

  test('whether gifts are money is open while open source is out (Article 2(12))', () => {
    const free = { ...maker, exclusions: ['excl-open-source'], model: ['model-none'] };
    expect(openIds(free)).toContain('open-gifts');
    expect(openIds({ ...free, interaction: ['interacts'] })).not.toContain('open-gifts');
  });

  test('a score reads what would end its ban, and that an overruling person does not (Article 5(1)(c))', () => {
    const score = { ...user, practices: ['practice-social-scoring'] };
    const banned = { ...score, scoring: ['scoring-unrelated'] };
    expect(resultOf(banned).changes.find(({ id }) => id === 'change-scoring-related')?.follows).toMatch(
      /a person who may overrule/,
    );
    expect(changesOf(score)).not.toContain('change-scoring-related');
    for (const answers of [banned, score]) expect(openIds(answers)).toContain('open-significant-harm');
  });

  test('who sells to an army and to civil users reads which version is outside (Article 2(3))', () => {
    expect(changesOf({ ...maker, exclusions: ['serves-military-too'] })).toContain('change-security');
    expect(changesOf(maker)).not.toContain('change-security');
  });

  test('who is not sure to be the importer has its list, in doubt, also without a sale (Articles 3(6), 23)', () => {
    const result = resultOf({ ...user, ...recruiting, roles: ['role-deployer', 'unsure-role-importer'] });
    expect(result.duties.map(({ role, isOpen }) => [role, isOpen])).toEqual([
      ['deployer', false],
      ['importer', true],
    ]);
  });
});

describe('a doubt about one element leaves the certain ones', () => {
  const screen = {
    ...user,
    areas: ['area-biometrics'],
    'uses-biometrics': ['annex3-1c-tick'],
    'reading-people': ['reads-emotion'],
    practices: ['practice-emotion'],
  };
  const conditionalOf = (answers: Answers, id: string) => dutyOf(resultOf(answers), id)?.isConditional;

  test.each<[string, Answers]>([
    [
      'a system for others that catches staff in passing',
      { emotion: ['emotion-biometric', 'emotion-in-passing'] },
    ],
    [
      'the practice in doubt, and other people read too',
      { practices: ['unsure-practice-emotion'], emotion: ['emotion-biometric', 'emotion-others'] },
    ],
    [
      'whose emotions, beside a use at work',
      { areas: ['area-biometrics', 'area-work'], practices: ['none'], 'emotion-whose': [unsure] },
    ],
  ])(
    'the ban is open and the listed use certain (Article 5(1)(f); Annex III, point 1(c)): %s',
    (_case, varied) => {
      const answers = { ...screen, ...varied };
      expect(conditionalOf(answers, 'prohibited-emotion-work-education-stop')).toBe(true);
      expect(conditionalOf(answers, 'use-as-instructed')).toBe(false);
      expect(resultOf(answers).headline).toMatchObject({ isOpen: true, title: /probably prohibited/ });
    },
  );

  test('staff caught in passing is an open point, and a system aimed at them is banned (Article 5(1)(f))', () => {
    const passing = { ...screen, emotion: ['emotion-biometric', 'emotion-in-passing'] };
    expect(openIds(passing)).toContain('open-emotion-in-passing');
    const aimed = { ...screen, emotion: ['emotion-biometric', 'emotion-others'] };
    expect(openIds(aimed)).not.toContain('open-emotion-in-passing');
    expect(conditionalOf(aimed, 'prohibited-emotion-work-education-stop')).toBe(false);
  });

  test('output alone leaves open whether a system counts as old in the Union (Article 111(2))', () => {
    const abroad = { ...user, ...recruiting, ...old, seat: ['seat-outside'], 'union-link': ['union-output'] };
    expect(resultOf(abroad).headline.title).toBe('High-risk, or spared as an old system');
    expect(dutyOf(resultOf(abroad), 'use-as-instructed')).toMatchObject({
      isConditional: true,
      isDayOpen: true,
    });
    expect(openIds(abroad)).toContain('open-old-by-output');
    const sold = { ...abroad, 'union-link': ['union-market', 'union-output'] };
    expect(openIds(sold)).not.toContain('open-old-by-output');
    expect(resultOf(sold).findings.find(({ id }) => id === 'legacy-spared')?.mark).toBe('holds');
  });

  test.each<[string, Answers]>([
    [
      'a brand on an old system that will change',
      { takeover: ['becomes-provider-brand'], ...old, design: ['design-changes'] },
    ],
    ['a brand on an old system that stands', { takeover: ['becomes-provider-brand'], ...old }],
    ['a first supply in doubt', { 'first-supply': [unsure] }],
    ['a design in doubt', { ...old, design: [unsure] }],
    ['a planned change', { ...old, design: ['design-changes'] }],
    ['a new system', {}],
  ])(
    'every duty of the class has the same day and the same mark (Articles 111(2), 113): %s',
    (_case, varied) => {
      const { duties } = resultOf({
        ...user,
        ...recruiting,
        ...decides,
        'union-link': ['union-market', 'union-use'],
        ...varied,
      });
      const ofClass = duties
        .flatMap((role) => role.duties)
        .filter(({ id }) => rules.duties.find((duty) => duty.id === id)?.from.startsWith('high-risk'))
        .map(({ day, waits, isDayOpen }) => ({ day, waits, isDayOpen }));
      expect(ofClass.length).toBeGreaterThan(7);
      for (const one of ofClass) expect(one).toEqual(ofClass[0]);
    },
  );

  test('a headline is open where the scope is (Article 2(1))', () => {
    const mood = { ...maker, practices: ['practice-emotion'], emotion: ['emotion-biometric'] };
    for (const answers of [mood, { ...maker, ...recruiting }]) {
      expect(resultOf(answers).headline.isOpen).toBe(false);
      expect(resultOf({ ...answers, 'union-link': [unsure] }).headline).toMatchObject({
        isOpen: true,
        title: /probably/i,
      });
    }
  });

  test('an element that is denied closes the doubts about a practice (Article 5)', () => {
    const bear = {
      ...maker,
      practices: ['unsure-practice-manipulation'],
      manipulation: ['manipulation-means', 'unsure-manipulation-harm'],
    };
    expect(openIds(bear).filter((id) => /manipulation|practices/.test(id))).toEqual([]);
    const whole = { ...bear, manipulation: [unsure] };
    expect(openIds(whole)).toEqual(
      expect.arrayContaining(['unsure-practice-manipulation', 'unsure-manipulation']),
    );
  });

  test('size and linked firms are no doubt where no fine turns on them (Articles 99(6), 100, 101)', () => {
    const doubts = { size: [unsure], 'linked-firms': [unsure] };
    const model = { ...maker, form: ['model-only'], model: ['model-own'], 'model-licence': ['model-closed'] };
    for (const answers of [
      { ...model, ...doubts },
      { ...user, ...recruiting, ...doubts, seat: ['seat-institution'] },
    ])
      expect(openIds(answers).filter((id) => /size|linked/.test(id))).toEqual([]);
    expect(openIds({ ...user, ...recruiting, ...doubts })).toEqual(
      expect.arrayContaining(['unsure-size', 'unsure-linked-firms']),
    );
  });

  test('a model that meets the threshold before supply has its notice in the headline (Article 52(1))', () => {
    const model = { ...maker, form: ['model-only'], model: ['model-own'], 'model-risk': ['model-systemic'] };
    expect(resultOf({ ...model, exclusions: ['excl-premarket'] }).headline.title).toMatch(
      /^Tell the Commission/,
    );
  });

  test('no listed use: registration and the duties of users are named as not owed (Articles 26, 27, 49)', () => {
    const letters = { ...user, areas: ['unsure-area-justice'], 'uses-justice': ['none'] };
    expect(resultOf(letters).notOwed.map(({ id }) => id)).toContain('not-owed-not-listed');
  });
});
