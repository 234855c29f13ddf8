import { describe, expect, it } from 'vitest';
import { messagesFor } from '../src/errors.ts';
import type { Form } from '../src/form.ts';
import { formIds, forms } from '../src/forms.ts';
import { parseEnquiry } from '../src/schema.ts';
import { hasSessions, isAsked, isInterest } from '../src/session.ts';
import { successOf, untilDated } from '../src/waiting.ts';

const session = 'firstName* lastName* email* phone company jobTitle courseDate* specialRequirements';
/** Fields of the specification (decision 33), in any order; required ones are marked. */
const specification: Record<string, string> = {
  contact: 'name* email* company service message*',
  'ai-certification': 'firstName* lastName* email* phone company certificationTrack* experience',
  'generative-ai': 'firstName* lastName* email* phone preferredDate* experience',
  'data-protection-fundamentals': session,
  'cybersecurity-essentials': session,
  'compliance-implementation': session,
  'agile-training': 'firstName* lastName* email* phone company jobTitle course* participants message',
  'professional-scrum-master':
    'firstName* lastName* email* phone company jobTitle courseDate* experience message',
  'professional-product-owner':
    'firstName* lastName* email* phone company jobTitle courseDate* participants experience message',
};

function optionValues(form: Form, name: string): string[] {
  const field = form.fields.find((candidate) => candidate.name === name);
  return field && 'options' in field ? field.options.map(({ value }) => value) : [];
}

it('are at least the nine of the specification', () => {
  expect(formIds).toEqual(expect.arrayContaining(Object.keys(specification)));
});

describe.each(formIds)('%s', (id) => {
  const form: Form = forms[id];
  const expected = specification[id];

  if (expected)
    it('has the fields and required marks of the specification, and for a course date the number of participants', () => {
      const fields = form.fields.filter((field) => isAsked(field, true));
      const names = new Set([...expected.split(' '), ...(hasSessions(form) ? ['participants'] : [])]);
      const marked = fields.map(({ name, required }) => `${name}${required ? '*' : ''}`);
      expect(marked.toSorted()).toEqual([...names].toSorted());
    });

  if (hasSessions(form))
    it('asks name, email, people and month until a date is set, the first two required', () => {
      const fields = form.fields.filter((field) => isAsked(field, false) && field.kind !== 'session');
      expect(fields.map(({ name }) => name)).toEqual([
        'firstName',
        'email',
        'participants',
        'preferredMonth',
      ]);
      const next = { [form.fields.find(({ kind }) => kind === 'session')?.name ?? '']: 'next-available' };
      const asked = { ...next, firstName: 'Siti', email: 'siti@example.com' };
      expect(parseEnquiry(form, asked)).toMatchObject({ ok: true, enquiry: { values: asked } });
      for (const { name, required } of fields)
        expect(parseEnquiry(form, { ...asked, [name]: '' }).ok, name).toBe(!required);
      expect(successOf(form, { isInterest: isInterest(form, asked) })).toEqual(untilDated.success);
      expect(successOf(form, { isInterest: isInterest(form, {}) })).toEqual(form.success);
    });

  it('has messages that name the field and end like a sentence', () => {
    for (const field of form.fields) {
      for (const text of Object.values(messagesFor(field))) expect(text).toMatch(/^[A-Z].*\.$/);
      expect(messagesFor(field).missing).toContain(field.noun);
    }
  });

  it('is plain data, so that it can be a prop of an island', () => {
    expect(JSON.parse(JSON.stringify(form))).toEqual(form);
  });
});

describe('options', () => {
  it('offers the twelve services and the nine tracks', () => {
    expect(optionValues(forms.contact, 'service')).toHaveLength(12);
    expect(optionValues(forms['ai-certification'], 'certificationTrack')).toHaveLength(9);
  });

  it.each([
    ['ai-certification', 'experience', ['beginner', 'intermediate', 'advanced', 'expert']],
    ['generative-ai', 'experience', ['beginner', 'some-experience', 'intermediate']],
    [
      'agile-training',
      'course',
      ['scrum-framework', 'kanban-system', 'professional-scrum-master', 'professional-product-owner'],
    ],
    ['agile-training', 'participants', ['1', '2-5', '6-10', '11-20', '20+']],
    ['professional-scrum-master', 'experience', ['beginner', 'intermediate', 'advanced']],
    ['professional-product-owner', 'participants', ['1', '2-5', '6-10', '11-20', '20+']],
    ['professional-product-owner', 'experience', ['none', '1-2', '3-5', '5+']],
  ] as const)('%s.%s has the option values of the specification', (id, name, values) => {
    expect(optionValues(forms[id], name)).toEqual(values);
  });

  it('gives the PSPO message box its minimum height of 100 px', () => {
    const field = forms['professional-product-owner'].fields.find(({ name }) => name === 'message');
    expect(field).toMatchObject({ kind: 'textarea', minHeightPx: 100 });
  });
});
