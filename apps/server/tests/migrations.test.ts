import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { temporaryFolder } from '@vanda/testing/temporary-folder';
import { expect, it } from 'vitest';
import { migrate } from '../src/platform/database/migrate.ts';
import { startService } from './support/service.ts';
import { overBothStores } from './support/stores.ts';

const ownFolder = path.join(import.meta.dirname, '../src/platform/migrations');
const own = readdirSync(ownFolder).map((name) => ({ name }));

/** Statements that a program without this migration may not survive. */
const breakingStatements = (sql: string): string[] =>
  sql
    .replaceAll(/--.*$/gm, '')
    .split(';')
    .map((text) => text.trim())
    .filter((text) => {
      const isAdditive =
        /^(CREATE (UNIQUE )?(TABLE|INDEX)|ALTER TABLE \w+ ADD COLUMN|INSERT INTO|UPDATE) /i.test(text);
      const needsValue = /ADD COLUMN.*NOT NULL/is.test(text) && !/DEFAULT/i.test(text);
      return text !== '' && (!isAdditive || needsValue);
    });

it('a migration only adds, unless its name says that it breaks', () => {
  expect(breakingStatements('ALTER TABLE a ADD COLUMN b TEXT NOT NULL; DROP TABLE c')).toHaveLength(2);
  for (const name of readdirSync(ownFolder).filter((file) => !file.endsWith('.breaking.sql')))
    expect(breakingStatements(readFileSync(path.join(ownFolder, name), 'utf8')), name).toEqual([]);
});

overBothStores((freshStore) => {
  it('a migration added later runs once, on a store with rows', async () => {
    const folder = temporaryFolder();
    cpSync(ownFolder, folder, { recursive: true });
    const service = await startService(await freshStore());
    const { database } = service.store;
    const reference = await service.send();
    const later = `ALTER TABLE enquiries ADD COLUMN later TEXT NOT NULL DEFAULT 'before';
      CREATE TABLE later (name TEXT PRIMARY KEY)`;
    writeFileSync(path.join(folder, '9999-later.sql'), later);

    await Promise.all([migrate(database, folder), migrate(database, folder)]);
    await migrate(database, folder);

    expect(await database.all('SELECT name FROM migrations ORDER BY name')).toEqual([
      ...own,
      { name: '9999-later.sql' },
    ]);
    expect(await database.all('SELECT reference, later FROM enquiries')).toEqual([
      { reference, later: 'before' },
    ]);
  });

  it('a migration that fails leaves the store as it was', async () => {
    const folder = temporaryFolder();
    cpSync(ownFolder, folder, { recursive: true });
    writeFileSync(path.join(folder, '9998-first.sql'), 'CREATE TABLE first (name TEXT PRIMARY KEY)');
    writeFileSync(path.join(folder, '9999-wrong.sql'), 'ALTER TABLE missing ADD COLUMN name TEXT');
    const { database } = (await startService(await freshStore())).store;

    await expect(migrate(database, folder)).rejects.toThrow(/missing/);

    expect(await database.all('SELECT name FROM migrations')).toEqual(own);
    await expect(database.all('SELECT name FROM first')).rejects.toThrow(/first/);
  });

  it('a store with the tables and columns of a later version is used; after a breaking migration it is refused', async () => {
    const store = await freshStore();
    const first = await startService(store);
    await first.send({}, 'professional-scrum-master');
    await first.store.database.transaction(async (queries) => {
      for (const table of ['enquiries', 'registrations', 'registration_history', 'outbox', 'staff_members'])
        await queries.script(`ALTER TABLE ${table} ADD COLUMN of_a_later_version TEXT`);
      await queries.script('CREATE TABLE later (name TEXT PRIMARY KEY)');
      await queries.script("INSERT INTO migrations (name) VALUES ('9998-later.sql')");
    });
    await first.close();

    const before = await startService(store, {}, first.folder);
    await before.send({ email: 'second@example.com' }, 'professional-scrum-master');
    await before.store.database.transaction((queries) =>
      queries.script("INSERT INTO migrations (name) VALUES ('9999-later.breaking.sql')"),
    );
    await before.close();

    const refused = await startService(store, {}, first.folder);
    await expect(refused.store.ready()).rejects.toThrow(
      /made by a newer version \(9999-later\.breaking\.sql\)/,
    );
  });
});
