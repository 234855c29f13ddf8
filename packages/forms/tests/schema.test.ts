import { describe, expect, it } from 'vitest';
import type { Form } from '../src/form.ts';
import { forms } from '../src/forms.ts';
import { parseEnquiry } from '../src/schema.ts';

const psm: Form = forms['professional-scrum-master'];
const body = { firstName: 'Mei', lastName: 'Tan', email: 'mei.tan@example.com', courseDate: '2026-12-07' };

function errorsOf(form: Form, input: unknown, context = {}) {
  const parsed = parseEnquiry(form, input, context);
  return parsed.ok ? [] : parsed.errors.map(({ field, message }) => `${field}: ${message}`);
}

function valuesOf(form: Form, input: unknown) {
  const parsed = parseEnquiry(form, input);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.errors));
  return parsed.enquiry.values;
}

describe('required and optional', () => {
  it('names every missing field in the order of the form, with the fix', () => {
    expect(errorsOf(psm, {})).toEqual([
      'courseDate: Choose a course date.',
      'firstName: Enter your first name.',
      'lastName: Enter your last name.',
      'email: Enter your email address.',
    ]);
  });

  it('takes an empty text for "not given", as HTML forms send it', () => {
    expect(valuesOf(psm, { ...body, phone: '', experience: '', message: '  ' })).toEqual(body);
    expect(errorsOf(psm, { ...body, firstName: '   ' })).toEqual(['firstName: Enter your first name.']);
  });

  it('refuses fields it does not know and values that are not text', () => {
    expect(errorsOf(psm, { ...body, isAdmin: 'yes' })).toHaveLength(1);
    expect(errorsOf(psm, { ...body, firstName: ['a', 'b'] })).toEqual(['firstName: Enter your first name.']);
    for (const input of [null, undefined, 'x', 7, [], JSON.parse('{"__proto__":{"a":1}}')])
      expect(parseEnquiry(psm, input).ok).toBe(false);
  });
});

describe('email and phone', () => {
  it('takes 64 characters before the @ and no more, as mail servers do', () => {
    const email = (length: number) => `${'m'.repeat(length)}@example.com`;
    expect(valuesOf(psm, { ...body, email: email(64) }).email).toBe(email(64));
    for (const length of [65, 200]) {
      expect(errorsOf(psm, { ...body, email: email(length) })[0]).toContain(
        'Enter your email address in full',
      );
    }
  });

  it.each(['a@b.sg', 'first.last+tag@sub.example.com', "o'neil@example.ie"])(
    'accepts the address %s',
    (email) => expect(valuesOf(psm, { ...body, email }).email).toBe(email),
  );

  it.each([
    'mei@',
    '@example.com',
    'mei@example',
    'mei tan@example.com',
    'mei@exa_mple.com',
    'a@b.com,c@d.com',
  ])('refuses the address %s and shows a right one', (email) => {
    expect(errorsOf(psm, { ...body, email })).toEqual([
      'email: Enter your email address in full, like name@example.com.',
    ]);
  });

  it.each(['+65 6123 4567', '(65) 6123-4567', '61234567', '+44 20 7946 0958 ext. 12'])(
    'accepts %s',
    (phone) => expect(valuesOf(psm, { ...body, phone }).phone).toBe(phone),
  );

  it.each([
    ['(+65) 9123-4567', '(+65) 9123-4567'],
    ['6123\u20114567', '6123-4567'],
    ['6123 \u2013 4567', '6123 - 4567'],
    ['\uff16\uff11\uff12\uff13\uff14\uff15\uff16\uff17', '61234567'],
    ['\u0669\u0661\u0662\u0663\u0664\u0665\u0666\u0667', '91234567'],
    ['6123 4567 #12', '6123 4567 #12'],
    ['6123 4567,', '6123 4567'],
    ['tel:+6561234567', '+6561234567'],
    ['6123 4567 / 9123 4567', '6123 4567 / 9123 4567'],
    ['6123 4567 (after 6 pm)', '6123 4567 (after 6 pm)'],
  ])('takes the number %s as a person writes it', (phone, stored) =>
    expect(valuesOf(psm, { ...body, phone }).phone).toBe(stored),
  );

  it.each([
    ['mei@b\u00fccher.example', 'mei@xn--bcher-kva.example'],
    ['\uff4d\uff45\uff49\uff20example\u3002com', 'mei@example.com'],
    ['Mei Ling <mei@example.com>,', 'mei@example.com'],
    ['mailto:mei@example.com', 'mei@example.com'],
    ['mei @ example.com', 'mei@example.com'],
  ])('reads the address %s as %s', (email, stored) =>
    expect(valuesOf(psm, { ...body, email }).email).toBe(stored),
  );

  it.each(['mei@@example.com', 'mei@exa mple.com', 'mei tan@example.com', '@', 'mei@\u3002'])(
    'refuses the address %s',
    (email) => expect(errorsOf(psm, { ...body, email })[0]).toContain('Enter your email address in full'),
  );

  it.each(['12345', 'call me', '+65 6123 4567 8901 2345', '12 / 34 / 56'])('refuses the number %s', (phone) =>
    expect(errorsOf(psm, { ...body, phone })[0]).toContain('6 to 15 digits'),
  );
});

