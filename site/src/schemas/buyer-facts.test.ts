import { describe, expect, test } from 'vitest';
import { inventedFacts } from '../course/buyer-facts.fixture.ts';
import { type CourseFacts, courseFactsSchema, personSchema } from './buyer-facts.ts';

/** Fields that the schema has something against. */
const wrong = (facts: unknown) =>
  (courseFactsSchema.safeParse(facts).error?.issues ?? []).map(({ path }) => path.join('.'));

test('every fact of a course may be left out', () => {
  expect(wrong({})).toEqual([]);
  for (const name of Object.keys(courseFactsSchema.shape))
    expect(wrong({ [name]: inventedFacts[name as keyof CourseFacts] }), name).toEqual([]);
});

describe('the mistake is named by its field', () => {
  test.each<[string, object, string]>([
    ['a smallest class above the largest', { classSize: { min: 16, max: 8 } }, 'classSize.min'],
    [
      'what holds below a number that is not given',
      { classSize: { max: 8, belowMin: 'Then it is moved.' } },
      'classSize.belowMin',
    ],
    [
      'refund steps out of order',
      {
        refunds: {
          countedIn: 'days',
          steps: [
            { daysBefore: 7, percent: 90 },
            { daysBefore: 21, percent: 50 },
          ],
        },
      },
      'refunds.steps.1.daysBefore',
    ],
    [
      'a refund that grows towards the day',
      {
        refunds: {
          countedIn: 'days',
          steps: [
            { daysBefore: 21, percent: 50 },
            { daysBefore: 7, percent: 90 },
          ],
        },
      },
      'refunds.steps.1.percent',
    ],
    [
      'a reference of a scheme that does not list the course',
      { funding: [{ scheme: 'Invented Credit', status: 'not-listed', reference: 'INV-1' }] },
      'funding.0.reference',
    ],
    ['a delivery without a way', { delivery: {} }, 'delivery.venue'],
    ['a day that ends before it begins', { hours: { from: '18:00', to: '09:00' } }, 'hours.to'],
    ['a mistyped fact', { clasSize: { max: 8 } }, ''],
  ])('%s', (_name, facts, field) => {
    expect(wrong(facts)).toEqual([field]);
  });
});

test('a photograph is a file of the site, never an address elsewhere', () => {
  const person = { key: 'a', name: 'Petunia Example', credential: 'Invented', line: 'An invented trainer.' };
  expect(personSchema.safeParse({ ...person, photograph: 'petunia.webp' }).success).toBe(true);
  expect(personSchema.safeParse({ ...person, photograph: 'https://elsewhere.sg/p.webp' }).success).toBe(
    false,
  );
});
