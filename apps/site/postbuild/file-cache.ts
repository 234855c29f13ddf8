import { readdirSync, rmSync, statSync, utimesSync } from 'node:fs';
import path from 'node:path';

export function markUsed(file: string): void {
  const now = new Date();
  utimesSync(file, now, now);
}

export function removeLeastRecentlyUsed(folder: string, mostBytes: number): void {
  const files = readdirSync(folder)
    .map((name) => path.join(folder, name))
    .map((file) => ({ file, ...statSync(file) }))
    .sort((a, b) => b.mtimeMs - a.mtimeMs);
  let bytes = 0;
  for (const { file, size } of files) {
    bytes += size;
    if (bytes > mostBytes) rmSync(file);
  }
}
