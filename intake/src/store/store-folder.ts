import { chmodSync, closeSync, existsSync, mkdirSync, openSync, statSync } from 'node:fs';
import path from 'node:path';
import { StartError } from '../start-error.ts';

/** File of the store inside DATA_DIR. */
export function sqliteFile(dataDir: string): string {
  return path.join(dataDir, 'enquiries.db');
}

/** The file and what SQLite keeps beside it: its log and the index of that. */
export function sqliteFiles(file: string): string[] {
  return [file, `${file}-wal`, `${file}-shm`];
}

/** File whose lock says that the store is in use; it stays empty. */
export function lockFile(dataDir: string): string {
  return path.join(dataDir, 'enquiries.lock');
}

/** The checked copy that a restore is about to put in place. While it is there, the store is neither old nor new. */
export function restoringFile(dataDir: string): string {
  return `${sqliteFile(dataDir)}.restoring`;
}

/**
 * Makes the folder and the store's file where they are missing, and takes every right to them from other accounts.
 * @throws {StartError} when the folder or the file can't be had
 */
export function preparePrivately(dataDir: string): void {
  const file = sqliteFile(dataDir);
  try {
    makeFolder(dataDir);
    // SQLite makes its other files with the rights of this one.
    if (!existsSync(file)) closeSync(openSync(file, 'a', 0o600));
    restrict(dataDir, 0o700);
    for (const name of [...sqliteFiles(file), lockFile(dataDir)]) restrict(name, 0o600);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartError(
      `The store ${file} can't be opened (${reason}): give this account the right to write there, or set DATA_DIR`,
    );
  }
}

/** Makes a folder for this account alone, where there is none. */
export function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  // Node's recursive way never returns where a system folder refuses entries, so it only makes the parents.
  const parent = path.dirname(folder);
  if (!existsSync(parent)) mkdirSync(parent, { recursive: true });
  mkdirSync(folder, { mode: 0o700 });
}

function restrict(name: string, mode: number): void {
  const stats = statSync(name, { throwIfNoEntry: false });
  if (!stats || (stats.mode & 0o077) === 0) return;
  // A folder that everybody shares, such as /tmp, is not ours to close.
  if (stats.mode & 0o1000) return;
  try {
    chmodSync(name, mode);
  } catch {
    console.error(
      `Warning: other accounts may read ${name}, and this one may not change that: run chmod ${mode.toString(8)} on it`,
    );
  }
}
