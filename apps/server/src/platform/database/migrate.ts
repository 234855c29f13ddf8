import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Database } from './database.ts';

const ownFolder = path.join(import.meta.dirname, '../migrations');

/**
 * Runs the missing migrations in one transaction. After the first file a migration only adds, so the previous version runs
 * on the new store and an update can be undone. Others are named `*.breaking.sql`.
 * @throws {Error} when the store has a breaking migration that this program does not have
 */
export async function migrate(
  database: Pick<Database, 'transaction' | 'lockForMigration'>,
  folder = ownFolder,
): Promise<void> {
  const files = migrationFiles(folder);
  await database.transaction(async (queries) => {
    await database.lockForMigration(queries);
    await queries.script('CREATE TABLE IF NOT EXISTS migrations (name TEXT PRIMARY KEY)');
    const done = new Set(
      (await queries.all<{ name: string }>('SELECT name FROM migrations')).map(({ name }) => name),
    );
    const unknown = incompatibleMigrations([...done], files);
    if (unknown.length > 0)
      throw new Error(`the store was made by a newer version (${unknown.join(', ')}): install that version`);
    for (const name of files.filter((file) => !done.has(file))) {
      await queries.script(readFileSync(path.join(folder, name), 'utf8'));
      await queries.run('INSERT INTO migrations (name) VALUES ($1)', [name]);
    }
  });
}

export const incompatibleMigrations = (done: readonly string[], files = migrationFiles(ownFolder)) =>
  done.filter((name) => name.endsWith('.breaking.sql') && !files.includes(name));

const migrationFiles = (folder: string): string[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .toSorted();
