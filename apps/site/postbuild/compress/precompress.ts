import { createHash, randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { copyFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { markUsed, removeLeastRecentlyUsed } from '../file-cache.ts';

/** Smaller files hardly shrink. */
const leastBytes = 200;
const textFile = /\.(css|csv|html|ics|js|json|map|md|mjs|svg|txt|webmanifest|xml)$/;
/** About ten builds in which all pages differ. */
const usualCachedBytes = 50_000_000;
type Encoding = { extension: '.br' | '.gz'; compress: (content: Buffer) => Promise<Buffer> };

const encodings: Encoding[] = [
  {
    extension: '.br',
    compress: (content) =>
      promisify(brotliCompress)(content, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
          [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
        },
      }),
  },
  {
    extension: '.gz',
    compress: (content) => promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }),
  },
];

export type Compression = {
  /** Ignores queued files and files that are not text. */
  add(file: string): void;
  done(): Promise<{ files: number; compressed: number }>;
};

/** @param mostCachedBytes the least recently used results are removed */
export function startCompression(
  folder: string,
  cache: string,
  mostCachedBytes = usualCachedBytes,
): Compression {
  mkdirSync(cache, { recursive: true });
  const seen = new Set<string>();
  const writing: Promise<void>[] = [];
  const count = { files: 0, compressed: 0 };

  return {
    add(file) {
      if (seen.has(file) || !textFile.test(file)) return;
      seen.add(file);
      const target = path.join(folder, file);
      const content = readFileSync(target);
      if (content.length < leastBytes) return;
      count.files += 1;
      const name = path.join(cache, createHash('sha256').update(content).digest('hex'));
      const missing = encodings.filter(({ extension }) => !existsSync(name + extension));
      if (missing.length > 0) count.compressed += 1;
      for (const encoding of encodings) {
        const isMissing = missing.includes(encoding);
        writing.push(
          isMissing ? writeSibling(target, content, encoding, name) : copyCached(name, target, encoding),
        );
      }
    },
    async done() {
      await Promise.all(writing);
      removeLeastRecentlyUsed(cache, mostCachedBytes);
      return count;
    },
  };
}

async function copyCached(name: string, target: string, { extension }: Encoding): Promise<void> {
  markUsed(name + extension);
  await copyFile(name + extension, target + extension);
}

async function writeSibling(
  target: string,
  content: Buffer,
  { extension, compress }: Encoding,
  name: string,
): Promise<void> {
  const compressed = await compress(content);
  await writeFile(target + extension, compressed);
  // Atomic rename: no partial file after an interruption.
  const unfinished = `${name}.${randomUUID()}`;
  await writeFile(unfinished, compressed);
  await rename(unfinished, name + extension);
}
