import { expect, test } from 'vitest';
import { buildNow } from '../../config/environment.ts';
import { securityExpiry } from './security-txt.ts';

test.each([
  ['2027-09-30T23:00:00+08:00', undefined],
  ['2027-10-01T00:30:00+08:00', { isPast: false, daysLeft: 30 }],
  ['2027-10-31T23:00:00+08:00', { isPast: false, daysLeft: 0 }],
  ['2027-11-01T00:30:00+08:00', { isPast: true, daysLeft: -1 }],
])('at %s a file until 31 October 2027 is %j', (now, expected) => {
  expect(securityExpiry('2027-10-31', buildNow({ SITE_NOW: now }))).toEqual(expected);
});
