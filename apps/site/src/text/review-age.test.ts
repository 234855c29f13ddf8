import { expect, test } from 'vitest';
import { reviewText } from './review-age.ts';

test('a page states the day of its last review', () => {
  expect(reviewText('2026-11-20', '2027-05-22')).toBe('Last reviewed 20 Nov 2026');
});

test.each(['2027-05-23', '2036-11-20'])(
  'on %s a page states that its review is older than six months',
  (today) => {
    expect(reviewText('2026-11-20', today)).toBe(
      'Last reviewed 20 Nov 2026, more than six months ago: check with the sources whether it still applies',
    );
  },
);
