import { afterAll, describe, inject, onTestFinished, TestRunner } from 'vitest';
import { openStore, type Store } from '../../src/platform/database/store.ts';
import { readSettings } from '../../src/platform/env.ts';
import { createDatabase, dropDatabase, emptyDatabase } from './postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    postgres: string | undefined;
  }
}

export const isLongRun = process.env.TEST_LONG === '1';

export type FreshStore = () => Promise<Record<string, string>>;

/** Runs the tests over SQLite and, where it is installed, PostgreSQL. */
export function overBothStores(tests: (freshStore: FreshStore) => void): void {
  overSqlite(tests);
  overPostgres(tests);
}

/** Slow tests of a `*.stores.test.ts`: over SQLite in `npm test`, over PostgreSQL in `npm run test:long`. */
export function overOneStore(tests: (freshStore: FreshStore) => void): void {
  if (isLongRun) overPostgres(tests);
  else overSqlite(tests);
}

/** Tests of a `*.stores.test.ts`: over SQLite in `npm test`, over both in `npm run test:long`. */
export function overStores(tests: (freshStore: FreshStore) => void): void {
  overSqlite(tests);
  if (isLongRun) overPostgres(tests);
}

/** The store of a service's environment. */
export const storeOf = (environment: Record<string, string>): Store => openStore(readSettings(environment));

/** Closes the store after the work, so that a service can open it. */
export async function withStore<Result>(
  environment: Record<string, string>,
  work: (store: Store) => Promise<Result>,
): Promise<Result> {
  const store = storeOf(environment);
  await store.ready();
  const result = await work(store);
  await store.close();
  return result;
}

function overSqlite(tests: (freshStore: FreshStore) => void): void {
  describe('over SQLite', () => {
    tests(async () => ({}));
  });
}

function overPostgres(tests: (freshStore: FreshStore) => void): void {
  const server = inject('postgres');
  describe.skipIf(server === undefined)('over PostgreSQL', () => {
    const databases: string[] = [];
    /** Databases of tests that have ended: emptying takes a tenth of the time of making one. */
    const left: string[] = [];
    afterAll(async () => {
      for (const database of databases) await dropDatabase(database);
    });
    tests(async () => {
      const earlier = left.pop();
      const database = earlier ?? (await createDatabase(String(server)));
      if (earlier) await emptyDatabase(earlier);
      else databases.push(database);
      // A database for all tests of a file is not reused.
      if (TestRunner.getCurrentTest()) onTestFinished(() => void left.push(database));
      return { DATABASE_URL: database };
    });
  });
}
