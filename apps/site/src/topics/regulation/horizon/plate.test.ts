import { expect, test } from 'vitest';
import { crowdedInstruments, lanes, today } from './horizon.fixture.ts';
import { horizonRules } from './horizon-rules.ts';
import { plateOf } from './plate.ts';

const rules = horizonRules(crowdedInstruments, lanes, today).filter(({ lane }) => lane === 'markets');
const few = rules.slice(-9);
const drawn = plateOf(few, 'Japan', today);
const crowd = rules.map((rule) => ({ ...rule, place: 'Japan' }));

test('a plate is the same for the same rules in any order', () =>
  expect(plateOf(few.toReversed(), 'Japan', today)).toEqual(drawn));

test('a later day is higher', () => {
  const dated = drawn.stems.filter(({ rule }) => rule.day);
  expect(dated.length).toBeGreaterThan(4);
  const byDay = dated.toSorted((a, b) => (a.rule.day ?? '').localeCompare(b.rule.day ?? ''));
  expect(byDay.map(({ y }) => y)).toEqual(byDay.map(({ y }) => y).toSorted((a, b) => b - a));
  for (const { rule, y } of dated) expect(y < drawn.todayY).toBe((rule.day ?? '') > today);
});

test.each([few.slice(0, 1), few, rules, crowd])('has a stem for each rule, inside the sheet', (...some) => {
  const { stems, height, ground } = plateOf(some, 'Japan', today);
  expect(stems.map(({ rule }) => rule.id).toSorted()).toEqual(some.map(({ id }) => id).toSorted());
  for (const { x, y } of stems) {
    expect(y).toBeGreaterThan(0);
    expect(y).toBeLessThan(ground);
    expect(x).toBeGreaterThan(40);
    expect(x).toBeLessThan(332);
  }
  expect(ground).toBeLessThan(height);
});

test('no label is over another, and those of a crowd are the ones that bind most', () => {
  const labelled = plateOf(crowd, 'Japan', today).stems.filter(({ lines }) => lines.length > 0);
  expect(labelled).toHaveLength(10);
  for (const [i, { labelY, lines }] of labelled.entries()) {
    const next = labelled[i + 1];
    if (next) expect(next.labelY - labelY).toBeGreaterThanOrEqual(8.5 * (lines.length + next.lines.length));
  }
  const binding = crowd.filter(({ force }) => force === 'binding').length;
  expect(labelled.filter(({ rule }) => rule.force === 'binding')).toHaveLength(Math.min(8, binding));
});
