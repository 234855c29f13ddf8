import { expect, it } from 'vitest';
import { cleanLine } from '../src/clean.ts';

it('removes joiners at the ends of a line and keeps those between characters', () => {
  expect(cleanLine(' \u200d\u200c Mei \u200dTan\u200c \u200d')).toBe('Mei \u200dTan');
  expect(cleanLine('\u200c \u200d')).toBe('');
});

it('reads a long run of joiners within a line in linear time', () => {
  const text = `a${'\u200c'.repeat(60_000)}a`;
  const startedAtMs = performance.now();
  expect(cleanLine(text)).toBe(text);
  // Quadratic time takes over 30 s; linear a few milliseconds.
  expect(performance.now() - startedAtMs).toBeLessThan(2000);
});
