const minute = 60_000;

/** First wait after a failure, the longest wait, and the number of attempts after which a message is given up. */
export const backoff = {
  firstMs: 30_000,
  longestMs: 15 * minute,
  /** Three days of them. Counted, not timed: a clock that leaps must not give up what waits. */
  attempts: 292,
} as const;

/** How long a message waits after its attempt of this number: half a minute, one, two, four … a quarter of an hour. */
export function waitAfterMs(attempt: number): number {
  return Math.min(backoff.firstMs * 2 ** Math.min(attempt - 1, 20), backoff.longestMs);
}
