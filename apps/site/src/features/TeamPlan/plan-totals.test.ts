import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fewestPeople, mostPeople, type PlanLine, planTotals, withinLimits } from './plan-totals.ts';

const course = fc.record(
  {
    priceSgd: fc.integer({ min: 1, max: 20_000 }),
    durationDays: fc.integer({ min: 1, max: 5 }),
    durationWeeks: fc.integer({ min: 2, max: 12 }),
  },
  { requiredKeys: [] },
);
const line: fc.Arbitrary<PlanLine> = fc.record({
  course,
  people: fc.integer({ min: fewestPeople, max: mostPeople }),
  isPrivate: fc.boolean(),
});
const plan = fc.array(line, { maxLength: 16 });

describe('the sums of a plan', () => {
  test('counts each seat by its price or quotes it', () => {
    fc.assert(
      fc.property(plan, (lines) => {
        const { seats, countedSeats, quoted, sumSgd } = planTotals(lines);
        const unpriced = lines.filter(({ course: { priceSgd }, isPrivate }) => isPrivate || !priceSgd);
        expect(quoted).toEqual(unpriced);
        expect(countedSeats + quoted.reduce((sum, { people }) => sum + people, 0)).toBe(seats);
        expect(sumSgd === undefined).toBe(countedSeats === 0);
        expect(sumSgd).not.toBe(0);
        expect(sumSgd ?? 0).toBeGreaterThanOrEqual(countedSeats);
      }),
    );
  });

  test('removes exactly the public price when a course becomes private', () => {
    fc.assert(
      fc.property(plan, line, (others, own) => {
        const asPublic = planTotals([...others, { ...own, isPrivate: false }]);
        const asPrivate = planTotals([...others, { ...own, isPrivate: true }]);
        const price = (own.course.priceSgd ?? 0) * own.people;
        expect((asPublic.sumSgd ?? 0) - (asPrivate.sumSgd ?? 0)).toBe(price);
        expect([asPrivate.seats, asPrivate.courseDays, asPrivate.peopleDays]).toEqual([
          asPublic.seats,
          asPublic.courseDays,
          asPublic.peopleDays,
        ]);
      }),
    );
  });
});

test('clamps people to an integer within the limits', () => {
  fc.assert(
    fc.property(fc.double(), (people) => {
      const held = withinLimits(people);
      expect(Number.isInteger(held) && held >= fewestPeople && held <= mostPeople).toBe(true);
    }),
  );
  for (let people = fewestPeople; people <= mostPeople; people++) expect(withinLimits(people)).toBe(people);
});
