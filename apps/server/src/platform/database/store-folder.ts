import { chmodSync, closeSync, existsSync, fsyncSync, mkdirSync, openSync, statSync } from 'node:fs';
import path from 'node:path';

export const sqliteFile = (dataDir: string): string => path.join(dataDir, 'enquiries.db');

export const sqliteFiles = (file: string): string[] => [file, `${file}-wal`, `${file}-shm`];

export const lockFile = (dataDir: string): string => path.join(dataDir, 'enquiries.lock');

/** While this file exists, a restore is in progress and the store is incomplete. */
export const restoringFile = (dataDir: string): string => `${sqliteFile(dataDir)}.restoring`;

export function preparePrivately(dataDir: string): void {
  const file = sqliteFile(dataDir);
  makeFolder(dataDir);
  if (!existsSync(file)) closeSync(openSync(file, 'a', 0o600));
  restrict(dataDir, 0o700);
  for (const name of [...sqliteFiles(file), lockFile(dataDir)]) restrict(name, 0o600);
}

/** Makes a folder that only its owner can read. */
export function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  // Node's recursive mkdir never returns where a system folder refuses entries, so it only makes the parents.
  const parent = path.dirname(folder);
  if (!existsSync(parent)) mkdirSync(parent, { recursive: true });
  mkdirSync(folder, { mode: 0o700 });
}

function restrict(name: string, mode: number): void {
  const stats = statSync(name, { throwIfNoEntry: false });
  if (!stats || (stats.mode & 0o077) === 0) return;
  if (stats.mode & 0o1000) return;
  try {
    chmodSync(name, mode);
  } catch {
    console.error(
      `Warning: other accounts may read ${name}, and this one may not change that: run chmod ${mode.toString(8)} on it`,
    );
  }
}

export function syncToDisk(name: string): void {
  const descriptor = openSync(name, 'r');
  fsyncSync(descriptor);
  closeSync(descriptor);
}
