import { forms } from '@vanda/forms/forms';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { startTags } from '../../text/elements.ts';
import { EnquiryForm } from './EnquiryForm.tsx';
import type { EnquiryMarkupProps } from './EnquiryFormProps.ts';

const sessions = [
  { start: '2025-08-18', end: '2025-08-20', place: 'Singapore', note: 'Mon to Wed, Singapore' },
  { start: '2025-09-22', end: '2025-09-24', place: 'Singapore', note: 'Mon to Wed, Singapore' },
];
const company = {
  name: 'Vanda',
  email: 'hello@vanda.example',
  dpoEmail: 'dpo@vanda.example',
  replyWithin: { hours: 24 },
};
const markup = (props: Partial<EnquiryMarkupProps> & Pick<EnquiryMarkupProps, 'form'>) =>
  renderToStaticMarkup(
    <EnquiryForm
      sessions={sessions}
      today="2025-08-01"
      lastStarts={{}}
      company={company}
      delivery="intake"
      {...props}
    />,
  );
const controls = (html: string) =>
  startTags(html).filter(
    ({ name, attributes }) =>
      ['input', 'select', 'textarea'].includes(name) && attributes.get('type') !== 'hidden',
  );

describe.each(Object.values(forms))('$id, without script', (form) => {
  const html = markup({ form: form.id });

  test('typed text takes the direction of its first letter', () => {
    for (const { attributes } of controls(html)) {
      const kind = form.fields.find(({ name }) => name === attributes.get('name'))?.kind ?? '';
      if (['text', 'email', 'tel', 'textarea'].includes(kind)) expect(attributes.get('dir')).toBe('auto');
    }
  });

  test('names purpose, retention and data protection officer, and ticks no consent', () => {
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
