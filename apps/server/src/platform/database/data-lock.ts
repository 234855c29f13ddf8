import { DatabaseSync } from 'node:sqlite';
import { StartError } from '../start-error.ts';
import { isHeld } from './sqlite-errors.ts';
import { lockFile } from './store-folder.ts';

export type DataLock = { release(): void };

/**
 * `together` while a store is open, `alone` to replace its file. An empty file of its own: works beside a damaged
 * store. Undefined when held elsewhere.
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
