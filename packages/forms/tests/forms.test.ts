import { describe, expect, it } from 'vitest';
import { messagesFor } from '../src/errors.ts';
import type { Form } from '../src/form.ts';
import { formIds, forms } from '../src/forms.ts';
import { formsSchema } from '../src/forms-schema.ts';
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

it('are at least the nine of the specification', () =>
  expect(formIds).toEqual(expect.arrayContaining(Object.keys(specification))));

describe.each(formIds)('%s', (id) => {
  const form: Form = forms[id];
  const expected = specification[id];

  if (expected)
    it('has the fields and required marks of the specification, and asks no more than is optional', () => {
      const fields = form.fields.filter((field) => isAsked(field, true));
      const names = new Set([...expected.split(' '), ...(hasSessions(form) ? ['participants'] : [])]);
      const marked = fields.map(({ name, required }) => `${name}${required ? '*' : ''}`);
      expect(marked).toEqual(expect.arrayContaining([...names]));
      expect(marked.filter((name) => name.endsWith('*') && !names.has(name))).toEqual([]);
    });

  if (hasSessions(form))
    it('asks all its fields without a date too, of which only first name and email are required', () => {
      const date = form.fields.find(({ kind }) => kind === 'session')?.name ?? '';
      const asked: Record<string, string> = {
        [date]: 'next-available',
        firstName: 'Siti',
        email: 'siti@example.com',
      };
      expect(parseEnquiry(form, asked)).toMatchObject({ ok: true, enquiry: { values: asked } });
      for (const field of form.fields) {
        expect(isAsked(field, false)).toBe(true);
        expect(parseEnquiry(form, { ...asked, [field.name]: '' }).ok, field.name).toBe(
          !(field.name in asked),
        );
      }
      expect(successOf(form, { isInterest: isInterest(form, asked) })).toEqual(untilDated.success);
      expect(successOf(form, { isInterest: isInterest(form, {}) })).toEqual(form.success);
    });

  it('has messages that name the field and end like a sentence', () => {
    for (const field of form.fields) {
      for (const text of Object.values(messagesFor(field))) expect(text).toMatch(/^[A-Z].*\.$/);
      expect(messagesFor(field).missing).toContain(field.noun);
    }
  });

  it('is plain data, so that it can be a prop of an island', () =>
    expect(JSON.parse(JSON.stringify(form))).toEqual(form));
});

describe('what is answered without a date', () => {
  const agile = forms['agile-training'];
  const dated = (start: string) => ({
    sessionsOf: ({ id }: { id: string }) =>
      id === 'professional-scrum-master' ? [{ start, end: start }] : [],
    today: '2025-08-01',
  });

  it('promises no seat in the same words, whichever form the course was asked for on', () => {
    const psm = { course: 'professional-scrum-master' };
    expect(isInterest(agile, psm, dated('2025-08-18'))).toBe(false);
    expect(isInterest(agile, psm, dated('2025-08-01'))).toBe(true);
    expect(isInterest(agile, { course: 'professional-product-owner' }, dated('2025-08-18'))).toBe(true);
    expect(isInterest(agile, { course: 'kanban-system' }, dated('2025-08-18'))).toBe(false);
    expect(isInterest(agile, { course: 'kanban-system' }, dated('2025-07-18'))).toBe(true);
    const certification = forms['ai-certification'];
    expect(isInterest(certification, { certificationTrack: 'Generative AI Usage' }, dated(''))).toBe(true);
    expect(isInterest(certification, { certificationTrack: 'Responsible AI' }, dated(''))).toBe(false);
    expect(untilDated.success.title).toBe('You are on the list');
    expect(untilDated.success.note).toContain('Nothing is booked');
  });
});

describe('the schema of forms', () => {
  const psm = forms['professional-scrum-master'];
  const issuesOf = (form: object) =>
    formsSchema
      .safeParse({ forms: { ...forms, tenth: { ...psm, id: 'tenth', ...form } } })
      .error?.issues.map(({ path, message }) => `${path.slice(2).join('.')} ${message}`) ?? [];
  const without = (name: string) => ({ fields: psm.fields.filter((field) => field.name !== name) });

  it('takes a tenth form with one optional field', () => {
    const optional = {
      kind: 'text',
      name: 'diet',
      label: 'Diet',
      noun: 'diet',
      required: false,
      maxLength: 80,
    };
    expect(issuesOf({ fields: [...psm.fields, optional] })).toEqual([]);
  });

  it('names what a form with dates lacks to be answered without one', () => {
    expect(issuesOf(without('firstName'))).toEqual([expect.stringMatching(/^fields .*`firstName`/)]);
    expect(issuesOf(without('participants'))).toEqual([expect.stringMatching(/^fields .*`participants`/)]);
    expect(issuesOf(without('courseDate'))).toEqual([expect.stringMatching(/^fields\.\d+ .*no dates$/)]);
  });

  it('has the five bands of participants on every form, and no other', () => {
    const fields = psm.fields.map((field) =>
      field.name === 'participants' && 'options' in field
        ? { ...field, options: field.options.slice(1) }
        : field,
    );
    expect(issuesOf({ fields })).toEqual([expect.stringContaining('offers 1, 2-5, 6-10, 11-20, 20+')]);
  });

  it('refuses a course that is dated by a form without dates', () => {
    const fields = forms['agile-training'].fields.map((field) =>
      field.name === 'course' && 'options' in field
        ? { ...field, options: field.options.map((option) => ({ ...option, datedBy: ['contact'] })) }
        : field,
    );
    expect(issuesOf({ fields })).toContainEqual(expect.stringContaining('names "contact"'));
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
  ] as const)('%s.%s has the option values of the specification', (id, name, values) =>
    expect(optionValues(forms[id], name)).toEqual(values),
  );
});
