import { singaporeTime } from '@vanda/forms/day';

/** Epoch milliseconds to the value of a `datetime-local` field, in Singapore time. */
export function toLocal(atMs: number): string {
  return singaporeTime(atMs).slice(0, 16);
}

export function fromLocal(text: string): number | undefined {
  const atMs = Date.parse(`${text}+08:00`);
  return Number.isNaN(atMs) ? undefined : atMs;
}
