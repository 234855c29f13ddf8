import { createHash, randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { copyFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { constants, gzip } from 'node:zlib';
import { forgetLeastUsed, markUsed } from '../kept-results.ts';
import { brotli } from './brotli.ts';

/** Smaller files travel in one packet anyway, and their compressed form is hardly smaller. */
const leastBytes = 200;
const textFile = /\.(css|csv|html|ics|js|json|map|md|mjs|svg|txt|webmanifest|xml)$/;
/** Some ten builds in which every page is another. */
const usualCachedBytes = 50_000_000;
type Encoding = { extension: '.br' | '.gz'; compress: (content: Buffer) => Promise<Buffer> };

const encodings: Encoding[] = [
  { extension: '.br', compress: brotli },
  {
    extension: '.gz',
    compress: (content) => promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }),
  },
];

/** Compresses the files of a built site, each from the moment it is finished. */
export type Compression = {
  /** Takes a file that stays as it is from now on; a second time, or no text, is nothing to do. */
  add(file: string): void;
  /** Once all siblings are written: how many files have some, and how many of these were not in the cache. */
  done(): Promise<{ files: number; compressed: number }>;
};

/**
 * Puts a brotli and a gzip sibling beside every text file that is added, and keeps them by content for the next build.
 * Reads at once and compresses on libuv's threads, so that these work while the caller goes on.
 * @param folder built site
 * @param cache folder for results, by content
 * @param mostCachedBytes what the folder may hold in the end; what was used last stays
 */
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
          isMissing ? writeSibling(target, content, encoding, name) : copyKept(name, target, encoding),
        );
      }
    },
    async done() {
      await Promise.all(writing);
      forgetLeastUsed(cache, mostCachedBytes);
      return count;
    },
  };
}

async function copyKept(name: string, target: string, { extension }: Encoding): Promise<void> {
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
  // A build that breaks off must not leave half a file for the next one, and two files may have the same content.
  const unfinished = `${name}.${randomUUID()}`;
  await writeFile(unfinished, compressed);
  await rename(unfinished, name + extension);
}
