import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { builtFiles } from './built-files.ts';

/** Beside the header map. A build has it when it is whole. */
export const filesList = 'files.json';

/**
 * Writes down what a build consists of, each file with the SHA-256 of its bytes in base64url. Written last: whoever reads
 * a build can tell whether all of it is there.
 */
export function writeFilesList(dist: string, http: string): void {
  const list = { dist: hashesOf(dist), http: hashesOf(http) };
  writeFileSync(path.join(http, filesList), JSON.stringify(list));
}

function hashesOf(folder: string): Record<string, string> {
  const hash = (file: string) =>
    createHash('sha256')
      .update(readFileSync(path.join(folder, file)))
      .digest('base64url');
  return Object.fromEntries(builtFiles(folder).map((file) => [file, hash(file)]));
}
