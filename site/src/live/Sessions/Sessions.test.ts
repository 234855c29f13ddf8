import { expect, test } from 'vitest';
import { listState, pastWords } from './Sessions.state.ts';

test.each([
  ['while a session is to come, dates lead', ['2025-08-15', '2025-09-15'], '2025-09-14', 'open'],
  ['on the day the last one starts, courses lead', ['2025-08-15', '2025-09-15'], '2025-09-15', 'none'],
  ['without any session, courses lead', [], '2025-08-01', 'none'],
] as const)('%s', (_rule, starts, today, state) => {
  expect(listState(starts, today)).toBe(state);
});

test.each([
  ['no session', [], ''],
  ['one', ['2025-08-15'], '1, Aug 2025'],
  ['several of a month', ['2025-08-15', '2025-08-18'], '2, Aug 2025'],
  ['several of a year', ['2025-08-15', '2025-09-01', '2025-10-07'], '3, Aug to Oct 2025'],
  ['over the turn of a year', ['2025-12-15', '2026-01-18'], '2, Dec 2025 to Jan 2026'],
] as const)('history counts %s and says when', (_case, starts, words) => {
  expect(pastWords(starts)).toBe(words);
});
