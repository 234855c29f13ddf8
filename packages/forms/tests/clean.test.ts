import { expect, it } from 'vitest';
import { cleanLine, readNumber } from '../src/clean.ts';

it('reads a long run of joiners within a line in linear time', () => {
  const text = `a${'\u200c'.repeat(60_000)}a`;
  const startedAtMs = performance.now();
  expect(cleanLine(text)).toBe(text);
  // Quadratic time takes over 30 s; linear a few milliseconds.
  expect(performance.now() - startedAtMs).toBeLessThan(2000);
});

it.each([
  ['1200', 1200],
  ['S$1,200.00', 1200],
  ['SGD 1,200', 1200],
  [' 1 200 ', 1200],
  ['１２００', 1200],
  ['€1.200.000', 1_200_000],
  ['1,200,000 euros', 1_200_000],
  ['1.1 million', 1_100_000],
  ['EUR 3bn', 3_000_000_000],
  ['25k', 25_000],
  ['2.5', 2.5],
  ['-3', -3],
])('reads %j as the number %d', (text, number) => expect(readNumber(text)).toBe(number));

it.each(['1,20', '1.200,00', '1,2000', 'twelve', '', '12 to 15', '1e3', 'k'])(
  'reads no number in %j',
  (text) => expect(readNumber(text)).toBeUndefined(),
);
