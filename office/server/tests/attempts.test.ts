import { expect, it } from 'vitest';
import { attemptLimits, countAttempts, networkOf } from '../src/sign-in/attempts.ts';

it('counts all addresses of one IPv6 /64 network as one client', () => {
  const attempts = countAttempts(() => 0);
  for (let host = 1; host <= attemptLimits.most; host++) attempts.noteFailure(`2001:db8:1:2::${host}`);
  expect(() => attempts.assertFew('2001:db8:1:2:ffff::1')).toThrow('too-many-attempts');
  expect(() => attempts.assertFew('2001:db8:1:3::1')).not.toThrow();
});

it.each([
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:0db8:0001:0002:0003:0004:0005:0006', '2001:db8:1:2::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
])('counts %s as %s', (ip, network) => expect(networkOf(ip)).toBe(network));
