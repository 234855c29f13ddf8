import './patience.ts';
import { afterAll, beforeAll, describe } from 'vitest';
import { type PostgresServer, startPostgres } from './postgres.ts';

/** Gives the environment of a fresh store. */
export type FreshStore = () => Promise<Record<string, string>>;

/** Runs the same tests over SQLite and over a real PostgreSQL. */
export function overBothStores(tests: (freshStore: FreshStore) => void): void {
  describe('over SQLite', () => {
    tests(async () => ({}));
  });
  describe('over PostgreSQL', () => {
    let server: PostgresServer | undefined;
    beforeAll(async () => {
      server = await startPostgres();
    }, 120_000);
    afterAll(() => server?.remove(), 60_000);
    tests(async () => {
      if (!server) throw new Error('PostgreSQL is not running');
      return { DATABASE_URL: await server.createDatabase() };
    });
  });
}
