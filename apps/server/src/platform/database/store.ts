import type { Form } from '@vanda/forms/form';
import { addForms, codeForms, isFormId } from '@vanda/forms/forms';
import type { Settings } from '../env.ts';
import type { Database, Queries } from './database.ts';
import { migrate } from './migrate.ts';
import { openPostgres } from './postgres.ts';
import { openSqlite } from './sqlite.ts';

export type Store = { readonly database: Database; ready(): Promise<void>; close(): Promise<void> };

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
      migrated ??= migrate(database)
        .then(() => readForms(database))
        .catch((error: unknown) => {
          migrated = undefined;
          throw error;
        });
      return migrated;
    },
    close: () => database.close(),
  };
}

/** What was sent outlives the course that had the form. A build knows its own forms better. */
async function readForms(queries: Queries): Promise<void> {
  const rows = await queries.all<{ definition: string }>('SELECT definition FROM forms');
  addForms(rows.map(({ definition }): Form => JSON.parse(definition)).filter(({ id }) => !isFormId(id)));
}

/** Runs in the transaction that stores an enquiry sent with the form. */
export async function storeForm(queries: Queries, form: Form): Promise<void> {
  if (Object.hasOwn(codeForms, form.id)) return;
  await queries.run(
    `INSERT INTO forms (id, definition) VALUES ($1, $2)
     ON CONFLICT (id) DO UPDATE SET definition = excluded.definition`,
    [form.id, JSON.stringify(form)],
  );
}
