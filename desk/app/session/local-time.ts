import { singaporeTime } from '@vanda/enquiry/day';

/** A moment as a field for day and hour has it, `2026-11-25T16:00`, by Singapore's clock. */
export function toLocal(atMs: number): string {
  return singaporeTime(atMs).slice(0, 16);
}

/** The moment that such a field says; undefined while it is not whole. */
export function fromLocal(text: string): number | undefined {
  const atMs = Date.parse(`${text}+08:00`);
  return Number.isNaN(atMs) ? undefined : atMs;
}
