import { expect, it } from 'vitest';
import { cleanLine } from '../src/clean.ts';

it('reads a long run of joiners within a line in linear time', () => {
  const text = `a${'\u200c'.repeat(60_000)}a`;
  const startedAtMs = performance.now();
  expect(cleanLine(text)).toBe(text);
  // Quadratic time takes over 30 s; linear a few milliseconds.
  expect(performance.now() - startedAtMs).toBeLessThan(2000);
});
