import { hourMs } from '@vanda/forms/day';
import { replyClock } from '@vanda/server/office';
import { expect, it } from 'vitest';
import { isClosed, mondaysWithin, spanOfMonth } from './months.ts';

const at = (text: string) => Date.parse(`${text}+08:00`);

it.each([
  ['2025-01', '2025-02-01'],
  ['2025-02', '2025-03-01'],
  ['2024-02', '2024-03-01'],
  ['2025-12', '2026-01-01'],
])('ends the month %s when the next one begins', (month, next) =>
  expect(spanOfMonth(month)).toEqual({ fromMs: at(`${month}-01T00:00:00`), toMs: at(`${next}T00:00:00`) }),
);

it('lists the weeks that touch a month, the latest first', () => {
  expect(mondaysWithin(spanOfMonth('2025-08'))).toEqual([
    '2025-08-25',
    '2025-08-18',
    '2025-08-11',
    '2025-08-04',
    '2025-07-28',
  ]);
});

it.each([8, 24])('closes a month once a promise of %i hours to its last enquiry has run out', (hours) => {
  const span = spanOfMonth('2025-08');
  const replyWithinMs = hours * hourMs;
  const clock = replyClock({ hours }, new Set());
  expect(isClosed(span, { clock, nowMs: span.toMs + replyWithinMs - 1 })).toBe(false);
  expect(isClosed(span, { clock, nowMs: span.toMs + replyWithinMs })).toBe(true);
});
