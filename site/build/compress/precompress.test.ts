import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { beforeEach, describe, expect, test } from 'vitest';
import { builtFiles } from '../built-files.ts';
import { startCompression } from './precompress.ts';

const text = 'A sentence that comes again. '.repeat(40);
let folder: string;
let cache: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'dist-'));
  cache = mkdtempSync(path.join(tmpdir(), 'cache-'));
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
  test('text files get both siblings, and these hold the same text', async () => {
    await compressAll();
    expect(brotliDecompressSync(readFileSync(path.join(folder, 'page.html.br'))).toString()).toBe(text);
    expect(gunzipSync(readFileSync(path.join(folder, 'page.html.gz'))).toString()).toBe(text);
  });

  test('two files of the same content do not get in each other’s way', async () => {
    for (let copy = 0; copy < 20; copy += 1) writeFileSync(path.join(folder, `copy-${copy}.html`), text);
    expect(await compressAll()).toMatchObject({ files: 21 });
  });

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

  test('what comes from the cache is byte for byte what was compressed anew', async () => {
    await compressAll();
    const anew = ['.br', '.gz'].map((extension) => readFileSync(path.join(folder, `page.html${extension}`)));
    for (const extension of ['.br', '.gz']) rmSync(path.join(folder, `page.html${extension}`));
    expect(await compressAll()).toEqual({ files: 1, compressed: 0 });
    const kept = ['.br', '.gz'].map((extension) => readFileSync(path.join(folder, `page.html${extension}`)));
    expect(kept).toEqual(anew);
  });

  test('the cache keeps no more than its limit, and the build is whole without it', async () => {
    const compression = startCompression(folder, cache, 0);
    compression.add('page.html');
    await compression.done();
    expect(readdirSync(cache)).toEqual([]);
    expect(brotliDecompressSync(readFileSync(path.join(folder, 'page.html.br'))).toString()).toBe(text);
  });
});
