import { chmodSync, copyFileSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { singaporeTime } from '@vanda/forms/day';
import { lastWriteOf } from '../platform/backup/litestream.ts';
import type { Database } from '../platform/database/database.ts';
import { incompatibleMigrations, migrate } from '../platform/database/migrate.ts';
import { queriesOn, transactionOn } from '../platform/database/sqlite.ts';
import { isDamage } from '../platform/database/sqlite-errors.ts';
import { connect, damage, foreignness, isEmpty, lockData } from '../platform/database/sqlite-file.ts';
import {
  makeFolder,
  restoringFile,
  sqliteFile,
  sqliteFiles,
  syncToDisk,
} from '../platform/database/store-folder.ts';
import { OperatorError } from '../platform/operator-error.ts';
import { type Removals, readRemovals, replayRemovals } from './removals.ts';

export type Restored = {
  readonly count: number;
  /** What the restored store does not contain, in one sentence. */
  readonly lacks: string;
  readonly keptIn: string | undefined;
  readonly replayed: string;
};

/**
 * Replaces the store with a verified copy, after repeating the erasures and removals made since; the
 * earlier store is kept beside it. After an interruption it must be run again.
 * @param newest a later copy, for its removals and references, where the store is missing or damaged
 * @throws {OperatorError} when the copy is damaged or foreign, or the store is in use
 */
export async function restoreStore(
  dataDir: string,
  copy: string,
  nowMs: number,
  newest?: string,
): Promise<Restored> {
  if (!existsSync(copy)) throw new OperatorError(`There is no file ${copy}`);
  makeFolder(dataDir);
  const lock = lockData(dataDir, 'alone');
  if (!lock) {
    throw new OperatorError(
      `The service, or another command, uses ${sqliteFile(dataDir)}: stop the service, then restore`,
    );
  }
  try {
    const partial = `${sqliteFile(dataDir)}.partial`;
    takeChecked(copy, partial);
    const replayed = await replayEarlier(partial, dataDir, newest);
    renameSync(partial, restoringFile(dataDir));
    const keptIn = setAside(dataDir, nowMs);
    renameSync(restoringFile(dataDir), sqliteFile(dataDir));
    syncToDisk(dataDir);
    return { ...replayed, keptIn };
  } finally {
    lock.release();
  }
}

export const countIn = (connection: DatabaseSync): number =>
  Number(connection.prepare('SELECT COUNT(*) AS count FROM enquiries').get()?.count);

function takeChecked(copy: string, target: string): void {
  for (const name of sqliteFiles(target)) rmSync(name, { force: true });
  copyFileSync(copy, target);
  chmodSync(target, 0o600);
  // The newest entries of a copy made by hand may be in its log.
  if (existsSync(`${copy}-wal`)) copyFileSync(`${copy}-wal`, `${target}-wal`);
  try {
    check(copy, target);
  } catch (error) {
    for (const name of sqliteFiles(target)) rmSync(name, { force: true });
    throw error;
  }
}

function check(copy: string, target: string): void {
  const connection = new DatabaseSync(target);
  try {
    connection.exec('PRAGMA journal_mode = DELETE');
    const finding = damage(connection, 'whole');
    if (finding)
      throw new OperatorError(`${copy} is damaged (${finding}): nothing is changed, take another copy`);
    const foreign = isEmpty(connection) ? 'it is empty' : foreignness(connection);
    if (foreign) throw new OperatorError(`${copy} is no copy of this store: ${foreign}. Nothing is changed`);
    assertKnown(copy, connection);
  } catch (error) {
    if (!isDamage(error)) throw error;
    throw new OperatorError(
      `${copy} is no SQLite file, or damaged (${(error as Error).message}): nothing is changed, take another copy`,
    );
  } finally {
    connection.close();
  }
}

async function replayEarlier(
  target: string,
  dataDir: string,
  newest: string | undefined,
): Promise<Omit<Restored, 'keptIn'>> {
  const files = [sqliteFile(dataDir), restoringFile(dataDir)].filter((name) => existsSync(name)).slice(0, 1);
  let earlier: Earlier | undefined = { removals: noRemovals, references: [] };
  for (const file of newest === undefined ? files : [...files, newest]) {
    earlier = await readEarlier(file);
    if (earlier) break;
  }
  const connection = connect(target);
  try {
    const transaction: Database['transaction'] = (work) =>
      transactionOn(connection, queriesOn(connection), work);
    await migrate({ transaction, lockForMigration: async () => undefined });
    const done = await transaction((queries) => replayRemovals(queries, earlier?.removals ?? noRemovals));
    connection.exec('VACUUM');
    const count = countIn(connection);
    const replayed = earlier
      ? done
      : `${done} The earlier store can't be read: what was erased and removed since the copy was made is back, do it again.`;
    return { count, replayed, lacks: lacksOf(connection, earlier) };
  } finally {
    connection.close();
    syncToDisk(target);
  }
}

type Earlier = { readonly removals: Removals; readonly references: readonly string[] };

const noRemovals: Removals = { erasures: [], staff: [], passkeys: [] };

function referencesIn(connection: DatabaseSync): string[] {
  const rows = connection.prepare('SELECT reference FROM enquiries ORDER BY received_at').all();
  return rows.map(({ reference }) => String(reference));
}

function lacksOf(restored: DatabaseSync, earlier: Earlier | undefined): string {
  const endMs = lastWriteOf(restored);
  const end =
    endMs === undefined ? 'No service has run on the copy' : `The copy ends at ${singaporeTime(endMs)}`;
  if (!earlier) return `${end}: look for later enquiries among the emails to MAIL_TO.`;
  const present = new Set(referencesIn(restored));
  const missing = earlier.references.filter((reference) => !present.has(reference));
  return missing.length === 0
    ? `${end}, and lacks no enquiry that was known before.`
    : `${end}, and lacks ${missing.length} enquiries that were known before: ${missing.join(', ')}.`;
}

/** Returns undefined when the file cannot be read. */
async function readEarlier(file: string): Promise<Earlier | undefined> {
  try {
    const connection = new DatabaseSync(file, { readOnly: true });
    try {
      return { removals: await readRemovals(queriesOn(connection)), references: referencesIn(connection) };
    } finally {
      connection.close();
    }
  } catch {
    return undefined;
  }
}

function assertKnown(copy: string, connection: DatabaseSync): void {
  const names = connection
    .prepare('SELECT name FROM migrations')
    .all()
    .map(({ name }) => String(name));
  const unknown = incompatibleMigrations(names);
  if (unknown.length === 0) return;
  throw new OperatorError(
    `${copy} was made by a newer version of this service (${unknown.join(', ')}): install that one. Nothing is changed`,
  );
}

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
