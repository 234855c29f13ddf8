import { existsSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { StartError } from '../start-error.ts';
import { type DataLock, lockData } from './data-lock.ts';
import { isDamage, notADatabase, resultCode } from './sqlite-errors.ts';
import { damage, foreignness, markIfNew } from './sqlite-examination.ts';
import { preparePrivately, restoringFile, sqliteFile } from './store-folder.ts';

/** @throws {StartError} with diagnosis and fix */
export function openOurs(dataDir: string): { connection: DatabaseSync; lock: DataLock } {
  const file = sqliteFile(dataDir);
  preparePrivately(dataDir);
  const lock = lockData(dataDir, 'together');
  if (!lock) throw new StartError(`A restore of ${file} is under way: start again when it is done`);
  let connection: DatabaseSync | undefined;
  try {
    if (existsSync(restoringFile(dataDir))) {
      throw new StartError(
        `A restore of ${file} was interrupted: run it again, "npm run enquiries -- restore FILE"`,
      );
    }
    connection = connect(file);
    claim(connection, file);
    connection.exec('PRAGMA busy_timeout = 2000');
    connection.exec('PRAGMA journal_mode = WAL');
    connection.exec('PRAGMA busy_timeout = 0');
    return { connection, lock };
  } catch (error) {
    connection?.close();
    lock.release();
    throw toStartError(file, error);
  }
}

/** No connection checkpoints by itself, or the backup would miss changes. */
export function connect(file: string): DatabaseSync {
  const connection = new DatabaseSync(file, { timeout: 0 });
  connection.exec(
    'PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON; PRAGMA secure_delete = ON; PRAGMA wal_autocheckpoint = 0',
  );
  return connection;
}

export function examineStore(dataDir: string): void {
  const file = sqliteFile(dataDir);
  const connection = new DatabaseSync(file, { readOnly: true });
  try {
    const finding = damage(connection, 'quick');
    if (finding) throw new StartError(damagedText(file, finding));
  } catch (error) {
    throw toStartError(file, error);
  } finally {
    connection.close();
  }
}

function claim(connection: DatabaseSync, file: string): void {
  const finding = foreignness(connection);
  if (finding) {
    throw new StartError(
      `${file} is not the store of this service: ${finding}. Set DATA_DIR to a folder of its own`,
    );
  }
  markIfNew(connection);
}

function toStartError(file: string, error: unknown): StartError {
  if (error instanceof StartError) return error;
  const reason = error instanceof Error ? error.message : String(error);
  return new StartError(
    isDamage(error)
      ? damagedText(
          file,
          resultCode(error) === notADatabase ? 'its beginning is not that of a database' : reason,
        )
      : `The store ${file} can't be opened (${reason}): give this account the right to write there, or set DATA_DIR`,
  );
}

function damagedText(file: string, reason: string): string {
  return `The store ${file} is damaged (${reason}): put a backup in its place, "npm run enquiries -- restore FILE"`;
}
