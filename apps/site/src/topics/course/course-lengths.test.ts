import { expect, test } from 'vitest';
import { exampleCourse } from './course.fixture.ts';
import { byLength, lengthGlyph } from './course-lengths.ts';

const bars = (path = '') => [...path.matchAll(/h(\d+)v/g)].map(([, width]) => Number(width));

test.each([
  ['a day', { durationDays: 1 }, 5, 1],
  ['three days', { durationDays: 3 }, 15, 1],
  ['five weeks', { durationWeeks: 5 }, 125, 5],
])('%s is drawn at 5 px a working day, one part a week', (_length, course, widthPx, weeks) => {
  const glyph = lengthGlyph(course);
  expect(glyph?.widthPx).toBe(widthPx);
  expect(bars(glyph?.path)).toHaveLength(weeks);
  expect(bars(glyph?.path).reduce((sum, width) => sum + width + 1, 0)).toBe(widthPx);
});

test('a length that is not published is not drawn', () => expect(lengthGlyph({})).toBeUndefined());

test('groups courses by length, the shortest first', () => {
  const { durationDays: _days, ...open } = exampleCourse;
  const groups = byLength([
    { slug: 'weeks', course: { ...open, durationWeeks: 3 } },
    { slug: 'three', course: exampleCourse },
    { slug: 'one', course: { ...exampleCourse, durationDays: 1 } },
    { slug: 'unknown', course: open },
  ]);
  expect(groups.map(({ title, courses }) => [title, courses.map(({ slug }) => slug)])).toEqual([
    ['One day', ['one']],
    ['Three days', ['three']],
    ['Over weeks', ['weeks']],
    ['Length on request', ['unknown']],
  ]);
});
