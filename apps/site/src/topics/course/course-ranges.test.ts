import { expect, test } from 'vitest';
import { exampleCourse } from './course.fixture.ts';
import { withCourseRanges } from './course-ranges.ts';

const { durationDays: _days, priceSgd: _price, ...open } = exampleCourse;
const courses = [
  { ...open, family: 'track' as const, durationWeeks: 5, priceSgd: 1000 },
  { ...open, family: 'track' as const, durationWeeks: 3 },
  { ...open, durationDays: 1, priceSgd: 200 },
  { ...open, family: 'one-day' as const, durationDays: 1 },
  { ...open, family: 'one-day' as const, durationDays: 3 },
];

test.each([
  ['{lowest price}', 'From SGD 200'],
  ['{lowest price: track}', 'From SGD 1,000'],
  ['{lowest price: agile}', 'SGD 200'],
  ['{lengths}', '1 day to 5 weeks'],
  ['{lengths: track}', '3 to 5 weeks'],
  ['{lengths: agile}', '1 day'],
  ['{lengths: one-day}', '1 to 3 days'],
  ['Valid 3 years', 'Valid 3 years'],
])('%s reads %s', (text, words) => expect(withCourseRanges(text, courses)).toBe(words));

test('a family without courses is named', () =>
  expect(() => withCourseRanges('{lengths: agile}', [])).toThrow('{lengths: agile}'));
