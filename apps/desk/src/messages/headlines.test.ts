import { expect, test } from 'vitest';
import { contentHeadline, inboxHeadline, sessionsHeadline } from './headlines.ts';

const now = Date.parse('2026-11-24T10:20:00+08:00');
const at = (text: string) => Date.parse(`${text}+08:00`);

test('reports late enquiries first', () => {
  const nextDueAtMs = at('2026-11-24T11:20:00');
  expect(inboxHeadline({ lateCount: 2, openCount: 10, nextDueAtMs }, now)).toBe(
    'Two people have waited longer than we promised.',
  );
  expect(inboxHeadline({ lateCount: 1, openCount: 10, nextDueAtMs }, now)).toBe(
    'One person has waited longer than we promised.',
  );
  expect(inboxHeadline({ lateCount: 13, openCount: 13 }, now)).toBe(
    '13 people have waited longer than we promised.',
  );
});

test('reports the next due reply if none is late', () => {
  expect(inboxHeadline({ lateCount: 0, openCount: 1, nextDueAtMs: at('2026-11-24T11:20:00') }, now)).toBe(
    'The next answer is due by 11:20.',
  );
  expect(inboxHeadline({ lateCount: 0, openCount: 1, nextDueAtMs: at('2026-11-25T06:10:00') }, now)).toBe(
    'The next answer is due by Wed 06:10.',
  );
});

test('reports that nothing is open', () => {
  expect(inboxHeadline({ lateCount: 0, openCount: 0 }, now)).toBe('Everybody has an answer.');
});

test('reports the offer that expires first', () => {
  const sessions = [{ startDay: '2026-12-02', free: 5, heldSeats: 0 }];
  expect(sessionsHeadline({ offersUntilMs: [at('2026-11-24T16:00:00')], sessions }, now)).toBe(
    'One seat is on offer until 16:00.',
  );
  expect(
    sessionsHeadline(
      { offersUntilMs: [at('2026-11-25T16:00:00'), at('2026-11-24T18:30:00')], sessions },
      now,
    ),
  ).toBe('Two offers are open, the first until 18:30.');
});

test('reports free seats, then seats to confirm, then that all is confirmed', () => {
  const full = { startDay: '2026-12-02', free: 0, heldSeats: 0 };
  expect(
    sessionsHeadline(
      { offersUntilMs: [], sessions: [full, { startDay: '2026-12-09', free: 4, heldSeats: 0 }] },
      now,
    ),
  ).toBe('The next free seats are on 9 Dec.');
  expect(sessionsHeadline({ offersUntilMs: [], sessions: [{ ...full, heldSeats: 2 }] }, now)).toBe(
    'Some seats are still to be confirmed.',
  );
  expect(sessionsHeadline({ offersUntilMs: [], sessions: [full] }, now)).toBe('All confirmed.');
});

test('reports of the content area what needs somebody first', () => {
  const calm = { isReachable: true, failures: [], toReadCount: 0, approvedCount: 0, reviewsDue: 0 };
  expect(contentHeadline(calm)).toBe('Everything online is as you left it.');
  expect(contentHeadline({ ...calm, reviewsDue: 2 })).toBe('Two reviews are due.');
  expect(contentHeadline({ ...calm, reviewsDue: 2, approvedCount: 1 })).toBe(
    'One change is read and can go online.',
  );
  expect(contentHeadline({ ...calm, approvedCount: 1, toReadCount: 2 })).toBe(
    'Two changes wait for you to read them.',
  );
  expect(contentHeadline({ ...calm, toReadCount: 1, failures: ['one page does not fit.'] })).toBe(
    'Not online: one page does not fit.',
  );
  expect(contentHeadline({ ...calm, isReachable: false, toReadCount: 1 })).toMatch(/does not answer/);
});
