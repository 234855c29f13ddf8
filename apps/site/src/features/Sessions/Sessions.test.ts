import { expect, test } from 'vitest';
import { listState } from './Sessions.state.ts';

test.each([
  ['opens the list while a session is upcoming', ['2025-08-15', '2025-09-15'], '2025-09-14', 'open'],
  ['closes the list on the day of the last session', ['2025-08-15', '2025-09-15'], '2025-09-15', 'none'],
  ['closes the list without sessions', [], '2025-08-01', 'none'],
] as const)('%s', (_rule, starts, today, state) => {
  expect(listState(starts, today)).toBe(state);
});
