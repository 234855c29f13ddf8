const minute = 60_000;

export const backoff = {
  firstMs: 30_000,
  longestMs: 15 * minute,
  /** Three days. Counted, so a clock jump does not fail waiting messages. */
  attempts: 292,
} as const;

export const waitAfterMs = (attempt: number): number =>
  Math.min(backoff.firstMs * 2 ** Math.min(attempt - 1, 20), backoff.longestMs);
