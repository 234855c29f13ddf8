import { expect, test } from 'vitest';
import { contentHeadline, inboxHeadline, sessionsHeadline } from './headlines.ts';

const now = Date.parse('2026-11-24T10:20:00+08:00');
const at = (text: string) => Date.parse(`${text}+08:00`);
const soon = at('2026-11-24T11:20:00');

test.each([
  ['late enquiries first', { late: 2, open: 10 }, soon, 'Two people have waited longer than we promised.'],
  ['one late enquiry', { late: 1, open: 10 }, soon, 'One person has waited longer than we promised.'],
  ['many late enquiries', { late: 13, open: 13 }, null, '13 people have waited longer than we promised.'],
  ['the next due reply', { late: 0, open: 1 }, soon, 'The next answer is due by 11:20.'],
  [
    'a reply due on another day',
    { late: 0, open: 1 },
    at('2026-11-25T06:10:00'),
    'The next answer is due by Wed 06:10.',
  ],
  ['that nothing is open', { late: 0, open: 0 }, null, 'Everybody has an answer.'],
])('the inbox reports %s', (_what, counts, nextDueAtMs, message) =>
  expect(inboxHeadline(counts, nextDueAtMs, now)).toBe(message),
);

const full = { day: '2026-12-02', free: 0, held: 0 };
const free = { day: '2026-12-09', free: 4, held: 0 };
const [today, tomorrow, later] = [
  at('2026-11-24T16:00:00'),
  at('2026-11-25T16:00:00'),
  at('2026-11-24T18:30:00'),
];

test.each([
  ['the offer', [today], [free], 'One seat is on offer until 16:00.'],
  ['the offer that expires first', [tomorrow, later], [free], 'Two offers are open, the first until 18:30.'],
  ['free seats', [], [full, free], 'The next free seats are on 9 Dec.'],
  ['seats to confirm', [], [{ ...full, held: 2 }], 'Some seats are still to be confirmed.'],
  ['that all is confirmed', [], [full], 'All confirmed.'],
])('sessions report %s', (_what, offersUntilMs, sessions, message) =>
  expect(sessionsHeadline(offersUntilMs, sessions, now)).toBe(message),
);

const calm = { isReachable: true, failures: [], toReadCount: 0, approvedCount: 0, reviewsDue: 0 };

test.each([
  [{}, 'Everything online is as you left it.'],
  [{ reviewsDue: 2 }, 'Two reviews are due.'],
  [{ reviewsDue: 2, approvedCount: 1 }, 'One change is read and can go online.'],
  [{ approvedCount: 1, toReadCount: 2 }, 'Two changes wait for you to read them.'],
  [{ toReadCount: 1, failures: ['one page does not fit.'] }, 'Not online: one page does not fit.'],
  [{ isReachable: false, toReadCount: 1 }, expect.stringContaining('does not answer')],
])('the content area reports what needs somebody first: %j', (state, message) =>
  expect(contentHeadline({ ...calm, ...state })).toEqual(message),
);
