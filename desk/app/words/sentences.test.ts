import { expect, test } from 'vitest';
import { inboxSentence, sessionsSentence } from './sentences.ts';

const now = Date.parse('2026-11-24T10:20:00+08:00');
const at = (text: string) => Date.parse(`${text}+08:00`);

test('who has waited longer than the promise comes before all else', () => {
  const nextDueAtMs = at('2026-11-24T11:20:00');
  expect(inboxSentence({ lateCount: 2, openCount: 10, nextDueAtMs }, now)).toBe(
    'Two people have waited longer than we promised.',
  );
  expect(inboxSentence({ lateCount: 1, openCount: 10, nextDueAtMs }, now)).toBe(
    'One person has waited longer than we promised.',
  );
  expect(inboxSentence({ lateCount: 13, openCount: 13 }, now)).toBe(
    '13 people have waited longer than we promised.',
  );
});

test('with nobody late it says when the next answer is due', () => {
  expect(inboxSentence({ lateCount: 0, openCount: 1, nextDueAtMs: at('2026-11-24T11:20:00') }, now)).toBe(
    'The next answer is due by 11:20.',
  );
  expect(inboxSentence({ lateCount: 0, openCount: 1, nextDueAtMs: at('2026-11-25T06:10:00') }, now)).toBe(
    'The next answer is due by Wed 06:10.',
  );
});

test('with nothing open everybody has an answer', () => {
  expect(inboxSentence({ lateCount: 0, openCount: 0 }, now)).toBe('Everybody has an answer.');
});

test('an offer that runs out first leads the sessions', () => {
  const sessions = [{ startDay: '2026-12-02', free: 5, heldSeats: 0 }];
  expect(sessionsSentence({ offersUntilMs: [at('2026-11-24T16:00:00')], sessions }, now)).toBe(
    'One seat is on offer until 16:00.',
  );
  expect(
    sessionsSentence(
      { offersUntilMs: [at('2026-11-25T16:00:00'), at('2026-11-24T18:30:00')], sessions },
      now,
    ),
  ).toBe('Two offers are open, the first until 18:30.');
});

test('else the next session with free seats, else what is to confirm, else that all is confirmed', () => {
  const full = { startDay: '2026-12-02', free: 0, heldSeats: 0 };
  expect(
    sessionsSentence(
      { offersUntilMs: [], sessions: [full, { startDay: '2026-12-09', free: 4, heldSeats: 0 }] },
      now,
    ),
  ).toBe('The next free seats are on 9 Dec.');
  expect(sessionsSentence({ offersUntilMs: [], sessions: [{ ...full, heldSeats: 2 }] }, now)).toBe(
    'Some seats are still to be confirmed.',
  );
  expect(sessionsSentence({ offersUntilMs: [], sessions: [full] }, now)).toBe('All confirmed.');
});
