import { DatabaseSync } from 'node:sqlite';
import { StartError } from '../start-error.ts';
import { isHeld } from './sqlite-errors.ts';
import { lockFile } from './store-folder.ts';

/** A hold on the data folder. The system lets go of it when the process ends, however it ends. */
export type DataLock = { release(): void };

/**
 * Holds the data folder: `together` with others for as long as a store is open, or `alone` to exchange the store's
 * file. The lock is SQLite's own, on an empty file beside the store, so that it also works when the store is damaged.
 * Undefined when somebody else's hold does not allow it.
 */
export function lockData(dataDir: string, how: 'together' | 'alone'): DataLock | undefined {
  const file = lockFile(dataDir);
  let connection: DatabaseSync;
  try {
    connection = new DatabaseSync(file, { timeout: 0 });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartError(`${file} can't be used (${reason}): give this account the right to write there`);
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
