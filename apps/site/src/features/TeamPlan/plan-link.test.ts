import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { planLink, readPlanLink } from './plan-link.ts';
import { fewestPeople, mostPeople, usualPeople } from './plan-totals.ts';

const slug = fc.stringMatching(/^[a-z0-9]{1,12}(?:-[a-z0-9]{1,12}){0,3}$/);
const rows = fc.uniqueArray(
  fc.record({
    course: slug,
    people: fc.integer({ min: fewestPeople, max: mostPeople }),
    isPrivate: fc.boolean(),
  }),
  { selector: ({ course }) => course, minLength: 1, maxLength: 16 },
);

describe('the link to a plan', () => {
  test('writes courses, people and kind of class', () => {
    expect(
      planLink([
        { course: 'data-protection-fundamentals', people: 8, isPrivate: false },
        { course: 'cybersecurity-essentials', people: 12, isPrivate: true },
      ]),
    ).toBe('#plan=data-protection-fundamentals:8;cybersecurity-essentials:12:private');
  });

  test('reads what it wrote, in order, also percent-encoded', () => {
    fc.assert(
      fc.property(rows, (plan) => {
        const link = planLink(plan);
        const inPercents = `#plan=${encodeURIComponent(link.slice('#plan='.length))}`;
        expect(readPlanLink(link)).toEqual({ rows: plan, corrected: [], isWhole: true });
        expect(readPlanLink(inPercents)).toEqual({ rows: plan, corrected: [], isWhole: true });
      }),
    );
  });

  test('never throws, and returns no row beyond the limits, for any fragment', () => {
    const anything = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.string({ unit: fc.constantFrom(...'ab-:;019%private=') }),
    );
    fc.assert(
      fc.property(anything, (text) => {
        const read = readPlanLink(`#plan=${text}`);
        const courses = read?.rows.map(({ course }) => course) ?? [];
        expect(read).toBeDefined();
        expect(new Set(courses).size).toBe(courses.length);
        for (const { people } of read?.rows ?? []) {
          expect(people).toBeGreaterThanOrEqual(fewestPeople);
          expect(people).toBeLessThanOrEqual(mostPeople);
        }
      }),
      { numRuns: 100 },
    );
  });

  test.each([
    ['nothing', '#plan=', []],
    ['a course without people', '#plan=kanban-system', []],
    ['a course twice', '#plan=kanban-system:2;kanban-system:3', [2]],
    ['markup', '#plan=<b>:2;kanban-system:2', [2]],
    ['half a percent sign', '#plan=kanban-system:2;%E0%A4%A', [2]],
  ])('reads a damaged link as far as possible: %s', (_, hash, people) => {
    const read = readPlanLink(hash);
    expect(read?.isWhole).toBe(false);
    expect(read?.rows.map((row) => row.people)).toEqual(people);
  });

  test.each([
    ['0', 1],
    ['500', 99],
    ['1000', 99],
    ['-3', usualPeople],
    ['ten:private', usualPeople],
    ['', usualPeople],
  ])('keeps a course with the number "%s", and names it', (number, people) => {
    const read = readPlanLink(`#plan=kanban-system:${number};scrum-framework:2`);
    expect(read?.rows.map((row) => row.people)).toEqual([people, 2]);
    expect(read).toMatchObject({ corrected: ['kanban-system'], isWhole: true });
  });
});
