import type { Settings } from '../env.ts';
import type { Database } from './database.ts';
import { migrate } from './migrate.ts';
import { openPostgres } from './postgres.ts';
import { openSqlite } from './sqlite.ts';

/** A database with its tables. */
export type Store = {
  readonly database: Database;
  /** Fulfils once the tables are up to date; tries again at each call until then. */
  ready(): Promise<void>;
  close(): Promise<void>;
};

/** The store the environment names: PostgreSQL with DATABASE_URL, SQLite in DATA_DIR otherwise. */
export function openStore(settings: Pick<Settings, 'databaseUrl' | 'dataDir'>): Store {
  return storeOn(settings.databaseUrl ? openPostgres(settings.databaseUrl) : openSqlite(settings.dataDir));
}

/** A store on a database that is already open. */
export function storeOn(database: Database): Store {
  let migrated: Promise<void> | undefined;
  return {
    database,
    ready() {
      migrated ??= migrate(database).catch((error: unknown) => {
        migrated = undefined;
        throw error;
      });
      return migrated;
    },
    close: () => database.close(),
  };
}
