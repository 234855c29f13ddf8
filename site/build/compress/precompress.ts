import { createHash, randomUUID } from 'node:crypto';
import { copyFile, mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { builtFiles } from '../built-files.ts';

/** Smaller files travel in one packet anyway, and their compressed form is hardly smaller. */
const leastBytes = 200;
const textFile = /\.(css|csv|html|ics|js|json|map|md|mjs|svg|txt|webmanifest|xml)$/;
/** zlib works on libuv's four threads; more at once would only hold more in memory. */
const parallelFiles = 8;

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

/**
 * Puts a brotli and a gzip sibling beside every text file, and keeps them by content for the next build.
 * @param folder built site
 * @param cache folder for results, by content
 * @returns how many files have siblings now, and how many of these were not in the cache
 */
export async function compressFolder(
  folder: string,
  cache: string,
): Promise<{ files: number; compressed: number }> {
  await mkdir(cache, { recursive: true });
  const queue = builtFiles(folder).filter((file) => textFile.test(file));
  const count = { files: 0, compressed: 0 };
  const worker = async () => {
    for (let file = queue.pop(); file !== undefined; file = queue.pop()) {
      const target = path.join(folder, file);
      const content = await readFile(target);
      if (content.length < leastBytes) continue;
      const results = await Promise.all(
        encodings.map((encoding) => writeSibling(target, content, encoding, cache)),
      );
      count.files += 1;
      if (results.includes('compressed')) count.compressed += 1;
    }
  };
  await Promise.all(Array.from({ length: parallelFiles }, worker));
  return count;
}

async function writeSibling(
  target: string,
  content: Buffer,
  { extension, compress }: Encoding,
  cache: string,
) {
  const kept = path.join(cache, createHash('sha256').update(content).digest('hex') + extension);
  try {
    await copyFile(kept, target + extension);
    return 'kept';
  } catch {
    const compressed = await compress(content);
    await writeFile(target + extension, compressed);
    // A build that breaks off must not leave half a file for the next one, and two files may have the same content.
    const unfinished = `${kept}.${randomUUID()}`;
    await writeFile(unfinished, compressed);
    await rename(unfinished, kept);
    return 'compressed';
  }
}
