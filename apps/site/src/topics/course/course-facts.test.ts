import { expect, test } from 'vitest';
import { certificationText, priceRangeText } from './course-facts.ts';

test('a certification says how far the course goes towards it', () => {
  const certification = { title: 'PSPO I', note: 'preparation, attempt not included' };
  expect(certificationText({ certification })).toBe('PSPO I: preparation, attempt not included');
  expect(certificationText({})).toBeUndefined();
});

test.each([
  [[200, 520, undefined], 'SGD 200 to 520'],
  [[800, 800], 'SGD 800'],
  [[600, 1000], 'SGD 600 to 1,000'],
  [[undefined], undefined],
])('prices %j are shown as "%s"', (prices, range) =>
  expect(priceRangeText(prices.map((priceSgd) => ({ priceSgd })))).toBe(range),
);
