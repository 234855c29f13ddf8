import type { Settings } from '../env.ts';
import type { Database, Queries } from './database.ts';
import { migrate } from './migrate.ts';
import { openPostgres } from './postgres.ts';
import { openSqlite } from './sqlite.ts';

export type Store = {
  readonly database: Database;
  ready(): Promise<void>;
  close(): Promise<void>;
};

/** @param derive writes derived columns, in the transaction of the migrations */
export function storeOf(
  settings: Pick<Settings, 'databaseUrl' | 'dataDir'> & { readonly checkpoints?: boolean },
  derive: (queries: Queries) => Promise<void>,
): Store {
  const database = settings.databaseUrl
    ? openPostgres(settings.databaseUrl)
    : openSqlite(settings.dataDir, settings.checkpoints ?? false);
  let migrated: Promise<void> | undefined;
  return {
    database,
    ready() {
      migrated ??= migrate(database, derive).catch((error: unknown) => {
        migrated = undefined;
        throw error;
      });
      return migrated;
    },
    close: () => database.close(),
  };
}
