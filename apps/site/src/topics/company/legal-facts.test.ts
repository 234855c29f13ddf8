import { forms } from '@vanda/forms/forms';
import { describe, expect, test } from 'vitest';
import type { Company } from '../../schemas/company.ts';
import { fillInHtml, legalFacts } from './legal-facts.ts';

const company = {
  brand: 'A & B',
  legalName: 'A & B Pte. Ltd.',
  uen: '1',
  address: { street: '1 Street', city: 'Singapore', postalCode: '000001' },
  phone: '+65 6000 0000',
  email: 'hello@b.example',
  dpoEmail: 'dpo@b.example',
  replyWithin: { hours: 24 },
} as Company;
const facts = legalFacts(company, 5);

describe('facts of legal pages', () => {
  test('lists every form with its fields', () => {
    for (const { title, fields } of Object.values(forms)) {
      for (const text of [title, ...fields.map(({ label }) => label)])
        expect(facts.formTable).toContain(text);
    }
    expect(facts.formTable).toContain('Name*, Email*, Company, Service, Message*');
  });

  test('a table takes the place of the paragraph that only names it', () => {
    expect(fillInHtml('<p>{{formTable}}</p>', facts)).toBe(facts.formTable);
    expect(fillInHtml('<p>{{uen}} and more</p>', facts)).toBe('<p>1 and more</p>');
  });

  test('what the company writes is text, not markup', () => {
    expect(fillInHtml('{{brand}}', facts)).toBe('A &amp; B');
  });

  test('addresses are links', () => {
    expect(fillInHtml('{{dpoEmail}}', facts)).toBe('<a href="mailto:dpo@b.example">dpo@b.example</a>');
    expect(fillInHtml('{{phone}}', facts)).toBe('<a href="tel:+6560000000">+65 6000 0000</a>');
  });
});