describe('limits and hidden characters', () => {
  it('says how long a text may be', () => {
    expect(errorsOf(psm, { ...body, firstName: 'x'.repeat(101) })).toEqual([
      'firstName: First name is too long. Shorten it to 100 characters or fewer.',
    ]);
    expect(valuesOf(psm, { ...body, message: 'x'.repeat(4000) }).message).toHaveLength(4000);
  });

  it('counts a line break once, as the browser does', () =>
    expect(valuesOf(psm, { ...body, message: 'x\r\n'.repeat(1999).concat('xx') }).message).toHaveLength(
      4000,
    ));

  it('drops control characters, direction overrides and broken surrogates, and keeps one line on one line', () => {
    expect(valuesOf(psm, { ...body, firstName: 'Mei\r\nBcc: x@y.z\u0000\u202e\ud800' }).firstName).toBe(
      'Mei Bcc: x@y.z',
    );
    expect(valuesOf(psm, { ...body, message: 'a\r\nb\rc\u2028d\u0007\te' }).message).toBe('a\nb\nc\nd\te');
  });

  it.each([
    ['a zero-width space', '\u200b'],
    ['a mark of direction', '\u200f'],
    ['an Arabic letter mark', '\u061c'],
    ['a word joiner', '\u2060'],
    ['a soft hyphen', '\u00ad'],
    ['a filler', '\u3164'],
  ])('drops %s from one line, and takes nothing but it for nothing', (_, hidden) => {
    const given = { ...body, firstName: `${hidden}Mei${hidden}`, email: `mei${hidden}@example.com` };
    expect(valuesOf(psm, given)).toMatchObject({ firstName: 'Mei', email: 'mei@example.com' });
    expect(errorsOf(psm, { ...body, firstName: hidden })).toEqual(['firstName: Enter your first name.']);
  });

  it('keeps joiners between letters, where Persian and emoji need them, and takes them alone for nothing', () => {
    expect(valuesOf(psm, { ...body, firstName: 'می\u200cخواهم\u200d' }).firstName).toBe('می\u200cخواهم');
    expect(errorsOf(psm, { ...body, firstName: '\u200d\u200c' })).toEqual([
      'firstName: Enter your first name.',
    ]);
  });

  it('keeps in a block what Thai and Arabic need', () => {
    expect(valuesOf(psm, { ...body, message: 'ภาษา\u200bไทย \u061cعربي\u200f.' }).message).toBe(
      'ภาษา\u200bไทย \u061cعربي\u200f.',
    );
  });

  it('keeps names of every script and emoji', () => {
    expect(valuesOf(psm, { ...body, firstName: '陈美玲 👩‍👩‍👧 Ünïcödé' }).firstName).toBe(
      '陈美玲 👩‍👩‍👧 Ünïcödé',
    );
  });
});

describe('sessions', () => {
  const today = '2025-08-01';

  it.each([
    ['professional-scrum-master', 'courseDate', '18-20-aug-2025', '2025-08-18'],
    ['professional-scrum-master', 'courseDate', '22-24-sep-2025', '2025-09-22'],
    ['professional-product-owner', 'courseDate', 'aug-2025', '2025-08-15'],
    ['professional-product-owner', 'courseDate', 'sep-2025', '2025-09-15'],
    ['compliance-implementation', 'courseDate', '2-sep-2025', '2025-09-02'],
    ['compliance-implementation', 'courseDate', '7-oct-2025', '2025-10-07'],
    ['generative-ai', 'preferredDate', '15-aug-2025', '2025-08-15'],
    ['data-protection-fundamentals', 'courseDate', '25-aug-2025', '2025-08-25'],
    ['cybersecurity-essentials', 'courseDate', '3-oct-2025', '2025-10-03'],
  ] as const)('%s turns the specification value %s=%s into %s', (id, name, alias, iso) => {
    const { courseDate: _, ...person } = body;
    expect(valuesOf(forms[id], { ...person, [name]: alias })[name]).toBe(iso);
  });

  it('accepts the next available date, refuses what is no date', () => {
    expect(valuesOf(psm, { ...body, courseDate: 'next-available' }).courseDate).toBe('next-available');
    for (const courseDate of ['2025-02-30', '2025-8-1', 'tomorrow', '__proto__', 'toString'])
      expect(errorsOf(psm, { ...body, courseDate })[0]).toContain('Choose a course date from the list');
  });

  it('refuses a session from the day it starts, and offers the next one', () => {
    expect(errorsOf(psm, { ...body, courseDate: '2025-08-02' }, { today })).toEqual([]);
    for (const courseDate of ['2025-08-01', '2025-07-31'])
      expect(errorsOf(psm, { ...body, courseDate }, { today })[0]).toContain('That date has passed');
  });

  it('refuses a date the course is not offered on, where the dates are known', () => {
    const context = { today, sessionStarts: ['2025-08-18'] };
    expect(errorsOf(psm, { ...body, courseDate: '18-20-aug-2025' }, context)).toEqual([]);
    expect(errorsOf(psm, { ...body, courseDate: '2025-08-19' }, context)).toHaveLength(1);
  });
});

describe('what travels beside the fields', () => {
  it('reads consent, honeypot, clocks and key from JSON and from form-encoded text alike', () => {
    const beside = { marketingConsent: 'yes', referralCode: '', idempotencyKey: 'k'.repeat(16) };
    for (const clocks of [
      { startedAt: 1_764_000_000_000, sentAt: 1_764_000_009_000 },
      { startedAt: '1764000000000', sentAt: '1764000009000' },
    ]) {
      const parsed = parseEnquiry(psm, { ...body, ...beside, ...clocks });
      expect(parsed).toEqual({
        ok: true,
        enquiry: {
          values: body,
          hasMarketingConsent: true,
          honeypot: '',
          startedAt: 1_764_000_000_000,
          sentAt: 1_764_000_009_000,
          idempotencyKey: 'k'.repeat(16),
        },
      });
    }
  });

  it('has no consent unless the box was ticked', () => {
    const parsed = parseEnquiry(psm, body);
    expect(parsed.ok && parsed.enquiry.hasMarketingConsent).toBe(false);
    expect(errorsOf(psm, { ...body, marketingConsent: 'no' })).toHaveLength(1);
  });
});
