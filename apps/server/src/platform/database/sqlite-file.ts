import { existsSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { enquiriesCommand } from '../enquiries-command.ts';
import { OperatorError } from '../operator-error.ts';
import { isDamage, isHeld, notADatabase, resultCode } from './sqlite-errors.ts';
import { lockFile, preparePrivately, restoringFile, sqliteFile } from './store-folder.ts';

/** @throws {OperatorError} with diagnosis and fix */
export function openOurs(dataDir: string): { connection: DatabaseSync; lock: DataLock } {
  const file = sqliteFile(dataDir);
  let lock: DataLock | undefined;
  let connection: DatabaseSync | undefined;
  try {
    preparePrivately(dataDir);
    lock = lockData(dataDir, 'together');
    if (!lock) throw new OperatorError(`A restore of ${file} is under way: start again when it is done`);
    if (existsSync(restoringFile(dataDir))) {
      throw new OperatorError(
        `A restore of ${file} was interrupted: run it again, "${enquiriesCommand} restore FILE"`,
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
    lock?.release();
    throw toOperatorError(file, error);
  }
}

/**
 * Overwrites deleted content. The pragmas follow https://litestream.io/tips/: WAL without automatic
 * checkpoints, because Litestream makes them, or the service where Litestream does not run. SQLite's busy
 * timeout would block the process; sqlite.ts retries for four seconds.
 */
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
    if (finding) throw new OperatorError(damagedText(file, finding));
  } catch (error) {
    throw toOperatorError(file, error);
  } finally {
    connection.close();
  }
}

function claim(connection: DatabaseSync, file: string): void {
  const finding = foreignness(connection);
  if (finding) {
    throw new OperatorError(
      `${file} is not the store of this service: ${finding}. Set DATA_DIR to a folder of its own`,
    );
  }
  if (isEmpty(connection)) connection.exec(`PRAGMA application_id = ${applicationId}`);
}

function toOperatorError(file: string, error: unknown): OperatorError {
  if (error instanceof OperatorError) return error;
  const reason = error instanceof Error ? error.message : String(error);
  return new OperatorError(
    isDamage(error)
      ? damagedText(
          file,
          resultCode(error) === notADatabase ? 'its beginning is not that of a database' : reason,
        )
      : `The store ${file} can't be opened (${reason}): give this account the right to write there, or set DATA_DIR`,
  );
}

const damagedText = (file: string, reason: string): string =>
  `The store ${file} is damaged (${reason}): put a backup in its place, "${enquiriesCommand} restore FILE"`;

type DataLock = { release(): void };

/**
 * Locks the folder: `together` while a store is open, `alone` to replace its file. The lock is a separate
 * empty file, so it works beside a damaged store. Returns undefined when another process holds it.
 */
export function lockData(dataDir: string, how: 'together' | 'alone'): DataLock | undefined {
  const file = lockFile(dataDir);
  let connection: DatabaseSync;
  try {
    connection = new DatabaseSync(file, { timeout: 0 });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new OperatorError(`${file} can't be used (${reason}): give this account the right to write there`);
  }
  try {
    connection.exec('PRAGMA journal_mode = OFF');
    connection.exec(how === 'alone' ? 'BEGIN EXCLUSIVE' : 'BEGIN; SELECT name FROM sqlite_schema');
  } catch (error) {
    connection.close();
    if (isHeld(error)) return undefined;
    throw error;
  }
  return { release: () => connection.isOpen && connection.close() };
}

/** Marks the file as this service's; an arbitrary fixed number. */
const applicationId = 0x56_41_4e_44;

export function foreignness(connection: DatabaseSync): string | undefined {
  const id = connection.prepare('PRAGMA application_id').get()?.application_id;
  const tables = connection
    .prepare("SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%' ORDER BY name")
    .all()
    .map(({ name }) => String(name));
  if (id === applicationId || (id === 0 && tables.length === 0)) return undefined;
  return `it belongs to another program${tables.length > 0 ? ` and holds ${tables.slice(0, 5).join(', ')}` : ''}`;
}

export const isEmpty = (connection: DatabaseSync): boolean =>
  connection.prepare('SELECT name FROM sqlite_schema LIMIT 1').get() === undefined;

/** Returns undefined for an intact file. `quick` skips comparing indexes with tables. */
export function damage(connection: DatabaseSync, depth: 'quick' | 'whole'): string | undefined {
  const pragma = depth === 'quick' ? 'quick_check' : 'integrity_check';
  const [row] = connection.prepare(`PRAGMA ${pragma}(1)`).all();
  const finding = String(Object.values(row ?? {})[0]).replaceAll(/\s+/g, ' ');
  return finding === 'ok' ? undefined : finding;
}
