import { expect, test } from 'vitest';
import { courseSchema } from '../../schemas/course.ts';
import { withCourseRanges } from './course-ranges.ts';

const course = (facts: object) =>
  courseSchema.parse({
    title: 'A course',
    shortTitle: 'A course',
    description: 'What a participant can do after the course, in one sentence.',
    page: '/services/a-course',
    form: 'agile-training',
    family: 'track',
    order: 1,
    ...facts,
  });
const courses = [
  course({ durationWeeks: 5, priceSgd: 1000 }),
  course({ durationWeeks: 3 }),
  course({ durationDays: 1, priceSgd: 200, family: 'agile' }),
];

test.each([
  ['{lowest price}', 'From SGD 200'],
  ['{lowest price: track}', 'From SGD 1,000'],
  ['{lowest price: agile}', 'SGD 200'],
  ['{lengths}', '1 day to 5 weeks'],
  ['{lengths: track}', '3 to 5 weeks'],
  ['{lengths: agile}', '1 day'],
  ['Valid 3 years', 'Valid 3 years'],
])('%s reads %s', (text, words) => expect(withCourseRanges(text, courses)).toBe(words));

test('a family without courses is named', () => {
  expect(() => withCourseRanges('{lengths: one-day}', courses)).toThrow('{lengths: one-day}');
});
