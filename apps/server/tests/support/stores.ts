import { afterAll, describe, inject, onTestFinished, TestRunner } from 'vitest';
import { createDatabase, dropDatabase, emptyDatabase } from './postgres.ts';

export type FreshStore = () => Promise<Record<string, string>>;

/** Runs the same tests over SQLite and over a real PostgreSQL. Where that is missing, its tests are skipped. */
export function overBothStores(tests: (freshStore: FreshStore) => void): void {
  overSqlite(tests);
  overPostgres(tests);
}

/** For slow tests: over SQLite in `npm test`, over PostgreSQL in `npm run test:long`, where a `*.long.test.ts` imports or repeats it. */
export function overOneStore(tests: (freshStore: FreshStore) => void): void {
  if (process.env.TEST_LONG === '1') overPostgres(tests);
  else overSqlite(tests);
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
    /** Of tests that have ended: to empty a database takes a tenth of the time of making one. */
    const left: string[] = [];
    afterAll(async () => {
      for (const database of databases) await dropDatabase(database);
    });
    tests(async () => {
      const earlier = left.pop();
      const database = earlier ?? (await createDatabase(String(server)));
      if (earlier) await emptyDatabase(earlier);
      else databases.push(database);
      // What is made for all tests of a file is nobody's to hand on.
      if (TestRunner.getCurrentTest()) onTestFinished(() => void left.push(database));
      return { DATABASE_URL: database };
    });
  });
}
