import { expect, test } from 'vitest';
import { ageLineParts, ageLineWidth } from './age-line.ts';

const hours = (count: number) => count * 3_600_000;

test('every line has the same scale: four units an hour, the double rule at 24 hours, the end at 28', () => {
  expect(ageLineWidth).toBe(28 * 4);
  const { promise } = ageLineParts(hours(3), false);
  expect((promise[0] + promise[1]) / 2).toBeCloseTo(24 * 4 + 1);
  expect(ageLineParts(hours(12), false).end.at).toBe(48);
});

test('within the promise there is ink up to the seed and nothing overdue', () => {
  const parts = ageLineParts(hours(19.25), false);
  expect(parts).toMatchObject({ elapsedTo: 77, end: { at: 77, kind: 'now' }, isBroken: false });
  expect(parts.overdue).toBeUndefined();
});

test('past 24 hours the line goes on in the colour of lateness, from the double rule to the seed', () => {
  const parts = ageLineParts(hours(27) + 40 * 60_000, false);
  expect(parts.elapsedTo).toBe(96);
  expect(parts.overdue).toEqual({ from: 99, to: 111 });
});

test('24 hours to the millisecond are still within the promise', () => {
  expect(ageLineParts(hours(24), false).overdue).toBeUndefined();
  expect(ageLineParts(hours(24) + 1, false).overdue).toBeDefined();
});

test('what is older than the line is wide has the seed at the end, behind a break', () => {
  expect(ageLineParts(hours(76), false)).toMatchObject({ end: { at: ageLineWidth }, isBroken: true });
  expect(ageLineParts(hours(28), false).isBroken).toBe(false);
});

test('the seed of what has just come in stays on the line', () => {
  expect(ageLineParts(0, false).end.at).toBe(5);
});

test('an answer ends the line instead of the seed', () => {
  expect(ageLineParts(hours(3), true).end).toEqual({ at: 12, kind: 'answer' });
});
