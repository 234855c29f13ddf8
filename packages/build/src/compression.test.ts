import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { temporaryFolder } from '@vanda/testing/temporary-folder';
import { beforeEach, describe, expect, test } from 'vitest';
import { builtFiles } from './built-files.ts';
import { startCompression } from './compression.ts';

const text = 'A sentence that comes again. '.repeat(40);
let folder: string;
let cache: string;

beforeEach(() => {
  folder = temporaryFolder();
  cache = temporaryFolder();
  writeFileSync(path.join(folder, 'page.html'), text);
  writeFileSync(path.join(folder, 'tiny.txt'), 'short');
  writeFileSync(path.join(folder, 'picture.png'), text);
});

function compressAll() {
  const compression = startCompression(folder, cache);
  for (const file of builtFiles(folder)) compression.add(file);
  return compression.done();
}

describe('startCompression', () => {
  test('tiny files and pictures get none', async () => {
    expect(await compressAll()).toEqual({ files: 1, compressed: 1 });
    expect(existsSync(path.join(folder, 'tiny.txt.br'))).toBe(false);
    expect(existsSync(path.join(folder, 'picture.png.br'))).toBe(false);
  });

  test('the next build takes the same content from the cache and compresses only what changed', async () => {
    await compressAll();
    expect(await compressAll()).toEqual({ files: 1, compressed: 0 });
    writeFileSync(path.join(folder, 'page.html'), `${text}!`);
    expect(await compressAll()).toEqual({ files: 1, compressed: 1 });
    expect(brotliDecompressSync(readFileSync(path.join(folder, 'page.html.br'))).toString()).toBe(`${text}!`);
  });
});
