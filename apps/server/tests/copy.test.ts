import path from 'node:path';
import { temporaryFolder } from '@vanda/testing/temporary-folder';
import { describe, expect, inject, it, onTestFinished } from 'vitest';
import { countOf } from '../src/platform/database/database.ts';
import { readState, serviceKey, writeState } from '../src/platform/database/service-state.ts';
import { openStore } from '../src/platform/database/store.ts';
import { readSettings } from '../src/platform/env.ts';
import { runCommand } from './support/command.ts';
import { insertEnquiry } from './support/insert-enquiry.ts';
import { createDatabase, dropDatabase } from './support/postgres.ts';
import { enquiry } from './support/service.ts';
import { withStore } from './support/stores.ts';

const sqlite = () => ({ DATA_DIR: path.join(temporaryFolder(), 'data') });

it.each([['mysql://x'], ['']])('refuses %s, which is no PostgreSQL database', async (to) => {
  expect((await runCommand(sqlite(), 'copy', '--to', to)).error).toContain('copy --to postgres://');
});

const server = inject('postgres');
describe.skipIf(server === undefined)('into PostgreSQL', () => {
  const empty = async () => {
    const url = await createDatabase(String(server));
    onTestFinished(() => dropDatabase(url));
    return url;
  };

  it('copies every row and key, so that links of registrants stay valid', async () => {
    const here = sqlite();
    const key = await withStore(here, async (store) => {
      for (const at of Array.from({ length: 1203 }).keys())
        await insertEnquiry(
          store,
          { ...enquiry, email: `a${at}@example.com`, message: 'Grüße 你好\n"x"' },
          { kinds: ['receipt'] },
        );
      await writeState(store.database, 'last_seen_at', 1_900_000_000_000);
      await store.database.run('CREATE TABLE _litestream_seq (id INTEGER PRIMARY KEY, seq INTEGER)');
      return serviceKey(store.database, 'registrant-links');
    });
    const url = await empty();
    const { out, error } = await runCommand(here, 'copy', '--to', url);
    expect(error).toBe('');
    expect(out).toContain('enquiries: 1203');
    const rows = (store: { database: Parameters<typeof countOf>[0] }) =>
      store.database.all('SELECT * FROM enquiries ORDER BY reference');
    const before = await withStore(here, rows);
    await withStore({ DATABASE_URL: url }, async (store) => {
      expect(await rows(store)).toEqual(before);
      expect(await countOf(store.database, 'outbox')).toBe(1203);
      expect(await readState(store.database, 'last_seen_at')).toBe(1_900_000_000_000);
      expect(await serviceKey(store.database, 'registrant-links')).toBe(key);
    });
  });

  it('refuses a database that holds anything, and leaves it as it was', async () => {
    const here = sqlite();
    const url = await empty();
    await withStore(here, (store) => insertEnquiry(store, enquiry, { kinds: [] }));
    await withStore({ DATABASE_URL: url }, (store) => writeState(store.database, 'last_seen_at', 5));
    expect((await runCommand(here, 'copy', '--to', url)).error).toContain('is not empty (service_state)');
    await withStore({ DATABASE_URL: url }, async ({ database }) => {
      expect(await countOf(database, 'enquiries')).toBe(0);
    });
  });

  it('refuses while the service uses the store', async () => {
    const here = sqlite();
    const store = openStore(readSettings(here));
    await store.ready();
    expect((await runCommand(here, 'copy', '--to', await empty())).error).toContain('stop it, then copy');
    await store.close();
  });
});
