import { expect, it } from 'vitest';
import { forms } from '../src/forms.ts';
import { enquiryMailto } from '../src/mailto.ts';
import { maskIdentityNumbers } from '../src/mask.ts';

it.each([
  ['My NRIC is S1234567D.', 'My NRIC is S•••••••D.'],
  ['s1234567d and G 7654321 X', 's•••••••d and G•••••••X'],
  ['T0123456-A/F9876543B', 'T•••••••A/F•••••••B'],
  ['M1234567K', 'M•••••••K'],
])('hides the digits of an identity number: %s', (text, shown) =>
  expect(maskIdentityNumbers(text)).toBe(shown),
);

it.each(['+65 6123 4567', 'ENQ-4M8W-2HJ7', 'ISO 42001', 'UEN 201912345K', 'S123456D', 'XS1234567D'])(
  'leaves %s alone',
  (text) => expect(maskIdentityNumbers(text)).toBe(text),
);

it.each(['contact', 'professional-scrum-master'] as const)(
  'the visitor’s own mail for %s carries no identity number',
  (id) => {
    const values = { name: 'Mei', firstName: 'Mei', email: 'mei@example.com', message: 'S1234567D' };
    const { text, href } = enquiryMailto('desk@vanda.example', forms[id], values);
    expect(text).toContain('S•••••••D');
    expect(text + href).not.toContain('1234567');
  },
);
