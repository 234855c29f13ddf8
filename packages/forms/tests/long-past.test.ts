import { describe, expect, it } from 'vitest';
import { isLongPast } from '../src/session-state.ts';

describe('a past session', () => {
  it.each([
    ['2026-05-23', '2026-11-23', false],
    ['2026-05-23', '2026-11-24', true],
    ['2026-05-31', '2026-12-01', true],
    ['2025-12-31', '2026-06-30', false],
    ['2027-01-01', '2026-11-23', false],
  ])('that began on %s is left out on %s: %s', (start, today, expected) => {
    expect(isLongPast(start, today)).toBe(expected);
  });
});
