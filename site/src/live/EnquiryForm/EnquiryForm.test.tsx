import { forms } from '@vanda/enquiry/forms';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { startTags } from '../../../build/elements.ts';
import { EnquiryForm } from './EnquiryForm.tsx';
import type { EnquiryFormProps } from './EnquiryFormProps.ts';

const sessions = [
  { start: '2025-08-18', end: '2025-08-20', place: 'Singapore', note: 'Mon to Wed, Singapore' },
  { start: '2025-09-22', end: '2025-09-24', place: 'Singapore', note: 'Mon to Wed, Singapore' },
];
const company = {
  name: 'Vanda',
  email: 'hello@vanda.example',
  dpoEmail: 'dpo@vanda.example',
  replyWithinHours: 24,
};
const markup = (props: Partial<EnquiryFormProps> & Pick<EnquiryFormProps, 'form'>) =>
  renderToStaticMarkup(
    <EnquiryForm sessions={sessions} today="2025-08-01" company={company} delivery="intake" {...props} />,
  );
const controls = (html: string) =>
  startTags(html).filter(
    ({ name, attributes }) =>
      ['input', 'select', 'textarea'].includes(name) && attributes.get('type') !== 'hidden',
  );

describe.each(Object.values(forms))('$id, without script', (form) => {
  const html = markup({ form: form.id });

  test('posts to its own address', () => {
    const tag = startTags(html).find(({ name }) => name === 'form');
    expect(tag?.attributes.get('action')).toBe(`/api/enquiries/${form.id}`);
    expect(tag?.attributes.get('method')).toBe('post');
    expect(tag?.attributes.has('novalidate')).toBe(false);
  });

  test('has every field of the contract, and marks the required ones', () => {
    for (const field of form.fields) {
      const own = controls(html).filter(({ attributes }) => attributes.get('name') === field.name);
      expect(own.length, field.name).toBeGreaterThan(0);
      for (const { attributes } of own) expect(attributes.has('required'), field.name).toBe(field.required);
    }
  });

  test('every control has a label, and no id is given twice', () => {
    const tags = startTags(html);
    const ids = tags.flatMap(({ attributes }) => attributes.get('id') ?? []);
    expect(new Set(ids).size).toBe(ids.length);
    const labelled = new Set(tags.flatMap(({ attributes }) => attributes.get('for') ?? []));
    for (const { attributes } of controls(html)) {
      const isInLabel = /^(?:radio|checkbox)$/.test(attributes.get('type') ?? '');
      expect(isInLabel || labelled.has(attributes.get('id') ?? ''), attributes.get('name')).toBe(true);
    }
  });

  test('names the purpose, how long data are kept and the officer, and ticks no consent', () => {
    expect(html).toContain('keeps it for 365 days');
    expect(html).toContain('mailto:dpo@vanda.example');
    expect(html).toContain('href="/privacy-policy"');
    const consent = controls(html).find(({ attributes }) => attributes.get('type') === 'checkbox');
    expect(consent?.attributes.has('checked')).toBe(false);
  });

  test('never asks for an NRIC number', () => {
    for (const { attributes } of controls(html))
      expect(attributes.get('name')).not.toMatch(/nric|fin|passport/i);
    expect(html).toContain('Please do not enter an NRIC number');
  });
});

describe('the dates', () => {
  const offered = (today: string, dates = sessions) =>
    controls(markup({ form: 'professional-scrum-master', today, sessions: dates }))
      .filter(({ attributes }) => attributes.get('name') === 'courseDate' && !attributes.has('disabled'))
      .map(({ attributes }) => attributes.get('value'));

  test('are the specified ones while all are still to come', () => {
    expect(offered('2025-08-01')).toEqual(['2025-08-18', '2025-09-22']);
  });

  test('lose one on the day it starts, and offer the next available date from then on', () => {
    expect(offered('2025-08-17')).toEqual(['2025-08-18', '2025-09-22']);
    expect(offered('2025-08-18')).toEqual(['2025-09-22', 'next-available']);
    expect(offered('2026-11-21')).toEqual(['next-available']);
    expect(offered('2026-11-21', [])).toEqual(['next-available']);
  });

  test('are the targets of the links beside each date, which work without script', () => {
    const html = markup({ form: 'professional-scrum-master' });
    for (const id of ['register-2025-08-18', 'register-2025-09-22', 'register-next']) {
      expect(html).toContain(`id="${id}"`);
    }
  });
});

test('the message box of Professional Product Owner is at least 100 px high, as specified', () => {
  expect(markup({ form: 'professional-product-owner' })).toMatch(/<textarea[^>]*data-min-height="100"/);
});

describe('a build without the intake service', () => {
  const html = markup({ form: 'agile-training', delivery: 'mailto' });

  test('hands the form to the mail program, with script and without', () => {
    expect(html).toContain('action="mailto:hello@vanda.example"');
    expect(html).toMatch(/enctype="text\/plain"/i);
    expect(html).toContain('Open in my email');
  });

  test('offers nothing that it can’t do', () => {
    expect(html).not.toContain('Send registration');
    expect(html).not.toContain('marketingConsent');
    expect(html).not.toContain('referralCode');
  });
});
