import type { Settings } from '../env.ts';
import type { Database } from './database.ts';
import { migrate } from './migrate.ts';
import { openPostgres } from './postgres.ts';
import { openSqlite } from './sqlite.ts';

export type Store = {
  readonly database: Database;
  ready(): Promise<void>;
  close(): Promise<void>;
};

export function openStore(
  settings: Pick<Settings, 'databaseUrl' | 'dataDir'> & { readonly checkpoints?: boolean },
): Store {
  const database = settings.databaseUrl
    ? openPostgres(settings.databaseUrl)
    : openSqlite(settings.dataDir, settings.checkpoints ?? false);
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
