import {
  chmodSync,
  closeSync,
  copyFileSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  renameSync,
  rmSync,
} from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { singaporeTime } from '@vanda/enquiry/day';
import { lockData } from '../store/data-lock.ts';
import { unknownMigrations } from '../store/migrate.ts';
import { isDamage } from '../store/sqlite-errors.ts';
import { damage, foreignness, isEmpty } from '../store/sqlite-examination.ts';
import { makeFolder, restoringFile, sqliteFile, sqliteFiles } from '../store/store-folder.ts';
import { CommandError } from './command-error.ts';

/** What a restore did: how many enquiries there are now, and where the earlier store is, if there was one. */
export type Restored = { readonly count: number; readonly keptIn: string | undefined };

/**
 * Puts a copy in the place of the store. The copy is checked before anything is touched; the earlier store goes into a
 * folder of its own, with its log. Cut short at any point, the service refuses to start and the restore can be run
 * again.
 * @throws {CommandError} when the copy is not sound, not ours, or somebody uses the store
 */
export function restoreStore(dataDir: string, copy: string, nowMs: number): Restored {
  if (!existsSync(copy)) throw new CommandError(`There is no file ${copy}`);
  makeFolder(dataDir);
  const lock = lockData(dataDir, 'alone');
  if (!lock) {
    throw new CommandError(
      `The service, or another command, uses ${sqliteFile(dataDir)}: stop the service, then restore`,
    );
  }
  try {
    const partial = `${sqliteFile(dataDir)}.partial`;
    const count = takeChecked(copy, partial);
    renameSync(partial, restoringFile(dataDir));
    const keptIn = setAside(dataDir, nowMs);
    renameSync(restoringFile(dataDir), sqliteFile(dataDir));
    syncToDisk(dataDir);
    return { count, keptIn };
  } finally {
    lock.release();
  }
}

/** Enquiries in an open file. */
export function countIn(connection: DatabaseSync): number {
  return Number(connection.prepare('SELECT COUNT(*) AS count FROM enquiries').get()?.count);
}

/** Copies a file with the log that may lie beside it, checks the result, and leaves one file that stands alone. */
function takeChecked(copy: string, target: string): number {
  for (const name of sqliteFiles(target)) rmSync(name, { force: true });
  copyFileSync(copy, target);
  chmodSync(target, 0o600);
  // A copy made by hand may have its newest entries in the log beside it.
  if (existsSync(`${copy}-wal`)) copyFileSync(`${copy}-wal`, `${target}-wal`);
  try {
    const count = check(copy, target);
    syncToDisk(target);
    return count;
  } catch (error) {
    for (const name of sqliteFiles(target)) rmSync(name, { force: true });
    throw error;
  }
}

function check(copy: string, target: string): number {
  const connection = new DatabaseSync(target);
  try {
    connection.exec('PRAGMA journal_mode = DELETE');
    const finding = damage(connection, 'whole');
    if (finding)
      throw new CommandError(`${copy} is damaged (${finding}): nothing is changed, take another copy`);
    const foreign = isEmpty(connection) ? 'it is empty' : foreignness(connection);
    if (foreign) throw new CommandError(`${copy} is no copy of this store: ${foreign}. Nothing is changed`);
    assertKnown(copy, connection);
    return countIn(connection);
  } catch (error) {
    if (!isDamage(error)) throw error;
    throw new CommandError(
      `${copy} is no SQLite file, or damaged (${(error as Error).message}): nothing is changed, take another copy`,
    );
  } finally {
    connection.close();
  }
}

function assertKnown(copy: string, connection: DatabaseSync): void {
  const names = connection
    .prepare('SELECT name FROM migrations')
    .all()
    .map(({ name }) => String(name));
  const unknown = unknownMigrations(names);
  if (unknown.length === 0) return;
  throw new CommandError(
    `${copy} was made by a newer version of this service (${unknown.join(', ')}): install that one. Nothing is changed`,
  );
}

/** Moves the store and its log into a folder of their own. Undefined where there was none. */
function setAside(dataDir: string, nowMs: number): string | undefined {
  const present = sqliteFiles(sqliteFile(dataDir)).filter((name) => existsSync(name));
  if (present.length === 0) return undefined;
  const folder = path.join(
    dataDir,
    `before-restore-${singaporeTime(nowMs).slice(0, 19).replaceAll(':', '')}`,
  );
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  for (const name of present) renameSync(name, path.join(folder, path.basename(name)));
  syncToDisk(folder);
  return folder;
}

function syncToDisk(name: string): void {
  const descriptor = openSync(name, 'r');
  fsyncSync(descriptor);
  closeSync(descriptor);
}
