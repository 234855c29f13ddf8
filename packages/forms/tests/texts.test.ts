import { describe, expect, it } from 'vitest';
import { calendarFile, calendarUid } from '../src/calendar.ts';
import { formIds, forms } from '../src/forms.ts';
import { contactMailto, enquiryMailto, mailtoMaxLength, truncationNote } from '../src/mailto.ts';
import { readReference, referenceFrom } from '../src/reference.ts';
import { sessionOptions } from '../src/session.ts';
import { chosenStart, fullName, summaryRows } from '../src/summary.ts';

const psmSessions = [
  { start: '2025-09-22', end: '2025-09-24', place: 'Singapore' },
  { start: '2025-08-18', end: '2025-08-20', place: 'Singapore' },
];

it('offers the sessions still to come, in order, and the next available date once one has started', () => {
  const labels = (today: string) => sessionOptions(psmSessions, today).map(({ label }) => label);
  expect(labels('2025-08-01')).toEqual(['18–20 Aug 2025', '22–24 Sep 2025']);
  expect(labels('2025-08-18')).toEqual(['22–24 Sep 2025', 'Next available date: tell me first']);
  expect(labels('2026-11-21')).toEqual(['Next available date: tell me first']);
});

describe('summary', () => {
  it('says labels instead of values, and the whole range of a session', () => {
    const form = forms['professional-scrum-master'];
    const values = { courseDate: '18-20-aug-2025', firstName: 'Mei', experience: 'beginner' };
    expect(summaryRows(form, values, psmSessions).map(({ label, value }) => `${label}: ${value}`)).toEqual([
      'Course date: 18–20 Aug 2025',
      'First name: Mei',
      'Experience with Scrum: Beginner',
    ]);
    expect(chosenStart(form, values)).toBe('2025-08-18');
    expect(chosenStart(form, { courseDate: 'next-available' })).toBeUndefined();
  });

  it('isolates right-to-left lines from the text around them, and no others', () => {
    expect(fullName({ firstName: 'שלום (ABC)', lastName: '12' })).toBe('\u2068שלום (ABC) 12\u2069');
    expect(fullName({ name: 'Siti Aziz' })).toBe('Siti Aziz');
    const [row] = summaryRows(forms.contact, { message: 'First\n\u0645\u0631\u062d\u0628\u0627 2' });
    expect(row?.value).toBe('First\n\u2068\u0645\u0631\u062d\u0628\u0627 2\u2069');
  });
});

function read(href: string) {
  const [address = '', query = ''] = href.replace(/^mailto:/, '').split('?');
  const headers = query.split('&').map((pair) => pair.split('=').map(decodeURIComponent));
  return { to: decodeURIComponent(address), ...Object.fromEntries(headers) };
}

describe('mailto', () => {
  const values = { name: 'Mei & Co', email: 'mei@example.com', message: 'Line 1\nLine 2 = 100% +?#' };

  it('has the subject and the body of the specification, encoded as RFC 6068 asks', () => {
    const { href } = contactMailto('hello@vanda.example', { ...values, service: 'ISO 27001 ISMS' });
    expect(href).toMatch(/^mailto:hello@vanda\.example\?subject=Enquiry%3A%20ISO%2027001%20ISMS&body=/);
    expect(href).not.toMatch(/[\s+]/);
    expect(read(href)).toEqual({
      to: 'hello@vanda.example',
      subject: 'Enquiry: ISO 27001 ISMS',
      body: [
        'Name: Mei & Co',
        'Email: mei@example.com',
        'Company: Not given',
        'Service interest: ISO 27001 ISMS',
        '',
        'Message:',
        'Line 1',
        'Line 2 = 100% +?#',
      ].join('\r\n'),
    });
  });

  it('says General Inquiry when no service was chosen', () =>
    expect(contactMailto('a@b.c', values).subject).toBe('General Inquiry'));

  it.each(['x', '美', '👩', '\n', '%'])(
    'shortens %j to what mail programs accept, and says so',
    (character) => {
      const message = character.repeat(4000);
      const mail = contactMailto('hello@vanda.example', { ...values, message: `${message}.` });
      expect(mail.isTruncated).toBe(true);
      expect(mail.href.length).toBeLessThanOrEqual(mailtoMaxLength);
      expect(read(mail.href).body).toContain(truncationNote);
      expect(mail.text).toContain(message);
    },
  );

  it.each(formIds)('%s has a message for hosts without the service', (id) => {
    const mail = enquiryMailto('hello@vanda.example', forms[id], { firstName: 'Mei', name: 'Mei' });
    expect(read(mail.href).body).toContain('Mei');
  });

  it('survives text that is not well-formed', () =>
    expect(() => contactMailto('a@b.c', { ...values, message: '\ud800' })).not.toThrow());
});

