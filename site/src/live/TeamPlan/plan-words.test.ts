import { readFileSync } from 'node:fs';
import { limits } from '@vanda/enquiry/form';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { teamPlanSchema } from '../../schemas/team-plan.ts';
import { withPassage } from '../EnquiryForm/message-passage.ts';
import { planTotals } from './plan-totals.ts';
import {
  conditionLines,
  type Line,
  type NamedCourse,
  planMessage,
  planPassage,
  sumSentence,
} from './plan-words.ts';

const file = new URL('../../content/tools/team-plan.yaml', import.meta.url);
const words = teamPlanSchema.parse(parse(readFileSync(file, 'utf8')));

const course = (given: Partial<NamedCourse>): NamedCourse => ({
  slug: 'fundamentals',
  title: 'Fundamentals',
  length: '1 day',
  price: 'SGD 450',
  priceSgd: 450,
  isPricePerPerson: true,
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
const conditions = (lines: Line[], stated = {}) => conditionLines(lines, stated, words, '22 November 2026');

describe('a plan in words', () => {
  test('the sum says what it is without, and never a price for what has none', () => {
    expect(sumSentence(planTotals([fundamentals, steward]), words)).toBe(
      'Indicative, for 8 seats: SGD 3,600. Without one seat, to be quoted: Steward.',
    );
    const onlyQuoted = sumSentence(planTotals([asPrivate, steward]), words);
    expect(onlyQuoted).toBe('Without 9 seats, to be quoted: Fundamentals (private) and Steward.');
    expect(onlyQuoted).not.toContain('SGD');
  });

  test('the message states each course with its people, class and amount, and ends in the link', () => {
    const message = planMessage(
      [fundamentals, asPrivate, steward],
      words,
      'https://vanda.example/services#plan=x:1',
    );
    expect(message).toContain('- Fundamentals: 8 people, public class, 1 day, SGD 3,600 (8 × SGD 450)');
    expect(message).toContain(
      '- Fundamentals: 8 people, private class, 1 day, to be quoted (in public SGD 3,600)',
    );
    expect(message).toContain(
      '- Steward: one person, public class, 4 weeks, to be quoted (not counted as zero)',
    );
    expect(message.split('\n').at(-1)).toBe('https://vanda.example/services#plan=x:1');
  });

  test('a plan of every course fits into the message, with room to write', () => {
    const longest = course({
      title: 'Professional Product Owner in the Age of AI',
      price: 'SGD 1,000',
      priceSgd: 1000,
    });
    const lines = Array.from({ length: 16 }, () => ({ course: longest, people: 99, isPrivate: true }));
    const link = `https://www.vanda.example/services#plan=${'professional-product-owner:99:private;'.repeat(16)}`;
    expect(planMessage(lines, words, link).length).toBeLessThan(limits.message - 400);
  });

  test('what the visitor wrote stays in the message; an earlier plan gives way to the new one', () => {
    const plan = (link: string) =>
      `${words.message.opening}\n\n- Fundamentals\nhttps://vanda.example/services#plan=${link}`;
    const first = withPassage('We need this in March.', planPassage(plan('a:1'), words));
    expect(first).toBe(`We need this in March.\n\n${plan('a:1')}\n\n`);
    expect(withPassage(`${first}Call me.`, planPassage(plan('b:2'), words))).toBe(
      `We need this in March.\n\nCall me.\n\n${plan('b:2')}\n\n`,
    );
  });
});

describe('what applies to a plan', () => {
  test('only what concerns it: no word of private classes, missing prices or dates where there are none', () => {
    expect(conditions([fundamentals])).toEqual([
      'A first count, not an offer. Prices are those of the course pages on 22 November 2026.',
      words.conditions.reply,
    ]);
  });

  test('courses without price, without unit of the price, without date are named', () => {
    const sumOnly = {
      ...fundamentals,
      course: course({ title: 'Usage', isPricePerPerson: false, hasDate: false }),
    };
    const lines = conditions([fundamentals, sumOnly, steward, asPrivate]).join('\n');
    expect(lines).toContain('No price is published yet for Steward.');
    expect(lines).toContain('Usage: the course page gives one sum');
    expect(lines).toContain('No public date is announced for Usage.');
    expect(lines).toContain(words.conditions.private);
    expect(conditions([sumOnly]).join('\n')).toContain('No public date is announced yet.');
  });

  test('a fact that holds for all is said once, one that does not names its courses', () => {
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
