import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { copyFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { ensureCached, removeLeastRecentlyUsed } from './file-cache.ts';

/** Smaller files are not compressed, because they hardly shrink. */
const leastBytes = 200;
const textFile = /\.(css|csv|html|ics|js|json|map|md|mjs|svg|txt|webmanifest|xml)$/;
const encodings = {
  '.br': (content: Buffer) =>
    promisify(brotliCompress)(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }),
  '.gz': (content: Buffer) => promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }),
};

const mostCachedBytes = 50_000_000;

/** @param mostCachedBytes the least recently used results are removed */
export function startCompression(folder: string, cache: string) {
  mkdirSync(cache, { recursive: true });
  const seen = new Set<string>();
  const writing: Promise<void>[] = [];
  const count = { files: 0, compressed: 0 };
  return {
    add(file: string): void {
      if (seen.has(file) || !textFile.test(file)) return;
      seen.add(file);
      const target = path.join(folder, file);
      const content = readFileSync(target);
      if (content.length < leastBytes) return;
      const cached = path.join(cache, createHash('sha256').update(content).digest('hex'));
      count.files += 1;
      if (!existsSync(`${cached}.br`)) count.compressed += 1;
      for (const [ending, compress] of Object.entries(encodings)) {
        const made = ensureCached(cached + ending, () => compress(content));
        writing.push(made.then(() => copyFile(cached + ending, target + ending)));
      }
    },
    async done(): Promise<{ files: number; compressed: number }> {
      await Promise.all(writing);
      removeLeastRecentlyUsed(cache, mostCachedBytes);
      return count;
    },
  };
}
