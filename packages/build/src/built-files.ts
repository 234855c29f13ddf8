import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

/** Paths relative to the folder, with forward slashes, sorted. */
export function builtFiles(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'))
    .sort();
}

/** `services/iso27001.html` is `/services/iso27001`, `index.html` is `/`. */
export const pageAddress = (file: string): string =>
  `/${file.replace(/\.html$/, '').replace(/(^|\/)index$/, '')}`.replace(/(.)\/$/, '$1');
