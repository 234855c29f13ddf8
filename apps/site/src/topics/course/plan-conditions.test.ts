import { expect, test } from 'vitest';
import { exampleCourse } from './course.fixture.ts';
import { planConditions } from './plan-conditions.ts';

const texts = (course: object, buyerFacts: object = {}) =>
  planConditions({ ...exampleCourse, ...course }, { buyerFacts, people: [] });

test('has no line for what nobody has stated', () => expect(texts({})).toEqual([]));

test('repeats the course page, the course’s own fact before that of all courses', () => {
  const company = { payment: 'By invoice', gst: 'not-charged', classSize: { min: 8, max: 16 } };
  const privateClass = { from: 6, place: 'at your place' };
  expect(texts({ buyerFacts: { classSize: { max: 20 }, privateClass } }, company)).toEqual([
    { text: 'GST: no GST is charged', holdsFor: 'public' },
    { text: 'Class size: Up to 20', holdsFor: 'public' },
    { text: 'Private class: From 6 people; at your place', holdsFor: 'private' },
    { text: 'Payment: By invoice', holdsFor: 'both' },
  ]);
});

test('lists what is included in one sentence, where names keep their capitals', () => {
  const included = ['Course materials', 'PSM I attempt'].map((title) => ({ title }));
  expect(texts({ included })).toEqual([
    { text: 'Included: course materials, PSM I attempt', holdsFor: 'public' },
  ]);
});
