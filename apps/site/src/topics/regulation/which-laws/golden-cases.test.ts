import { readFileSync } from 'node:fs';
import { type Answers, none } from '@vanda/eu-ai-act-rules/answers';
import { no, open, yes } from '@vanda/eu-ai-act-rules/conditions';

import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { finder } from './find-laws.fixture.ts';
import { findLaws } from './find-laws.ts';

const today = '2026-11-28';

const quiet: Answers = {
  ...Object.fromEntries(finder.questions.map(({ id }) => [id, [none]])),
  role: ['own-purpose'],
};
const answersOf = (text: string): Answers => ({
  ...quiet,
  ...Object.fromEntries(text.split(';').map((part) => [part.split('=')[0], part.split('=')[1]?.split(',')])),
});
const ids = z.array(z.string());
const caseSchema = z.strictObject({
  story: z.string(),
  answers: z.string().transform(answersOf),
  applies: ids,
  guidance: ids.optional(),
  might: ids.optional(),
  customer: ids.optional(),
  not: ids,
  noDuty: ids.optional(),
  from: z.record(z.string(), z.string()).optional(),
  because: z.record(z.string(), z.string()).optional(),
});
const cases = z.array(caseSchema);
const { research, stories, further } = z
  .strictObject({ research: cases, stories: cases, further: cases })
  .parse(parse(readFileSync(new URL('golden-cases.yaml', import.meta.url), 'utf8')));

describe.each([...research, ...stories, ...further])(
  '$story',
  ({
    answers,
    applies,
    guidance = [],
    might = [],
    customer = [],
    not,
    noDuty = [],
    from = {},
    because = {},
  }) => {
    const found = findLaws(finder, answers, today);
    const lawOf = (id: string) => {
      const law = found.find((one) => one.law.id === id);
      if (!law) throw new Error(`There is no instrument "${id}"`);
      return law;
    };
    const groupOf = (name: string) => {
      const [, id = '', words] = /^([^/]+)\/?(.*)$/.exec(name) ?? [];
      const law = lawOf(id);
      if (!words) return law.group;
      const one = law.duties.find(({ text }) => text.includes(words));
      if (!one || one.certainty === no) return 'not';
      return one.certainty === open ? 'might' : law.group;
    };

    test('lists what applies, and guidelines as guidance', () => {
      expect([...applies, ...guidance].filter((id) => groupOf(id) !== 'applies')).toEqual([]);
      expect(guidance.filter((id) => !lawOf(id).isGuidance)).toEqual([]);
      const laws = applies.filter((id) => !id.includes('/'));
      expect(laws.filter((id) => lawOf(id).isGuidance)).toEqual([]);
    });

    test('lists what might apply', () =>
      expect(might.filter((id) => !['might', 'customer'].includes(groupOf(id)))).toEqual([]));

    test('lists what arrives through the customer', () =>
      expect(customer.filter((id) => groupOf(id) !== 'customer')).toEqual([]));

    test('gives each row its own day, and each exclusion its answer', () => {
      expect(Object.fromEntries(Object.keys(from).map((id) => [id, lawOf(id).from]))).toEqual(from);
      for (const [id, words] of Object.entries(because)) expect(lawOf(id).reason).toContain(words);
    });

    test('leaves out what does not apply', () => {
      expect(not.filter((id) => groupOf(id) !== 'not')).toEqual([]);
      expect(noDuty.filter((id) => groupOf(id) === 'applies' && !lawOf(id).isGuidance)).toEqual([]);
    });
  },
);

test('the research has 25 cases, the stories are 24, and name all markets of Asia-Pacific, the EU and the UK', () => {
  expect(research).toHaveLength(25);
  expect(stories).toHaveLength(24);
  const named = new Set(research.flatMap(({ answers }) => answers.markets ?? []));
  const missing = finder.questions[0]?.answers.map(({ id }) => id).filter((id) => !named.has(id));
  expect(missing).toEqual(['in-china', 'in-taiwan', 'in-usa', 'in-elsewhere']);
});

test('nothing Australian or Japanese binds the small app and the B2B analytics', () => {
  for (const [number, market] of [
    [11, 'australia'],
    [17, 'japan'],
  ] as const) {
    const found = findLaws(finder, research[number - 1]?.answers ?? {}, today);
    const binding = found.filter(
      ({ law, group, isGuidance }) => law.market === market && group === 'applies' && !isGuidance,
    );
    expect(binding.map(({ law }) => law.id)).toEqual([]);
  }
});

test('a market without a tile of its own binds by its own link alone', () => {
  const answers = {
    markets: ['in-elsewhere'],
    data: ['data-customers'],
    role: ['own-purpose'],
    effect: ['decides'],
    ai: ['ai-use'],
  };
  const groups = (presence: string) =>
    new Map(
      findLaws(finder, { ...answers, presence: [presence] }, today).map((one) => [one.law.id, one.group]),
    );
  for (const [presence, law] of [
    ['ca-business', 'ca-pipeda'],
    ['ca-quebec', 'ca-qc-law-25'],
    ['br-offers', 'br-lgpd'],
    ['ch-effects', 'ch-fadp'],
  ] as const) {
    expect(groups(presence).get(law)).toBe('applies');
    expect(groups('none').get(law)).toBe('not');
  }
});

