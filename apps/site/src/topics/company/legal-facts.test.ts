import { forms } from '@vanda/forms/forms';
import { describe, expect, test } from 'vitest';
import type { Company } from '../../schemas/company.ts';
import { frameTables, renderMarkdown } from '../article/article-markup.ts';
import { fillIn } from './facts.ts';
import { legalFacts } from './legal-facts.ts';

const company = {
  brand: 'A & _B_ <i>',
  legalName: 'A & B Pte. Ltd.',
  uen: '1',
  address: { street: '1 Street', city: 'Singapore', postalCode: '000001' },
  phone: '+65 6000 0000',
  email: 'hello@b.example',
  dpoEmail: 'dpo@b.example',
  replyWithin: { hours: 24 },
} as Company;
const facts = legalFacts(company);
const filled = (markdown: string) => renderMarkdown(fillIn(markdown, facts), frameTables());

describe('facts of legal pages', () => {
  test('lists every form with its fields, in a table with a caption', async () => {
    const html = await filled('{{formTable}}');
    expect(html).toContain('<figcaption id="table-1-name">Table 1.');
    expect(html).toContain('Name*, Email*, Company, Service, Message*');
    for (const { title, fields } of Object.values(forms)) {
      for (const text of [title, ...fields.map(({ label }) => label)])
        expect(html.replaceAll('&amp;', '&')).toContain(text);
    }
  });

  test('what the company writes is text, not markup', async () => {
    expect(await filled('{{brand}}')).toBe('<p>A &amp; _B_ &lt;i&gt;</p>\n');
  });

  test('addresses are links', async () => {
    expect(await filled('{{dpoEmail}}')).toBe('<p><a href="mailto:dpo@b.example">dpo@b.example</a></p>\n');
    expect(await filled('{{phone}}')).toBe('<p><a href="tel:+6560000000">+65 6000 0000</a></p>\n');
  });
});
