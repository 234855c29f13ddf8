import { formIds } from '@vanda/enquiry/form';
import { retentionDays } from '@vanda/enquiry/notice';
import { describe, expect, test } from 'vitest';
import { fillIn, legalFacts, unknownFacts } from './legal-facts.ts';

const company = {
  brand: 'A & B',
  legalName: 'A & B Pte. Ltd.',
  uen: '1',
  address: { street: '1 Street', city: 'Singapore', postalCode: '000001' },
  phone: '+65 6000 0000',
  dpoEmail: 'dpo@b.example',
  replyWithinHours: 24,
};
const facts = legalFacts(company);

describe('facts of legal pages', () => {
  test('the retention is the one that the purge uses', () => {
    expect(fillIn('<p>kept for {{retentionDays}} days</p>', facts)).toBe(
      `<p>kept for ${retentionDays} days</p>`,
    );
  });

  test('every form stands in the table, with what it asks for', () => {
    expect(facts.formTable.match(/<tr><td>/g)).toHaveLength(formIds.length);
    expect(facts.formTable).toContain('Name*, Email*, Company, Service, Message*');
  });

  test('a table takes the place of the paragraph that only names it', () => {
    expect(fillIn('<p>{{formTable}}</p>', facts)).not.toMatch(/^<p>\s*<p>|<\/p><\/p>$/);
    expect(fillIn('<p>{{uen}} and more</p>', facts)).toBe('<p>1 and more</p>');
  });

  test('what the company writes is text, not markup', () => {
    expect(fillIn('{{brand}}', facts)).toBe('A &amp; B');
  });

  test('an unknown name stops the build and is found by the content check', () => {
    expect(() => fillIn('{{retention}}', facts)).toThrow('"{{retention}}" is no fact');
    expect(unknownFacts('{{retention}} {{uen}}')).toEqual(['retention']);
  });
});
