import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Database, Queries } from './database.ts';

const folder = path.join(import.meta.dirname, '../migrations');

/**
 * Missing migrations, then `derive`, in one transaction. A migration only adds, so the previous version
 * runs on the new store and an update can be undone; others are named `*.breaking.sql`.
 * @throws {Error} when a breaking one ran that this program does not have
 */
export async function migrate(
  database: Pick<Database, 'transaction' | 'lockForMigration'>,
  derive: (queries: Queries) => Promise<void>,
): Promise<void> {
  const files = migrationFiles();
  await database.transaction(async (queries) => {
    await database.lockForMigration(queries);
    await queries.script('CREATE TABLE IF NOT EXISTS migrations (name TEXT PRIMARY KEY)');
    const done = new Set(
      (await queries.all<{ name: string }>('SELECT name FROM migrations')).map(({ name }) => name),
    );
    const unknown = incompatibleMigrations([...done]);
    if (unknown.length > 0) {
      throw new Error(`the store was made by a newer version (${unknown.join(', ')}): install that version`);
    }
    for (const name of files.filter((file) => !done.has(file))) {
      await queries.script(readFileSync(path.join(folder, name), 'utf8'));
      await queries.run('INSERT INTO migrations (name) VALUES ($1)', [name]);
    }
    await derive(queries);
  });
}

export function incompatibleMigrations(done: readonly string[]): string[] {
  const files = migrationFiles();
  return done.filter((name) => name.endsWith('.breaking.sql') && !files.includes(name));
}

function migrationFiles(): string[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .toSorted();
}
