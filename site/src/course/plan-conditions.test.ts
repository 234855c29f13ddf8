import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import type { Refunds } from '../schemas/buyer-facts.ts';
import { teamPlanSchema } from '../schemas/team-plan.ts';
import { planConditions } from './plan-conditions.ts';

const file = new URL('../content/tools/team-plan.yaml', import.meta.url);
const { facts } = teamPlanSchema.parse(parse(readFileSync(file, 'utf8')));
const unstated = { buyerFacts: {} };
const texts = (
  ...[course, company]: [Parameters<typeof planConditions>[0], Parameters<typeof planConditions>[1]]
) => planConditions(course, company, facts).map(({ text }) => text);

describe('the conditions of a plan', () => {
  test('what nobody has stated has no line', () => {
    expect(texts({}, unstated)).toEqual([]);
    expect(texts({ buyerFacts: { payment: undefined } }, { buyerFacts: {} })).toEqual([]);
  });

  test('GST is said in the words of what the company has stated', () => {
    expect(texts({}, { buyerFacts: { gst: 'not-charged' } })).toEqual(['No GST is charged.']);
  });

  test('a course’s own fact wins over that of all courses, the others stay', () => {
    const company = { buyerFacts: { payment: 'By invoice.', classSize: { min: 8, max: 16 } } };
    expect(texts({ buyerFacts: { classSize: { max: 20 } } }, company)).toEqual([
      'At most 20 in a class.',
      'Payment: By invoice.',
    ]);
  });

  test('the size of a private class concerns private classes, cancellation public ones', () => {
    const refunds: Refunds = {
      countedIn: 'working days',
      steps: [
        { daysBefore: 14, percent: 100 },
        { daysBefore: 7, percent: 50 },
      ],
    };
    expect(planConditions({ buyerFacts: { privateFrom: 6, refunds } }, unstated, facts)).toEqual([
      { text: 'A private class is held from 6 people.', holdsFor: 'private' },
      {
        text: 'If you cancel, 100% comes back up to 14 working days before the start, 50% comes back up to 7 working days before the start, and nothing after that.',
        holdsFor: 'public',
      },
    ]);
  });

  test('what is included reads as one sentence, names keep their capitals', () => {
    const included = ['Course materials', 'PSM I attempt', 'A small project'].map((title) => ({ title }));
    expect(texts({ included }, unstated)).toEqual([
      'Included: course materials, PSM I attempt, a small project.',
    ]);
  });
});
