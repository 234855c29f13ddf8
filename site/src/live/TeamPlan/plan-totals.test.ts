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

const onePerson = (given: Partial<PlanLine>): PlanLine => ({
  course: { priceSgd: 450, durationDays: 1 },
  people: 1,
  isPrivate: false,
  ...given,
});

describe('the sums of a plan', () => {
  test('the plan of the design: five courses, 29 seats, S$8,800 without 13 seats', () => {
    const lines = [
      onePerson({ people: 8 }),
      onePerson({ course: { priceSgd: 480, durationDays: 1 }, people: 12, isPrivate: true }),
      onePerson({ course: { priceSgd: 800, durationDays: 3 }, people: 2 }),
      onePerson({ course: { priceSgd: 600, durationWeeks: 3 }, people: 6 }),
      onePerson({ course: { durationWeeks: 4 } }),
    ];
    expect(planTotals(lines)).toEqual({
      seats: 29,
      courseDays: 5,
      peopleDays: 26,
      weeks: [3, 4],
      sumSgd: 8800,
      countedSeats: 16,
      quoted: [lines[1], lines[4]],
    });
  });

  test('a whole is the sum of its parts', () => {
    fc.assert(
      fc.property(plan, plan, (some, others) => {
        const [a, b, both] = [planTotals(some), planTotals(others), planTotals([...some, ...others])];
        expect(both.seats).toBe(a.seats + b.seats);
        expect(both.courseDays).toBe(a.courseDays + b.courseDays);
        expect(both.peopleDays).toBe(a.peopleDays + b.peopleDays);
        expect(both.countedSeats).toBe(a.countedSeats + b.countedSeats);
        expect(both.sumSgd ?? 0).toBe((a.sumSgd ?? 0) + (b.sumSgd ?? 0));
        expect(both.quoted).toEqual([...a.quoted, ...b.quoted]);
      }),
    );
  });

  test('the order of the courses does not matter', () => {
    fc.assert(
      fc.property(plan, (lines) => {
        const { quoted, ...sums } = planTotals(lines);
        const { quoted: quotedBack, ...sumsBack } = planTotals(lines.toReversed());
        expect(sumsBack).toEqual(sums);
        expect(quotedBack).toEqual(quoted.toReversed());
      }),
    );
  });

  test('each seat is either counted by its price or quoted, never counted as nothing', () => {
    fc.assert(
      fc.property(plan, (lines) => {
        const { seats, countedSeats, quoted, sumSgd } = planTotals(lines);
        const unpriced = lines.filter(({ course: { priceSgd }, isPrivate }) => isPrivate || !priceSgd);
        expect(quoted).toEqual(unpriced);
        expect(countedSeats + quoted.reduce((sum, { people }) => sum + people, 0)).toBe(seats);
        expect(sumSgd === undefined).toBe(countedSeats === 0);
        expect(sumSgd).not.toBe(0);
        // The cheapest price of the drawn courses is one dollar.
        expect(sumSgd ?? 0).toBeGreaterThanOrEqual(countedSeats);
      }),
    );
  });

  test('a course made private leaves the sum by exactly its public price, and days and seats as they were', () => {
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

  test('weeks of tracks are listed, never added to the days', () => {
    fc.assert(
      fc.property(plan, (lines) => {
        const { weeks, courseDays } = planTotals(lines);
        const withoutWeeks = lines.map(({ course: { durationWeeks: _, ...rest }, ...row }) => ({
          ...row,
          course: rest,
        }));
        expect(planTotals(withoutWeeks).courseDays).toBe(courseDays);
        expect(weeks).toEqual([...new Set(weeks)].toSorted((a, b) => a - b));
      }),
    );
  });
});

test('a number of people is always a whole one within the limits, and one within them stays', () => {
  fc.assert(
    fc.property(fc.double(), (people) => {
      const held = withinLimits(people);
      expect(Number.isInteger(held) && held >= fewestPeople && held <= mostPeople).toBe(true);
    }),
  );
  for (let people = fewestPeople; people <= mostPeople; people++) expect(withinLimits(people)).toBe(people);
});
