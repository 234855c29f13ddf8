import { expect, test } from 'vitest';
import { enforcerWords, penaltyWords } from './record-words.ts';

test('a record without penalty or enforcer says so, and an unknown one says why', () => {
  expect(penaltyWords('none')).toBe('No penalty of its own.');
  expect(enforcerWords('nobody')).toBe('Nobody enforces it.');
  expect(penaltyWords({ unknown: 'The decree with the amounts is not out.' })).toBe(
    'The decree with the amounts is not out.',
  );
});