test('a tool against fraud meets the credit directive only where it is about loans', () => {
  const answers = {
    markets: ['in-eu'],
    ai: ['ai-supply'],
    data: ['data-others'],
    role: ['for-customer'],
    effect: ['scores'],
    customers: ['cust-bank'],
  };
  const group = (given: string[]) =>
    findLaws(finder, { ...answers, decided: given }, today).find(({ law }) => law.id === 'eu-consumer-credit')
      ?.group;
  expect([group([]), group(['eu-lends']), group(['not-eu-lends'])]).toEqual(['might', 'customer', 'not']);
});

const malaysia = 'markets=in-malaysia';
/** A supplier of critical infrastructure that an answer of its own binds too. */
test.each([
  [
    'my-cyber-security-act-2024',
    'markets=in-malaysia;business=is-security;decided=my-security-licence',
    '6 hours and 14 days',
  ],
  [
    'hk-critical-infrastructure-2026',
    'markets=in-hong-kong;presence=hk-office;business=is-critical;decided=hk-designated',
    '12 and 48 hours',
  ],
  ['sg-cybersecurity-act', 'markets=in-singapore;business=is-security', 'two hours'],
])('the clock of the customer stays in the row of %s for %s', (id, given, words) => {
  const answers = answersOf(`${given};customers=cust-critical`);
  const found = findLaws(finder, answers, today).find(({ law }) => law.id === id);
  expect(found?.group).toBe('applies');
  const certain = found?.duties.filter(({ certainty }) => certainty === yes).map(({ text }) => text);
  expect([...(certain ?? []), found?.firstStep].join(' ')).toContain(words);
});

test.each([
  ['eu-data-act', 'markets=in-eu;business=makes-products;decided=eu-data-product', 'Give users the data'],
  ['eu-data-act', 'markets=in-eu;business=is-cloud;decided=eu-cloud', 'Add switching clauses'],
  [
    'south-korea-ai-act',
    'markets=in-korea;ai=ai-supply;effect=controls;offers=kr-ai;decided=kr-high-impact',
    'Tell users beforehand',
  ],
  ['sg-mas-trm-notices', 'markets=in-singapore;business=is-finance', 'Find critical systems'],
  ['sg-mas-trm-notices', 'markets=in-singapore;customers=cust-bank', 'A vendor promises'],
  [
    'us-co-sb-26-189',
    'markets=in-usa;presence=us-colorado;ai=ai-use;business=is-education;data=data-customers;effect=decides',
    'Deployer:',
  ],
  [
    'ca-qc-law-25',
    'markets=in-elsewhere;presence=ca-quebec;data=data-staff,data-biometrics',
    'Tell the authority before',
  ],
  ['jp-appi', 'markets=in-japan;data=data-staff;role=for-customer;customers=cust-employer', 'by contract'],
  ['jp-appi', 'markets=in-japan;presence=jp-office;data=data-staff', 'Ask for consent before'],
  [
    'jp-appi',
    'markets=in-japan;presence=jp-office;data=data-customers;ai=ai-supply;effect=scores',
    'Ask for consent before',
  ],
  [
    'jp-appi',
    'markets=in-japan;presence=jp-office;data=data-customers;ai=ai-use;effect=talks',
    'third-party model training',
  ],
  ['my-cyber-security-act-2024', `${malaysia};business=is-security;decided=my-security-licence`, 'licence'],
  [
    'my-cyber-security-act-2024',
    `${malaysia};business=is-security;customers=cust-critical;decided=my-security-licence`,
    'licence',
  ],
])('the first step of %s is one of a duty that holds for %s', (id, given, words) => {
  const found = findLaws(finder, answersOf(given), today).find(({ law }) => law.id === id);
  expect(found?.firstStep).toContain(words);
});

test('without a market nothing foreign applies or is excluded by its place', () => {
  const found = findLaws(finder, { markets: ['unsure'], ai: ['ai-build'], data: ['data-customers'] }, today);
  const foreign = found.filter(({ law }) => law.market && law.market !== 'singapore' && law.kind === 'law');
  expect(foreign.filter(({ group }) => group === 'applies' || group === 'customer')).toEqual([]);
  expect(foreign.filter(({ reason = '' }) => /nobody there|on (Markets|Where)/.test(reason))).toEqual([]);
});

test('who only acts for a customer reads no first step of a controller', () => {
  const answers = {
    markets: ['in-eu', 'in-korea', 'in-elsewhere'],
    presence: ['br-offers'],
    ai: ['ai-use'],
    effect: ['decides'],
    data: ['data-customers'],
    offers: ['kr-serves', 'eu-targets'],
    customers: ['cust-firms'],
  };
  const stepsOf = (...role: string[]) => {
    const found = findLaws(finder, { ...answers, role }, today);
    return ['eu-gdpr', 'kr-pipa', 'br-lgpd'].map((id) => found.find(({ law }) => law.id === id)?.firstStep);
  };
  expect(stepsOf('for-customer')).toEqual([
    expect.stringContaining('As processor'),
    expect.stringContaining('agree by contract'),
    expect.stringContaining('by contract, who does what'),
  ]);
  const ofControllers = stepsOf('own-purpose');
  expect(ofControllers[2]).toContain('review channel');
  expect(stepsOf('for-customer', 'own-training')).toEqual(ofControllers);
});
