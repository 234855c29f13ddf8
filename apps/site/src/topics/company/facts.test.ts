import { expect, test } from 'vitest';
import type { Company } from '../../schemas/company.ts';
import { factsOf, fillIn, fillInAll } from './facts.ts';

const facts = factsOf({
  brand: 'A & B',
  address: { street: '1 Street', city: 'Singapore', postalCode: '000001' },
  replyWithin: { hours: 48 },
} as Company);

test('a promise says the hours that the company has set', () =>
  expect(fillIn('We reply within {{replyTime}}.', facts)).toBe('We reply within 48 hours.'));

test('every text of an entry is filled in, at any depth, and nothing else of it changes', () => {
  const entry = { lead: 'At {{brand}}', order: 2, isDraft: false, blocks: [{ items: ['{{brand}}', 3] }] };
  expect(fillInAll(entry, facts)).toEqual({ ...entry, lead: 'At A & B', blocks: [{ items: ['A & B', 3] }] });
});

test('an unknown name fails the build', () => {
  expect(() => fillIn('{{replyHours}}', facts)).toThrow(
    '"{{replyHours}}" is no fact of the company and no day or status',
  );
});
