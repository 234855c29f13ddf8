import { expect, test } from 'vitest';
import { ageLineWidth, ageLineParts as partsOf } from './age-line.ts';

const hours = (count: number) => count * 3_600_000;
const ageLineParts = (ageMs: number, isAnswered: boolean, promiseMs = hours(24)) =>
  partsOf(ageMs, isAnswered, promiseMs);

test('draws nothing overdue within the promise', () => {
  const parts = ageLineParts(hours(19.25), false);
  expect(parts).toMatchObject({ elapsedTo: 77, end: { at: 77, kind: 'now' }, isBroken: false });
  expect(parts.overdue).toBeUndefined();
});

test('draws overdue time from the double rule to now', () => {
  const parts = ageLineParts(hours(27) + 40 * 60_000, false);
  expect(parts.elapsedTo).toBe(96);
  expect(parts.overdue).toEqual({ from: 99, to: 111 });
});

test('counts exactly 24 hours as within the promise', () => {
  expect(ageLineParts(hours(24), false).overdue).toBeUndefined();
  expect(ageLineParts(hours(24) + 1, false).overdue).toBeDefined();
});

test('breaks the line of an age beyond its width', () => {
  expect(ageLineParts(hours(76), false)).toMatchObject({ end: { at: ageLineWidth }, isBroken: true });
  expect(ageLineParts(hours(28), false).isBroken).toBe(false);
});

test('keeps the marker of a new enquiry on the line', () => expect(ageLineParts(0, false).end.at).toBe(5));

test('ends the line at the reply', () =>
  expect(ageLineParts(hours(3), true).end).toEqual({ at: 12, kind: 'reply' }));

test('draws every promise at the same place', () => {
  const parts = ageLineParts(hours(4), false, hours(8));
  expect(parts.promise).toEqual(ageLineParts(hours(12), false).promise);
  expect(parts.end.at).toBe(ageLineParts(hours(12), false).end.at);
  expect(ageLineParts(hours(9), false, hours(8)).overdue).toBeDefined();
});
