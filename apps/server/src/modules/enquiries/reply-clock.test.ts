import { expect, it } from 'vitest';
import { replyClock } from './reply-clock.ts';

const at = (time: string) => Date.parse(`${time}:00+08:00`);

it('runs by the clock where every day counts', () => {
  const { dueAtMs, lateBeforeMs } = replyClock({ hours: 24 }, new Set(['2026-12-25']));
  expect(dueAtMs(at('2026-11-21T10:00'))).toBe(at('2026-11-22T10:00'));
  expect(lateBeforeMs(at('2026-11-22T10:00'))).toBe(at('2026-11-21T10:00'));
});

it.each([
  ['within the week', '2026-11-23T10:00', '2026-11-24T10:00'],
  ['over a weekend', '2026-11-20T10:00', '2026-11-23T10:00'],
  ['from a weekend', '2026-11-21T10:00', '2026-11-24T00:00'],
  ['over a holiday and a weekend', '2026-12-24T10:00', '2026-12-28T10:00'],
])('runs on working days alone: %s', (_, received, due) => {
  const clock = replyClock({ hours: 24, workingDays: true }, new Set(['2026-12-25']));
  expect(clock.dueAtMs(at(received))).toBe(at(due));
  // An enquiry is late from the moment after its due time.
  expect(clock.lateBeforeMs(at(due))).toBeLessThanOrEqual(at(received));
  expect(clock.lateBeforeMs(at(due) + 3_600_000)).toBeGreaterThan(at(received));
});
