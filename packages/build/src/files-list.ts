import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { builtFiles } from './built-files.ts';

/** Name of the list beside the header map; its presence marks a complete build. */
export const filesList = 'files.json';

/** Writes SHA-256 in base64url by file. It is written last, so that readers can verify the build. */
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
