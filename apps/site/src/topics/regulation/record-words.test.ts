import { expect, test } from 'vitest';
import { enforcerWords, marketOf, penaltyWords } from './record-words.ts';

test('a record without penalty or enforcer says so, and an unknown one says why', () => {
  expect(penaltyWords('none')).toBe('No penalty of its own.');
  expect(enforcerWords('nobody')).toBe('Nobody enforces it.');
  expect(penaltyWords({ unknown: 'The decree with the amounts is not out.' })).toBe(
    'The decree with the amounts is not out.',
  );
});

test('a provision stands before the full stop', () => {
  expect(penaltyWords({ text: 'Up to S$1 million.', provision: 'section 48J', sources: ['A'] })).toBe(
    'Up to S$1 million (section 48J).',
  );
});

test('the jurisdiction is the market, unless it is international', () => {
  expect(marketOf({ jurisdiction: 'eu' })).toBe('eu');
  expect(marketOf({ jurisdiction: 'international', market: 'korea' })).toBe('korea');
  expect(marketOf({ jurisdiction: 'international' })).toBeUndefined();
});
