import { readdirSync, rmSync, statSync, utimesSync } from 'node:fs';
import path from 'node:path';

/** Notes that a kept result was used by this build. */
export function markUsed(file: string): void {
  const now = new Date();
  utimesSync(file, now, now);
}

/**
 * Deletes what no build has used for longest, until the folder holds no more than the limit.
 * @param folder results by content; each can be made again
 */
export function forgetLeastUsed(folder: string, mostBytes: number): void {
  const kept = readdirSync(folder)
    .map((name) => path.join(folder, name))
    .map((file) => ({ file, ...used(file) }))
    .sort((a, b) => b.usedAtMs - a.usedAtMs);
  let bytes = 0;
  for (const { file, size } of kept) {
    bytes += size;
    if (bytes > mostBytes) rmSync(file);
  }
}

function used(file: string) {
  const { size, mtimeMs } = statSync(file);
  return { size, usedAtMs: mtimeMs };
}
