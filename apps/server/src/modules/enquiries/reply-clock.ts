import { addDays, dayMs, startOfDay, toIsoDay, weekday } from '@vanda/forms/day';

export type ReplyClock = {
  readonly dueAtMs: (receivedAtMs: number) => number;
  /** Open enquiries received before this moment are late. */
  readonly lateBeforeMs: (nowMs: number) => number;
};

export type ReplyPromise = {
  readonly replyWithinHours: number;
  /** If set, only Monday to Friday count, without these ISO days in Singapore. */
  readonly holidays?: ReadonlySet<string> | undefined;
};

export function replyClock({ replyWithinHours, holidays }: ReplyPromise): ReplyClock {
  const promiseMs = replyWithinHours * 3_600_000;
  if (!holidays) {
    return {
      dueAtMs: (receivedAtMs) => receivedAtMs + promiseMs,
      lateBeforeMs: (nowMs) => nowMs - promiseMs,
    };
  }
  const isWorking = (day: string) => !['Sat', 'Sun'].includes(weekday(day)) && !holidays.has(day);
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
