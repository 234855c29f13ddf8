import { describe, expect, test } from 'vitest';
import {
  user as deployer,
  dutyOf,
  exempt,
  listed,
  maker,
  type Result,
  readsEmotions,
  recruiting,
  remoteIdentification,
  resultOf,
} from './rules.fixture.ts';

/** Thirty cases worked out by hand from the law as of 21 November 2026; nothing is taken from the rules. */
const uses = '2027-12-02';
const products = '2028-08-02';

const providerSet = [
  'requirements',
  'risk-management',
  'data-governance',
  'logging',
  'human-oversight-design',
  'accuracy-robustness-security',
  'accessibility',
  'technical-documentation',
  'instructions-for-use',
  'conformity-assessment',
  'eu-declaration',
  'ce-marking',
  'provider-identity',
  'quality-management',
  'supplier-agreement',
  'keep-documents',
  'keep-logs-provider',
  'post-market-monitoring',
  'serious-incidents',
  'corrective-action',
  'cooperate-provider',
];
const deployerSet = [
  'use-as-instructed',
  'human-oversight',
  'input-data',
  'monitor-and-suspend',
  'keep-logs-deployer',
  'data-protection-assessment',
  'cooperate-deployer',
];

const publicDeployerSet = [
  'ai-literacy',
  ...deployerSet,
  'check-registration',
  'register-use',
  'impact-assessment',
  'inform-persons',
  'explain-decision',
];

const inUnion = { kind: ['ai-system'], seat: ['seat-union'], 'union-link': ['union-market', 'union-use'] };
const provider = { ...maker, ...inUnion };
const both = { ...provider, roles: ['role-provider', 'role-deployer'] };
const decides = { decisions: ['helps-decide', 'decision-serious'] };

const idsOf = (result: Result, role: string, side: 'duties' | 'otherSide' = 'duties') =>
  result[side]
    .filter((group) => group.role === role)
    .flatMap(({ duties }) => duties.map(({ id }) => id))
    .sort();
const marksOf = (result: Result, row: string) =>
  Object.fromEntries(
    result.findings.filter((finding) => finding.row === row).map(({ id, mark }) => [id, mark]),
  );
const openIds = ({ openPoints }: Result) => openPoints.map(({ id }) => id);
const sorted = (...ids: string[]) => [...ids].sort();

