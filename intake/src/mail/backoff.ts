const minute = 60_000;

/** First wait after a failure, the longest wait, and the time after which a message is given up. */
export const backoff = {
  firstMs: 30_000,
  longestMs: 15 * minute,
  giveUpAfterMs: 3 * 24 * 60 * minute,
} as const;

/**
 * When a message that failed is tried again: half a minute, one, two, four … up to a quarter of an hour, for three
 * days. Undefined when it is given up.
 */
export function nextAttemptAtMs(
  attempt: number,
  firstAttemptAtMs: number,
  nowMs: number,
): number | undefined {
  const at = nowMs + Math.min(backoff.firstMs * 2 ** Math.min(attempt - 1, 20), backoff.longestMs);
  return at - firstAttemptAtMs > backoff.giveUpAfterMs ? undefined : at;
}
