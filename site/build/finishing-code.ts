import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { builtFiles } from './built-files.ts';

/**
 * Hash of the code that works on written pages: this room and what it may import (scripts/check/import-rules.ts), the
 * packages, Node. With another one no result of an earlier build counts.
 * @param root the project's folder
 */
export function finishingCode(root: string): string {
  const under = (folder: string) => builtFiles(path.join(root, folder)).map((file) => `${folder}/${file}`);
  const ground = under('site/src').filter((file) => /^site\/src\/[^/]+\.ts$/.test(file));
  const files = [...under('site/build'), ...ground, ...under('enquiry/src'), 'package-lock.json'];
  const hash = createHash('sha256').update(process.version);
  for (const file of files.filter((name) => !name.endsWith('.test.ts')))
    hash.update(`\0${file}\0`).update(readFileSync(path.join(root, file)));
  return hash.digest('hex');
}
