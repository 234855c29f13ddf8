import { expect, test } from 'vitest';
import { type CourseFacts, courseFactsSchema, personSchema } from '../../schemas/buyer-facts.ts';
import { inventedFacts } from './buyer-facts.fixture.ts';

const wrong = (facts: unknown) =>
  (courseFactsSchema.safeParse(facts).error?.issues ?? []).map(({ path }) => path.join('.'));

const refunds = (...steps: [daysBefore: number, percent: number][]) => ({
  refunds: { countedIn: 'days', steps: steps.map(([daysBefore, percent]) => ({ daysBefore, percent })) },
});

test('every fact of a course may be left out', () => {
  expect(wrong({})).toEqual([]);
  for (const name of Object.keys(courseFactsSchema.shape))
    expect(wrong({ [name]: inventedFacts[name as keyof CourseFacts] }), name).toEqual([]);
});

test.each<[string, object, string]>([
  ['a smallest class above the largest', { classSize: { min: 16, max: 8 } }, 'classSize.min'],
  [
    'what holds below a number that is not given',
    { classSize: { max: 8, belowMin: 'Then it is moved.' } },
    'classSize.belowMin',
  ],
  ['refund steps out of order', refunds([7, 90], [21, 50]), 'refunds.steps.1.daysBefore'],
  ['a refund that grows towards the day', refunds([21, 50], [7, 90]), 'refunds.steps.1.percent'],
  [
    'a reference of a scheme that does not list the course',
    { funding: [{ scheme: 'Invented Credit', status: 'not-listed', reference: 'INV-1' }] },
    'funding.0.reference',
  ],
  ['a delivery without a way', { delivery: {} }, 'delivery.venue'],
  ['a day that ends before it begins', { hours: { from: '18:00', to: '09:00' } }, 'hours.to'],
  ['a mistyped fact', { clasSize: { max: 8 } }, ''],
])('names an issue by its field: %s', (_name, facts, field) => expect(wrong(facts)).toEqual([field]));

test('a photograph is an uploaded file with what it shows, never an address elsewhere', () => {
  const person = { key: 'a', name: 'Petunia Example', credential: 'Invented', line: 'An invented trainer.' };
  const isSound = (photo: object) => personSchema.safeParse({ ...person, photo }).success;
  const file = 'photo-0123456789abcdef';
  const alt = 'Petunia beside a flowering hedge';
  expect(isSound({ file, alt, focus: { x: 20, y: 100 } })).toBe(true);
  expect(isSound({ file })).toBe(false);
  expect(isSound({ file: 'https://elsewhere.sg/p.webp', alt })).toBe(false);
  expect(isSound({ file: '../company/company', alt })).toBe(false);
  expect(isSound({ file, alt, focus: { x: 20, y: 101 } })).toBe(false);
});
