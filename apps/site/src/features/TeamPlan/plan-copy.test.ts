import { readFileSync } from 'node:fs';
import { limits } from '@vanda/forms/form';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { teamPlanSchema } from '../../schemas/team-plan.ts';
import { fillPlaces } from '../../text/fill-places.ts';
import { conditionLines, type Line, type NamedCourse, planMessage } from './plan-copy.ts';

const file = new URL('../../content/tools/team-plan.yaml', import.meta.url);
const copy = teamPlanSchema.parse(parse(readFileSync(file, 'utf8')));

const course = (given: Partial<NamedCourse>): NamedCourse => ({
  slug: 'fundamentals',
  hours: undefined,
  seatsMax: undefined,
  title: 'Fundamentals',
  page: '/services/fundamentals',
  length: '1 day',
  outcome: 'Apply the duties of the Act.',
  price: 'SGD 450',
  priceSgd: 450,
  durationDays: 1,
  durationWeeks: undefined,
  hasDate: true,
  ...given,
});
const fundamentals: Line = { course: course({}), people: 8, isPrivate: false };
const steward: Line = {
  course: course({
    slug: 'steward',
    title: 'Steward',
    length: '4 weeks',
    price: undefined,
    priceSgd: undefined,
    durationDays: undefined,
    durationWeeks: 4,
  }),
  people: 1,
  isPrivate: false,
};
const asPrivate: Line = { ...fundamentals, isPrivate: true };
const conditions = (lines: Line[], stated = {}) => conditionLines(lines, stated, copy, '22 November 2026');

describe('the copy of a plan', () => {
  test('states each course with people, class and amount, and ends the message with the link', () => {
    const message = planMessage(
      [fundamentals, asPrivate, steward],
      copy,
      'https://vanda.example/services#plan=x:1',
    );
    expect(message).toContain('- Fundamentals: 8 people, public class, 1 day, SGD 3,600 (8 × SGD 450)');
    expect(message).toContain(
      '- Fundamentals: 8 people, private class, 1 day, price on request (SGD 3,600 at public prices)',
    );
    expect(message).toContain(
      '- Steward: one person, public class, 4 weeks, price on request (not in the sum)',
    );
    expect(message.split('\n').at(-1)).toBe('https://vanda.example/services#plan=x:1');
  });

  test('fits a plan of every course into the message', () => {
    const longest = course({
      title: 'Professional Product Owner in the Age of AI',
      price: 'SGD 1,000',
      priceSgd: 1000,
    });
    const lines = Array.from({ length: 16 }, () => ({ course: longest, people: 99, isPrivate: true }));
    const link = `https://www.vanda.example/services#plan=${'professional-product-owner:99:private;'.repeat(16)}`;
    expect(planMessage(lines, copy, link).length).toBeLessThan(limits.message - 400);
  });
});

describe('the conditions of a plan', () => {
  test('omits private classes, missing prices and dates that do not occur', () => {
    expect(conditions([fundamentals])).toEqual([
      'A first count, not an offer. Prices are those of the course pages on 22 November 2026.',
      copy.conditions.reply,
    ]);
  });

  test('names courses without price or date', () => {
    const undated = { ...fundamentals, course: course({ title: 'Usage', hasDate: false }) };
    const lines = conditions([fundamentals, undated, steward, asPrivate]).join('\n');
    expect(lines).toContain(fillPlaces(copy.conditions.noPrice, { courses: 'Steward' }));
    expect(lines).toContain(fillPlaces(copy.conditions.noDate, { courses: 'Usage' }));
    expect(lines).toContain(copy.conditions.private);
    expect(conditions([undated]).join('\n')).toContain(copy.conditions.noDates);
  });

  test('states a fact for all courses once, and names the courses of others', () => {
    const stated = {
      fundamentals: [
        { text: 'No GST is charged.', holdsFor: 'both' as const },
        { text: 'At most 16 in a class.', holdsFor: 'public' as const },
        { text: 'A private class is held from 6 people.', holdsFor: 'private' as const },
      ],
      steward: [{ text: 'No GST is charged.', holdsFor: 'both' as const }],
    };
    const lines = conditions([fundamentals, steward], stated);
    expect(lines).toContain('No GST is charged.');
    expect(lines).toContain('Fundamentals. At most 16 in a class.');
    expect(lines.join()).not.toContain('from 6 people');
    expect(conditions([asPrivate], stated)).toContain('A private class is held from 6 people.');
  });
});
