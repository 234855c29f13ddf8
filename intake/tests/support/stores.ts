import './patience.ts';
import { afterAll, describe, inject } from 'vitest';
import { createDatabase, dropDatabase } from './postgres.ts';

/** Gives the environment of a fresh store. */
export type FreshStore = () => Promise<Record<string, string>>;

/** Runs the same tests over SQLite and over a real PostgreSQL. Where that is missing, its tests are skipped. */
export function overBothStores(tests: (freshStore: FreshStore) => void): void {
  describe('over SQLite', () => {
    tests(async () => ({}));
  });
  const server = inject('postgres');
  describe.skipIf(server === undefined)('over PostgreSQL', () => {
    const databases: string[] = [];
    afterAll(async () => {
      for (const database of databases) await dropDatabase(database);
    });
    tests(async () => {
      const database = await createDatabase(String(server));
      databases.push(database);
      return { DATABASE_URL: database };
    });
  });
}