it('references are read back in any spelling, and not when one character is wrong', () => {
  for (let seed = 0; seed < 200; seed++) {
    const reference = referenceFrom(
      Uint8Array.from({ length: 7 }, (_, index) => (seed * 37 + index * 11) % 256),
    );
    expect(reference).toMatch(/^ENQ-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/);
    const fullWidth = reference.replace(/\w/g, (sign) => String.fromCharCode(sign.charCodeAt(0) + 0xfee0));
    for (const typed of [reference, fullWidth]) expect(readReference(typed)).toBe(reference);
    expect(readReference(reference.toLowerCase().replaceAll('-', ' ').replaceAll('0', 'o'))).toBe(reference);
    const wrong = reference.slice(0, -1) + (reference.endsWith('7') ? '8' : '7');
    expect(readReference(wrong)).toBeUndefined();
  }
});

it('reads a code that begins as the prefix does, with the prefix and without it', () => {
  // Places of E, N and Q in the alphabet.
  const reference = referenceFrom(new Uint8Array([14, 21, 23, 1, 2, 3, 4]));
  expect(reference).toMatch(/^ENQ-ENQ1-/);
  for (const typed of [reference, reference.slice(4)]) expect(readReference(typed)).toBe(reference);
});

describe('calendar', () => {
  const event = {
    uid: calendarUid('ENQ-7K3Q-9M2T', 'www.vanda.example'),
    createdAtMs: Date.parse('2025-08-01T04:00:00Z'),
    title: 'Professional Scrum Master; part 1, day\\1',
    description: `Bring a laptop.\nReference ENQ-7K3Q-9M2T. ${'Über '.repeat(40)}`,
    session: { start: '2025-08-18', end: '2025-08-20', place: 'Singapore' },
  };

  it('has folded lines of at most 75 octets that end with CRLF, and unfolds to the same text', () => {
    const file = calendarFile(event);
    const lines = file.split('\r\n');
    expect(lines.pop()).toBe('');
    for (const line of lines) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(file.replaceAll('\r\n', '')).not.toContain('\n');
    const unfolded = file.replaceAll('\r\n ', '');
    expect(unfolded).toContain('SUMMARY:Professional Scrum Master\\; part 1\\, day\\\\1\r\n');
    expect(unfolded).toContain(
      `DESCRIPTION:Bring a laptop.\\nReference ENQ-7K3Q-9M2T. ${'Über '.repeat(40)}`,
    );
  });

  it('books each day in Singapore time when times are fixed, with the zone in the file', () => {
    const session = { ...event.session, startTime: '09:00', endTime: '17:30' };
    const file = calendarFile({ ...event, session });
    expect(file).toContain('BEGIN:VTIMEZONE\r\nTZID:Asia/Singapore\r\n');
    expect(file).toContain('DTSTART;TZID=Asia/Singapore:20250818T090000\r\n');
    expect(file).toContain('DTEND;TZID=Asia/Singapore:20250818T173000\r\nRRULE:FREQ=DAILY;COUNT=3\r\n');
  });
});
