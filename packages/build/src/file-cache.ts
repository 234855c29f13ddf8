import { randomUUID } from 'node:crypto';
import { existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import { mkdir, rename, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Makes a file unless it is cached; eviction removes the files used longest ago. */
export async function ensureCached(file: string, make: () => Promise<Uint8Array>): Promise<void> {
  if (existsSync(file)) {
    const now = new Date();
    return utimes(file, now, now);
  }
  await mkdir(path.dirname(file), { recursive: true });
  // An atomic rename leaves no partial file after an interruption.
  const unfinished = `${file}.${randomUUID()}`;
  await writeFile(unfinished, await make());
  await rename(unfinished, file);
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
