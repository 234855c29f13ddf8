import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { repeatEarlierValues } from '../desk-store/values.ts';
import type { Database, Queries } from './database.ts';

/** What a migration does that SQL alone can't. */
const afterwards: Readonly<Record<string, (queries: Queries) => Promise<void>>> = {
  '0004-desk.sql': repeatEarlierValues,
};

const folder = path.join(import.meta.dirname, '../migrations');

/**
 * Brings the tables up to date, each migration once and all in one transaction.
 * @throws {Error} when the store is newer than this program, which would not understand it
 */
export async function migrate(database: Database): Promise<void> {
  const files = migrationFiles();
  await database.transaction(async (queries) => {
    await database.lockForMigration(queries);
    await queries.script('CREATE TABLE IF NOT EXISTS migrations (name TEXT PRIMARY KEY)');
    const done = new Set(
      (await queries.all<{ name: string }>('SELECT name FROM migrations')).map(({ name }) => name),
    );
    const unknown = unknownMigrations([...done]);
    if (unknown.length > 0) {
      throw new Error(`the store was made by a newer version (${unknown.join(', ')}): install that version`);
    }
    for (const name of files.filter((file) => !done.has(file))) {
      await queries.script(readFileSync(path.join(folder, name), 'utf8'));
      await afterwards[name]?.(queries);
      await queries.run('INSERT INTO migrations (name) VALUES ($1)', [name]);
    }
  });
}

/** Those of a store's migrations that this program does not have: a newer one made them. */
export function unknownMigrations(done: readonly string[]): string[] {
  const files = migrationFiles();
  return done.filter((name) => !files.includes(name));
}

function migrationFiles(): string[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .toSorted();
}
