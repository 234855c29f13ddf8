export type Clock = { now(): number };

export function clockFrom(startMs?: number): Clock {
  if (startMs === undefined) return { now: Date.now };
  const offsetMs = startMs - Date.now();
  return { now: () => Date.now() + offsetMs };
}
