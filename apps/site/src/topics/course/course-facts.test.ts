import { expect, test } from 'vitest';
import { certificationText, durationText, isoDuration, priceParts, priceText } from './course-facts.ts';

test.each([
  [{ durationDays: 1 }, '1 day', 'P1D'],
  [{ durationDays: 3 }, '3 days', 'P3D'],
  [{ durationWeeks: 3, meetings: 7 }, '3 weeks, 7 sessions', 'P3W'],
  [{ durationWeeks: 4 }, '4 weeks', 'P4W'],
])('%j lasts %s', (course, text, iso) => {
  expect(durationText(course)).toBe(text);
  expect(isoDuration(course)).toBe(iso);
});

test('a price says for whom it counts; without a price nothing is said', () => {
  expect(priceText({ priceSgd: 1000, pricePer: 'pax' })).toBe('SGD 1,000 per pax');
  expect(priceParts({ priceSgd: 1000, pricePer: 'pax' })).toEqual({ amount: 'SGD 1,000', unit: 'per pax' });
  expect(priceText({ priceSgd: 480 })).toBe('SGD 480');
  expect(priceParts({ priceSgd: 480 })).toEqual({ amount: 'SGD 480' });
  for (const words of [priceText, priceParts]) expect(words({ pricePer: 'pax' })).toBeUndefined();
});

test('a certification says how far the course goes towards it', () => {
  const certification = { title: 'PSPO I', note: 'preparation, attempt not included' };
  expect(certificationText({ certification })).toBe('PSPO I: preparation, attempt not included');
  expect(certificationText({})).toBeUndefined();
});
