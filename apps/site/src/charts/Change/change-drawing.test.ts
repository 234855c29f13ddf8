import { expect, test } from 'vitest';
import { changeDrawing } from './change-drawing.ts';

test('places shares on a line from 0 to 100', () => {
  const { zero, end, before, after } = changeDrawing({ unit: '%', before: 73.8, after: 80.5 });
  const at = (value: number) => zero + ((end - zero) * value) / 100;
  expect(before).toBeCloseTo(at(73.8), 1);
  expect(after).toBeCloseTo(at(80.5), 1);
});

test('where only a change is known, the time before is 100', () => {
  const { before, end, after, zero } = changeDrawing({ unit: '%', after: 40 });
  expect(before).toBe(end);
  expect(after).toBeCloseTo(zero + 0.4 * (end - zero), 1);
});

test('other units run from nothing to the larger of the two', () => {
  const { before, after, end, zero } = changeDrawing({ unit: 'days', before: 258, after: 129 });
  expect(before).toBe(end);
  expect(after).toBeCloseTo((zero + end) / 2, 1);
});

test.each([
  [73.8, 80.5],
  [100, 0],
  [0, 100],
])('the band from %d to %d lies between both ends and inside the scale', (before, after) => {
  const { band, zero, end, ...ends } = changeDrawing({ unit: '%', before, after });
  expect(band.x).toBe(Math.min(ends.before, ends.after));
  expect(band.x + band.width).toBeCloseTo(Math.max(ends.before, ends.after), 5);
  expect(band.x).toBeGreaterThanOrEqual(zero);
  expect(band.x + band.width).toBeLessThanOrEqual(end);
});
