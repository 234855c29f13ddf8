/** Where the service takes the time from, so that a test can hold it. */
export type Clock = {
  /** Epoch milliseconds. */
  now(): number;
};

/** The machine's clock, or one that starts at a given moment and runs on from there. */
export function clockFrom(startMs?: number): Clock {
  if (startMs === undefined) return { now: Date.now };
  const offsetMs = startMs - Date.now();
  return { now: () => Date.now() + offsetMs };
}
