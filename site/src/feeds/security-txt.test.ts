import { expect, test } from 'vitest';
import { buildNow } from '../environment.ts';
import { securityExpiry, securityTxt } from './security-txt.ts';

test('the file says to whom to write, until when it stands, and where it is (RFC 9116)', () => {
  const text = securityTxt(
    { email: 'security@vanda.example', expiresOn: '2027-10-31' },
    'https://www.vanda.example',
  );
  expect(text.split('\n').slice(1)).toEqual([
    'Contact: mailto:security@vanda.example',
    'Expires: 2027-10-31T15:59:59Z',
    'Preferred-Languages: en',
    'Canonical: https://www.vanda.example/.well-known/security.txt',
    '',
  ]);
});

test.each([
  ['2027-09-30T23:00:00+08:00', undefined],
  ['2027-10-01T00:30:00+08:00', { isPast: false, daysLeft: 30 }],
  ['2027-10-31T23:00:00+08:00', { isPast: false, daysLeft: 0 }],
  ['2027-11-01T00:30:00+08:00', { isPast: true, daysLeft: -1 }],
])('at %s a file until 31 October 2027 is %j', (now, expected) => {
  expect(securityExpiry('2027-10-31', buildNow({ SITE_NOW: now }))).toEqual(expected);
});
