import { addDays, dayMs, hourMs, startOfDay, toIsoDay, weekday } from '@vanda/forms/day';
import type { ReplyPromise } from '@vanda/forms/reply-promise';

export type ReplyClock = {
  readonly dueAtMs: (receivedAtMs: number) => number;
  /** Open enquiries received before this moment are late. */
  readonly lateBeforeMs: (nowMs: number) => number;
};

/** @param publicHolidays ISO days in Singapore; working days are Monday to Friday without them */
export function replyClock(
  { hours, workingDays }: ReplyPromise,
  publicHolidays: ReadonlySet<string>,
): ReplyClock {
  const promiseMs = hours * hourMs;
  if (!workingDays) {
    return {
      dueAtMs: (receivedAtMs) => receivedAtMs + promiseMs,
      lateBeforeMs: (nowMs) => nowMs - promiseMs,
    };
  }
  const isWorking = (day: string) => !['Sat', 'Sun'].includes(weekday(day)) && !publicHolidays.has(day);
  return {
    dueAtMs(receivedAtMs) {
      let left = promiseMs;
      let day = toIsoDay(receivedAtMs);
      let fromMs = receivedAtMs;
      for (;;) {
        const endMs = startOfDay(day).getTime() + dayMs;
        if (isWorking(day)) {
          if (fromMs + left <= endMs) return fromMs + left;
          left -= endMs - fromMs;
        }
        fromMs = endMs;
        day = addDays(day, 1);
      }
    },
    lateBeforeMs(nowMs) {
      let left = promiseMs;
      let day = toIsoDay(nowMs);
      let untilMs = nowMs;
      for (;;) {
        const startMs = startOfDay(day).getTime();
        if (isWorking(day)) {
          if (untilMs - left > startMs) return untilMs - left;
          left -= untilMs - startMs;
        }
        untilMs = startMs;
        day = addDays(day, -1);
      }
    },
  };
}
