import { expect, test } from 'vitest';
import { sessionState } from './session-status.ts';

test.each([
  ['2025-08-17T23:59:59+08:00', 'upcoming'],
  ['2025-08-18T00:00:00+08:00', 'past'],
  ['2025-08-17T16:00:00Z', 'past'],
  ['2025-08-01T09:00:00+08:00', 'upcoming'],
  ['2026-11-21T09:00:00+08:00', 'past'],
] as const)('a session of 18 August 2025 seen at %s is %s', (now, state) => {
  expect(sessionState('2025-08-18', new Date(now))).toBe(state);
});
