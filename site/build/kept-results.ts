import { createHash, randomUUID } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';

/** Results of earlier builds, by all that they were made from. */
export type KeptResults = {
  /**
   * The result of these inputs: the kept one, or a new one that is kept.
   * @param inputs everything the result depends on, beside what all results here depend on
   * @param make must give what JSON can hold, and the same for the same inputs
   */
  of<Result>(inputs: readonly string[], make: () => Result | Promise<Result>): Promise<Result>;
};

/** @param common what all results depend on, such as the code that makes them */
export function keptResults(folder: string, common: string): KeptResults {
  mkdirSync(folder, { recursive: true });
  return {
    async of<Result>(inputs: readonly string[], make: () => Result | Promise<Result>) {
      const key = createHash('sha256').update(JSON.stringify([common, ...inputs]));
      const file = path.join(folder, `${key.digest('hex')}.json`);
      if (existsSync(file)) {
        markUsed(file);
        return JSON.parse(readFileSync(file, 'utf8')) as Result;
      }
      const result = await make();
      // A build that breaks off must not leave half a result for the next one.
      const unfinished = `${file}.${randomUUID()}`;
      writeFileSync(unfinished, JSON.stringify(result));
      renameSync(unfinished, file);
      return result;
    },
  };
}

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