describe('golden cases', () => {
  test('1 telecom bot: transparency and literacy, no high-risk, no model', () => {
    const answers = { ...both, interaction: ['interacts'], content: ['makes-content'] };
    const result = resultOf({ ...answers, 'first-supply': ['supplied-early'] });
    expect(idsOf(result, 'provider')).toEqual(
      sorted('ai-literacy', 'disclose-interaction', 'mark-synthetic-content'),
    );
    expect(idsOf(result, 'deployer')).toEqual([]);
    expect(dutyOf(result, 'disclose-interaction')?.day).toBe('2026-08-02');
    expect(dutyOf(result, 'mark-synthetic-content')?.day).toBe('2026-12-02');
    expect(
      dutyOf(resultOf({ ...answers, 'first-supply': ['supplied-soon'] }), 'mark-synthetic-content')?.day,
    ).toBe('2026-08-02');
    expect(marksOf(result, 'prohibited')).toEqual({ 'found-none': 'absent' });
    expect(marksOf(result, 'high-risk')).toEqual({ 'found-not-listed': 'absent' });
    expect(marksOf(result, 'model')).toEqual({ 'found-no-model': 'absent' });
    expect(result.headline.title).toContain('Transparency');
  });

  test('2 angry callers: emotion of customers is high-risk and told now, not banned', () => {
    const result = resultOf({ ...deployer, ...readsEmotions, ...decides });
    expect(marksOf(result, 'prohibited')).toEqual({ 'found-none': 'absent' });
    expect(marksOf(result, 'high-risk')).toEqual({ 'found-annex3-1c-emotion': 'holds' });
    expect(idsOf(result, 'deployer')).toEqual(
      sorted('ai-literacy', 'inform-emotion-biometric', ...deployerSet, 'inform-persons', 'explain-decision'),
    );
    expect(dutyOf(result, 'inform-emotion-biometric')?.day).toBe('2026-08-02');
    expect(dutyOf(result, 'use-as-instructed')?.day).toBe(uses);
    expect(idsOf(result, 'provider', 'otherSide')).toEqual(
      sorted(...providerSet, 'registration-provider', 'ai-literacy'),
    );
    expect(dutyOf(result, 'conformity-assessment')?.asks).toContain('notified body');
    expect(marksOf(result, 'way-out')).toEqual({ 'way-out-profiling': 'absent' });
    expect(result.notOwed.map(({ id }) => id)).toContain('not-owed-impact');
  });

  test('3 the same tool on agents: banned since February 2025, a notice is no cure, no high-risk route', () => {
    const result = resultOf({
      ...both,
      practices: ['practice-emotion'],
      emotion: ['emotion-biometric'],
      ...readsEmotions,
    });
    expect(marksOf(result, 'prohibited')).toEqual({ 'found-emotion': 'holds' });
    expect(marksOf(result, 'high-risk')).toEqual({ 'found-banned-function': 'absent' });
    expect(dutyOf(result, 'prohibited-emotion-work-education-stop')?.day).toBe('2025-02-02');
    expect(dutyOf(result, 'inform-emotion-biometric')?.day).toBe('2026-08-02');
    expect(dutyOf(result, 'risk-management')).toBeUndefined();
    expect(result.fines[0]).toMatchObject({ article: 'Article 99(3)', applies: true });
  });

  test('4 mail tone: open under Article 5, high-risk as evaluation of workers', () => {
    const result = resultOf({
      ...deployer,
      practices: ['practice-emotion'],
      emotion: ['emotion-text'],
      ...listed('work', 'annex3-4b-worker-management'),
      users: ['user-employer'],
    });
    expect(marksOf(result, 'prohibited')).toEqual({ 'found-emotion-text': 'open' });
    expect(openIds(result)).toContain('open-emotion-text');
    expect(dutyOf(result, 'inform-workers')?.day).toBe(uses);
    expect(dutyOf(result, 'prohibited-emotion-work-education-stop')).toBeUndefined();
  });

  test('5 mall watchlist: not for the police, so listed remote identification', () => {
    const result = resultOf({ ...both, ...remoteIdentification });
    expect(marksOf(result, 'prohibited')).toEqual({ 'found-none': 'absent' });
    expect(dutyOf(result, 'human-oversight-design')?.asks).toContain('two people');
    expect(dutyOf(result, 'logging')?.asks).toContain('12(3)');
    expect(dutyOf(result, 'conformity-assessment')?.asks).toContain('notified body');
    expect(dutyOf(result, 'inform-emotion-biometric')).toBeUndefined();
    expect(openIds(result)).toContain('open-gdpr-biometric');
  });

  test.each([
    ['6 staff gate: verification is on no list', 'biometrics'],
    ['8 burglary map: a place is no person', 'police'],
    ['15 rota from availability', 'work'],
    ['20 grid intrusion: cybersecurity only is not listed', 'infrastructure'],
  ])('%s: nothing but literacy', (_case, area) => {
    const result = resultOf({ ...deployer, areas: [`area-${area}`], [`uses-${area}`]: ['none'] });
    expect(marksOf(result, 'prohibited')).toEqual({ 'found-none': 'absent' });
    expect(marksOf(result, 'high-risk')).toEqual({ 'found-not-listed': 'absent' });
    expect(idsOf(result, 'deployer')).toEqual(['ai-literacy']);
    expect(result.headline.title).toBe('Article 4 only');
  });

  test('7 missing child: excepted on conditions, with impact assessment of a public body', () => {
    const result = resultOf({
      ...deployer,
      practices: ['practice-live-identification'],
      'live-identification': ['live-identification-excepted'],
      ...remoteIdentification,
      users: ['user-public-authority', 'user-police'],
    });
    expect(marksOf(result, 'prohibited')).toMatchObject({ 'found-live-excepted': 'absent' });
    expect(dutyOf(result, 'live-identification-conditions')?.day).toBe('2025-02-02');
    expect(dutyOf(result, 'impact-assessment')?.day).toBe(uses);
    expect(idsOf(result, 'deployer')).toEqual(expect.arrayContaining(deployerSet));
  });

  test('9 good-citizen app: social scoring, and the allocation of places as such listed', () => {
    const result = resultOf({
      ...both,
      practices: ['practice-social-scoring'],
      scoring: ['scoring-unrelated'],
      ...listed('education', 'annex3-3a-admission'),
      users: ['user-public-authority'],
    });
    expect(marksOf(result, 'prohibited')).toEqual({ 'found-social-scoring': 'holds' });
    expect(marksOf(result, 'high-risk')).toEqual({ 'found-annex3-3a-admission': 'holds' });
    expect(dutyOf(result, 'prohibited-social-scoring-stop')?.day).toBe('2025-02-02');
  });

  test('10 tenant check: credit neighbour, open, impact assessment for every deployer', () => {
    const result = resultOf({ ...both, ...listed('services', 'annex3-5b-credit') });
    expect(dutyOf(result, 'impact-assessment')?.day).toBe(uses);
    expect(openIds(result)).toContain('open-credit-neighbours');
    expect(marksOf(result, 'transparency')).toEqual({ 'found-no-transparency': 'absent' });
  });

  test('11 admissions: a state university owes impact assessment and registration of its use', () => {
    const answers = { ...deployer, ...listed('education', 'annex3-3a-admission'), ...decides };
    const state = resultOf({ ...answers, users: ['user-public-authority'] });
    expect(idsOf(state, 'deployer')).toEqual(sorted(...publicDeployerSet));
    const privately = resultOf({ ...answers, users: ['user-public-service'] });
    expect(dutyOf(privately, 'impact-assessment')).toBeDefined();
    expect(dutyOf(privately, 'register-use')).toBeUndefined();
    expect(idsOf(state, 'provider', 'otherSide')).toEqual(
      sorted(...providerSet, 'registration-provider', 'ai-literacy'),
    );
  });

  test('12 hobby Spanish: no institution, so only transparency', () => {
    const result = resultOf({
      ...provider,
      interaction: ['interacts'],
      content: ['makes-content'],
      areas: ['area-education'],
      'uses-education': ['none'],
    });
    expect(marksOf(result, 'high-risk')).toEqual({ 'found-not-listed': 'absent' });
    expect(idsOf(result, 'provider')).toEqual(
      sorted('ai-literacy', 'disclose-interaction', 'mark-synthetic-content'),
    );
  });

  test('13 grading drift: listed, exempt, and the exemption asks for memo and entry', () => {
    const result = resultOf({
      ...provider,
      ...listed('education', 'annex3-3b-assessment'),
      ...exempt('exempt-pattern-check'),
    });
    expect(idsOf(result, 'provider')).toEqual(sorted('ai-literacy', 'exempt-document', 'exempt-register'));
    expect(dutyOf(result, 'exempt-register')?.day).toBe(uses);
    expect(result.headline.title).toBe('Listed, but exempt: write down why');
    expect(result.wouldFollowNote).toBe('If the exemption does not hold.');
    expect(dutyOf(result, 'risk-management')?.day).toBe(uses);
  });

  test('14 warehouse pace: the employer tells workers, and owes no impact assessment', () => {
    const result = resultOf({
      ...deployer,
      ...listed('work', 'annex3-4b-worker-management'),
      ...decides,
      users: ['user-employer'],
    });
    expect(idsOf(result, 'deployer')).toEqual(
      sorted('ai-literacy', ...deployerSet, 'inform-workers', 'inform-persons', 'explain-decision'),
    );
  });

  test('15 a rota made by fixed rules is probably no AI system', () =>
    expect(resultOf({ kind: ['fixed-rules'] }).headline.title).toBe('Probably not an AI system'));

  test('16 targeted job ads: recruitment, profiling, no way out', () => {
    const result = resultOf({ ...provider, ...recruiting });
    expect(idsOf(result, 'provider')).toEqual(sorted('ai-literacy', ...providerSet, 'registration-provider'));
    expect(dutyOf(result, 'registration-provider')).toMatchObject({ day: uses, original: '2026-08-02' });
    expect(result.changes.find(({ id }) => id === 'change-platform')?.article).toBe('Article 75(1)(b)');
  });

  test('17 social housing: a public deployer carries the whole list', () => {
    const result = resultOf({
      ...deployer,
      ...listed('services', 'annex3-5a-public-benefits'),
      ...decides,
      users: ['user-public-authority'],
    });
    expect(idsOf(result, 'deployer')).toEqual(sorted(...publicDeployerSet));
    expect(dutyOf(result, 'registration-provider')?.article).toContain('49(1)');
  });

  test('18 doctor’s diary: routine visits are no emergency', () => {
    const result = resultOf({
      ...both,
      interaction: ['interacts'],
      content: ['makes-content'],
      areas: ['area-services'],
      'uses-services': ['none'],
    });
    expect(marksOf(result, 'high-risk')).toEqual({ 'found-not-listed': 'absent' });
    expect(idsOf(result, 'provider')).toContain('disclose-interaction');
  });

  test('19 water guard: national register, no impact assessment, no explanation, no registration of the use', () => {
    const result = resultOf({
      ...both,
      areas: ['area-infrastructure'],
      'uses-infrastructure': ['annex3-2-infrastructure'],
      profiling: ['no-profiling'],
      users: ['user-public-authority'],
      ...decides,
    });
    expect(dutyOf(result, 'registration-provider')).toMatchObject({ article: 'Article 49(5)', day: uses });
    for (const id of ['impact-assessment', 'explain-decision', 'register-use'])
      expect(dutyOf(result, id)).toBeUndefined();
    expect(idsOf(result, 'deployer')).toEqual(expect.arrayContaining(deployerSet));
    expect(dutyOf(result, 'conformity-assessment')?.asks).toContain('own control');
  });

  const safetyPart = { product: ['product-part'], 'product-function': ['safety-function'] };

  test('21 tractor: Section B, nothing from Articles 8 to 49', () => {
    const result = resultOf({
      ...provider,
      ...safetyPart,
      'product-law': ['product-tractors'],
      'third-party': ['third-party-always'],
    });
    expect(marksOf(result, 'high-risk')).toEqual({ 'found-section-b': 'holds' });
    expect(idsOf(result, 'provider')).toEqual(['ai-literacy']);
    expect(openIds(result)).toContain('open-section-b');
    expect(result.headline.title).toBe('Governed by the product’s own law');
  });

  test('22 boiler cut-off: the manufacturer is provider, product procedure, no registration', () => {
    const result = resultOf({
      ...inUnion,
      roles: ['role-manufacturer'],
      'name-on-ai': ['ai-name-other'],
      ...safetyPart,
      'product-law': ['product-pressure'],
      'third-party': ['third-party-always'],
      'first-supply': ['supplied-late'],
    });
    expect(idsOf(result, 'provider')).toEqual(sorted('ai-literacy', ...providerSet));
    expect(dutyOf(result, 'risk-management')).toMatchObject({ day: products, original: '2027-08-02' });
    expect(dutyOf(result, 'conformity-assessment')?.article).toContain('43(3)');
    expect(marksOf(result, 'scope')).toMatchObject({ 'provider-by-product': 'holds' });
  });

  test('23 smart speaker: an outside body for the radio spectrum alone does not count', () => {
    const answers = {
      ...provider,
      interaction: ['interacts'],
      content: ['makes-content'],
      product: ['product-part'],
      'product-law': ['product-radio'],
    };
    for (const part of [
      { 'product-function': ['convenience-only'] },
      { 'product-function': ['failure-endangers'], 'third-party': ['third-party-radio'] },
    ]) {
      const result = resultOf({ ...answers, ...part });
      expect(marksOf(result, 'high-risk')).toEqual({ 'found-not-component': 'absent' });
      expect(idsOf(result, 'provider')).toEqual(
        sorted('ai-literacy', 'disclose-interaction', 'mark-synthetic-content'),
      );
    }
  });

  test('24 lab images: the product itself, and only rights incidents are reported here', () => {
    const result = resultOf({
      ...provider,
      product: ['product-itself'],
      'product-law': ['product-diagnostics'],
      'third-party': ['third-party-always'],
    });
    expect(dutyOf(result, 'serious-incidents')).toMatchObject({ article: 'Article 73(10)', day: products });
    expect(idsOf(result, 'provider')).toEqual(sorted('ai-literacy', ...providerSet));
  });

  test('25 asylum papers: preparatory, exempt, closed section of the register', () => {
    const result = resultOf({
      ...provider,
      ...listed('borders', 'annex3-7c-applications'),
      ...exempt('exempt-preparatory'),
    });
    expect(idsOf(result, 'provider')).toEqual(sorted('ai-literacy', 'exempt-document', 'exempt-register'));
    expect(dutyOf(result, 'exempt-register')).toMatchObject({ article: 'Article 49(2), (4)' });
  });

  test('26 comedy clone: the broadcaster discloses in reduced form, the maker marks', () => {
    const artistic = { content: ['makes-content'], 'deep-fakes': ['deep-fake-artistic'] };
    const result = resultOf({ ...deployer, ...artistic });
    expect(dutyOf(result, 'disclose-deep-fake')?.asks).toContain('spoil');
    expect(idsOf(result, 'provider', 'otherSide')).toContain('mark-synthetic-content');
    expect(marksOf(result, 'prohibited')).toEqual({ 'found-none': 'absent' });
  });

  test('27 spell check: standard editing', () => {
    const result = resultOf({ ...provider, content: ['assists-editing'] });
    expect(idsOf(result, 'provider')).toEqual(['ai-literacy']);
    expect(marksOf(result, 'transparency')).toEqual({ 'found-no-transparency': 'absent' });
  });

  test('28 virtual tester: full label, advertising is not art', () => {
    const result = resultOf({ ...deployer, content: ['makes-content'], 'deep-fakes': ['deep-fake'] });
    expect(dutyOf(result, 'disclose-deep-fake')?.asks).toContain('artificial');
    expect(dutyOf(result, 'disclose-deep-fake')?.day).toBe('2026-08-02');
    expect(idsOf(result, 'provider', 'otherSide')).toContain('mark-synthetic-content');
  });

  test('29 ranking prompt: a new purpose makes the firm the provider', () => {
    const result = resultOf({
      ...inUnion,
      roles: ['role-deployer'],
      takeover: ['becomes-provider-brand', 'becomes-provider-purpose'],
      ...recruiting,
      'first-supply': ['supplied-late'],
    });
    expect(idsOf(result, 'provider')).toEqual(sorted('ai-literacy', ...providerSet, 'registration-provider'));
    expect(marksOf(result, 'scope')).toMatchObject({ 'provider-by-change': 'holds' });
    const help = result.findings.find(({ id }) => id === 'provider-by-change');
    expect(help?.article).toContain('25(2)');
  });

  test.each([
    ['size-smc', 120_000_000, 35_000_000, 3_600_000],
    ['size-sme', 10_000_000, 700_000, 300_000],
    ['size-sme-linked', 10_000_000, 700_000, 300_000],
    ['size-large', 1_000_000_000, 70_000_000, 30_000_000],
  ])('30 fines: %s with EUR %d', (size, turnover, practices, operators) => {
    const linked = size === 'size-sme' ? 'linked-no' : 'linked-yes';
    const { fines } = resultOf({ ...provider, 'linked-firms': [linked], size: [size] }, turnover);
    const ceilings = Object.fromEntries(fines.map(({ id, atMostEur }) => [id, atMostEur]));
    expect(ceilings['fine-practices']).toBe(practices);
    expect(ceilings['fine-operators']).toBe(operators);
    expect(ceilings['fine-national']).toBeUndefined();
  });
});
