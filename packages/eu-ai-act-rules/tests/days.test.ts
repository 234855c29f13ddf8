import { describe, expect, test } from 'vitest';
import type { Answers } from '../src/answers.ts';
import { listed, maker, medicalProduct, recruiting, resultOf, user } from './rules.fixture.ts';

const undressing = {
  ...maker,
  practices: ['practice-intimate-imagery'],
  imagery: ['imagery-identifiable', 'imagery-no-consent'],
  'imagery-means': ['imagery-purpose'],
};
const oldOfAuthority = {
  ...user,
  ...listed('services', 'annex3-5a-public-benefits'),
  users: ['user-public-authority'],
  'first-supply': ['supplied-soon'],
  design: ['design-stands'],
};
const oldModel = {
  ...maker,
  form: ['model-only'],
  model: ['model-own'],
  'model-licence': ['model-closed'],
  'model-risk': ['model-ordinary'],
  'model-age': ['model-old'],
};

/** Articles 111 and 113, as amended: the day before, the day itself, the day after. */
describe.each<[string, Answers, string, [before: string, on: string, after: string]]>([
  ['a ban of Article 5(1)(ba)', undressing, '2 December 2026', ['2026-12-01', '2026-12-02', '2026-12-03']],
  [
    'a use of Annex III',
    { ...user, ...recruiting },
    '2 December 2027',
    ['2027-12-01', '2027-12-02', '2027-12-03'],
  ],
  [
    'a medical device',
    { ...maker, ...medicalProduct },
    '2 August 2028',
    ['2028-08-01', '2028-08-02', '2028-08-03'],
  ],
  ['an authority’s old system', oldOfAuthority, '2 August 2030', ['2030-08-01', '2030-08-02', '2030-08-03']],
  ['a model of before 2 August 2025', oldModel, '2 August 2027', ['2027-08-01', '2027-08-02', '2027-08-03']],
])('%s', (_case, answers, day, [before, ...after]) => {
  test(`is announced before ${day}, with its end still open`, () => {
    const { title, lead } = resultOf(answers, undefined, before).headline;
    expect(title).toMatch(new RegExp(`from ${day}$`));
    expect(lead).not.toMatch(/duties are due|Stop it now/);
  });

  test.each(after)('is in force on %s', (today) => {
    const { title, lead } = resultOf(answers, undefined, today).headline;
    expect(title).toMatch(new RegExp(`since ${day}$`));
    expect(lead).not.toMatch(/not yet|End it before/);
  });
});
